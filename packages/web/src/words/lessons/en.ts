/** The words of everything that teaches the game. English is the source of the types. */
export const en = {
  learn: {
    title: 'How to play',
    minute: 'The game in one minute',
    aim: 'You lead a Greek city. After nine rounds, whoever has the most points wins.',
    dice: 'Each round you roll your dice and put a different action tile on each. A tile with a higher number than its die costs citizens.',
    actions:
      'Seven actions, numbered 0 to 6, bring you citizens, drachmas, troops, points and politics cards.',
    knowledge:
      'Troops explore the map and bring back knowledge tokens. Cards and the developments of your city need them.',
    progress:
      'At the end of a round you may pay to move up on one of your three tracks, which makes your actions stronger.',
    points:
      'Points come from actions, cards, levels and developments. At the end, each glory scores one point per major token.',
    lessons: 'Short lessons, a minute each',
    taken: 'done',
    first: 'An easy first game',
    firstText: 'Against three beginners, with the cards already dealt. Each question says why it matters.',
    rules: 'The rules',
    rulesText: 'All rules, cards, cities and events to look up.',
  },
  why: {
    city: 'Its developments show which tokens you will need.',
    draft: 'You play cards with the Politics action, so keep what you will be able to pay for.',
    reroll: 'High dice suit high tiles; low dice are enough for Philosophy and Legislation.',
    assign:
      'Tiles higher than their die cost the difference in citizens; point at one, or hold it, to see what it does.',
    pay: 'A tile that you cannot pay for is set aside, and its action is lost.',
    keep: 'The other card goes under the deck, so keep the one you will be able to play.',
    buy: 'Cards and developments ask for tokens, and a token is never spent.',
    explore: 'This is the cheapest way to get tokens; the second number is how many troops you lose.',
    play: 'Cards score points or make you stronger for the rest of the game, so the earlier, the better.',
    develop: 'Developments stay unlocked, and they are among the strongest effects in the game.',
    progress: 'Every level improves an action for all the rounds to come.',
    raise: 'It costs nothing, and you get what the new level brings.',
    tracks: 'Both are free: take the levels that would cost you the most.',
    reward: 'Take what you will use next round.',
    token: 'Think of the next card or development that needs one.',
    takeBack: 'A card you have already played can work again.',
    lose: 'Give up a token that none of your cards or developments need.',
    discard: 'Let go of cards you are unlikely to afford.',
    action: 'It costs neither a die nor citizens.',
    claim: 'Taxes bring drachmas every round; glory scores at the end for each major token.',
    tradeGlory: 'Glory is only worth something together with major tokens.',
  },
} as const;

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
/** The same keys in another language: a missing or an additional one does not compile. */
export type Words = Translated<typeof en>;
