// Part of ListKit, MIT licence: see LICENSE.
