import type { Translated } from '../catalogue.ts';
import type { amounts as english } from '../en/amounts.ts';

const counted: Translated<typeof english.amounts> = {
  citizens: '{count, number} Bürger',
  taxes: '{count, plural, one {# Steuer} other {# Steuern}}',
  glory: '{count, number} Ruhm',
  troops: '{count, plural, one {# Truppe} other {# Truppen}}',
  drachmas: '{count, plural, one {# Drachme} other {# Drachmen}}',
  points: '{count, plural, one {# Siegpunkt} other {# Siegpunkte}}',
  scrolls: '{count, number} Philosophiemarker',
};

export const amounts: Translated<typeof english> = {
  resources: {
    citizens: 'Bürger',
    taxes: 'Steuern',
    glory: 'Ruhm',
    troops: 'Truppen',
    drachmas: 'Drachmen',
    points: 'Siegpunkte',
    scrolls: 'Philosophiemarker',
  },
  amounts: counted,
  objects: counted,
  colors: { red: 'rote Amphore', blue: 'blauer Helm', green: 'grüne Lyra' },
  sizes: { minor: 'kleines Wissen', major: 'großes Wissen' },
  tokens: {
    'minor-red': 'kleiner roter Wissensmarker',
    'minor-blue': 'kleiner blauer Wissensmarker',
    'minor-green': 'kleiner grüner Wissensmarker',
    'major-red': 'großer roter Wissensmarker',
    'major-blue': 'großer blauer Wissensmarker',
    'major-green': 'großer grüner Wissensmarker',
  },
  tokenObjects: {
    'minor-red': 'einen kleinen roten Wissensmarker',
    'minor-blue': 'einen kleinen blauen Wissensmarker',
    'minor-green': 'einen kleinen grünen Wissensmarker',
    'major-red': 'einen großen roten Wissensmarker',
    'major-blue': 'einen großen blauen Wissensmarker',
    'major-green': 'einen großen grünen Wissensmarker',
  },
};
