const counted = {
  citizens: '{count, plural, one {# citizen} other {# citizens}}',
  taxes: '{count, plural, one {# tax} other {# taxes}}',
  glory: '{count, number} glory',
  troops: '{count, plural, one {# troop} other {# troops}}',
  drachmas: '{count, plural, one {# drachma} other {# drachmas}}',
  points: '{count, plural, one {# point} other {# points}}',
  scrolls: '{count, plural, one {# philosophy token} other {# philosophy tokens}}',
} as const;

/** What can be counted and owned. */
export const amounts = {
  resources: {
    citizens: 'citizens',
    taxes: 'taxes',
    glory: 'glory',
    troops: 'troops',
    drachmas: 'drachmas',
    points: 'points',
    scrolls: 'philosophy tokens',
  },
  /** An amount by itself, as in “+3 drachmas”. */
  amounts: counted,
  /** An amount as the object of a verb, as in “gains 3 drachmas”. */
  objects: counted,
  colors: { red: 'red amphora', blue: 'blue helmet', green: 'green lyre' },
  sizes: { minor: 'minor knowledge', major: 'major knowledge' },
  tokens: {
    'minor-red': 'minor red token',
    'minor-blue': 'minor blue token',
    'minor-green': 'minor green token',
    'major-red': 'major red token',
    'major-blue': 'major blue token',
    'major-green': 'major green token',
  },
  /** A token as the object of a verb. */
  tokenObjects: {
    'minor-red': 'a minor red token',
    'minor-blue': 'a minor blue token',
    'minor-green': 'a minor green token',
    'major-red': 'a major red token',
    'major-blue': 'a major blue token',
    'major-green': 'a major green token',
  },
} as const;
