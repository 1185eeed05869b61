import type { Words } from './en.ts';

export const cs: Words = {
  title: 'Bodovací list',
  text: 'Pro partie s deskovou hrou. Zapište, co leží na stole, a body se sečtou samy.',
  lookUp: 'Vyhledat karty a pravidla',
  name: 'Jméno',
  development: 'Poslední odemčený stupeň rozvoje',
  points: 'Body na stupnici',
  cards: 'Vyložené karty pro konec hry: {count, number}',
  cardsInPlay: 'Všechny vyložené karty',
  cardsInHand: 'Karty v ruce',
  add: 'Přidat hráče',
  remove: 'Odebrat posledního hráče',
  clear: 'Vyprázdnit list',
  tie: {
    drachmas: 'Shoda bodů: vyhrává, kdo má víc drachem (R4.2).',
    shared: 'Shoda bodů i drachem: vítězství je společné (R4.2).',
  },
};
