import type { Translated } from '../catalogue.ts';
import type { amounts as english } from '../en/amounts.ts';

export const amounts: Translated<typeof english> = {
  resources: {
    citizens: 'občané',
    taxes: 'daně',
    glory: 'sláva',
    troops: 'armády',
    drachmas: 'drachmy',
    points: 'vítězné body',
    scrolls: 'svitky',
  },
  amounts: {
    citizens: '{count, plural, one {# občan} few {# občané} other {# občanů}}',
    taxes: '{count, plural, one {# daň} few {# daně} other {# daní}}',
    glory: '{count, plural, one {# sláva} few {# slávy} other {# slávy}}',
    troops: '{count, plural, one {# armáda} few {# armády} other {# armád}}',
    drachmas: '{count, plural, one {# drachma} few {# drachmy} other {# drachem}}',
    points: '{count, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}',
    scrolls: '{count, plural, one {# svitek} few {# svitky} other {# svitků}}',
  },
  objects: {
    citizens: '{count, plural, one {# občana} few {# občany} other {# občanů}}',
    taxes: '{count, plural, one {# daň} few {# daně} other {# daní}}',
    glory: '{count, plural, one {# slávu} few {# slávy} other {# slávy}}',
    troops: '{count, plural, one {# armádu} few {# armády} other {# armád}}',
    drachmas: '{count, plural, one {# drachmu} few {# drachmy} other {# drachem}}',
    points: '{count, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}',
    scrolls: '{count, plural, one {# svitek} few {# svitky} other {# svitků}}',
  },
  colors: { red: 'červená amfora', blue: 'modrá helma', green: 'zelená lyra' },
  sizes: { minor: 'malá trofej', major: 'velká trofej' },
  tokens: {
    'minor-red': 'malá červená trofej',
    'minor-blue': 'malá modrá trofej',
    'minor-green': 'malá zelená trofej',
    'major-red': 'velká červená trofej',
    'major-blue': 'velká modrá trofej',
    'major-green': 'velká zelená trofej',
  },
  tokenObjects: {
    'minor-red': 'malou červenou trofej',
    'minor-blue': 'malou modrou trofej',
    'minor-green': 'malou zelenou trofej',
    'major-red': 'velkou červenou trofej',
    'major-blue': 'velkou modrou trofej',
    'major-green': 'velkou zelenou trofej',
  },
};
