// Part of ListKit, MIT licence: see LICENSE.

extension ListHistory {
  /// Returns a shorter history that fails too, and from which nothing can be left out.
  ///
  /// - Parameters:
  ///   - attempts: How many histories to try at most.
  ///   - fails: Returns whether a history fails. It is true for this one.
  /// - Returns: The history, or this one if nothing can be left out.
  public func shrunk(attempts: Int = 1_000, while fails: (ListHistory) -> Bool) -> ListHistory {
    var best = self
    var left = attempts
    search: while left > 0 {
      for candidate in best.simpler {
        guard left > 0 else { break search }
        left -= 1
        if fails(candidate) {
          best = candidate
          continue search
        }
      }
      break
    }
    return best
  }

  /// Histories that are a little simpler than this one, the boldest first.
  private var simpler: [ListHistory] {
    var candidates: [ListHistory] = []
    for index in steps.indices.reversed() {
      var candidate = self
      candidate.steps.remove(at: index)
      candidates.append(candidate)
    }
    if let step = steps.first {
      candidates.append(ListHistory(first: step.sections, steps: Array(steps.dropFirst())))
    }
    for index in steps.indices where steps[index].timing != .calm {
      var candidate = self
      candidate.steps[index].timing = .calm
      candidates.append(candidate)
    }
    let sections = everySection
    for id in Set(sections.map(\.id)).sorted() {
      candidates.append(changingSections { $0.id == id ? nil : $0 })
    }
    for id in Set(sections.flatMap(\.items).map(\.id)).sorted() {
      candidates.append(
        changingSections { section in
          var section = section
          section.items.removeAll { $0.id == id }
          return section
        })
    }
    candidates += simplerVersions
    candidates.append(changingSections { HistorySection($0.id, items: $0.items) })
    candidates.append(
      changingSections { section in
        var section = section
        for row in section.items.indices { section.items[row].content = 0 }
        return section
      })
    return candidates.filter { $0 != self }
  }

  /// Histories of which one version lacks one row or section.
  private var simplerVersions: [ListHistory] {
    var candidates: [ListHistory] = []
    for version in -1..<steps.count {
      let sections = version < 0 ? first : steps[version].sections
      for index in sections.indices {
        var shorter = sections
        shorter.remove(at: index)
        candidates.append(replacing(version, with: shorter))
        for row in sections[index].items.indices {
          var shorter = sections
          shorter[index].items.remove(at: row)
          candidates.append(replacing(version, with: shorter))
        }
      }
    }
    return candidates
  }

  private func replacing(_ version: Int, with sections: [HistorySection]) -> ListHistory {
    var history = self
    if version < 0 { history.first = sections } else { history.steps[version].sections = sections }
    return history
  }

  private var everySection: [HistorySection] { first + steps.flatMap(\.sections) }

  private func changingSections(
    _ change: (HistorySection) -> HistorySection?
  ) -> ListHistory {
    ListHistory(
      first: first.compactMap(change),
      steps: steps.map { Step($0.sections.compactMap(change), timing: $0.timing) })
  }
}
