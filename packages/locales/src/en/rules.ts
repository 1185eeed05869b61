import type { RuleTexts } from '../rules.ts';

export const rules: RuleTexts = {
  preface: [
    'You lead a city of ancient Greece through nine rounds; whoever has the most points at the end wins. This is an unofficial edition of the board game Khôra: Rise of an Empire. It is not affiliated with the publisher of the game, and the words are our own.',
    'Each rule has a number, which the game cites when it explains something. The rules follow five editions of the rulebook: English, German, Spanish, Czech and Russian. Where these disagree or say nothing, a passage that begins with “Ruling:” says what holds here. What each card, city, event, space and track level does is shown in the library.',
    'You count seven things: points (victory points), drachmas, philosophy tokens, citizens, taxes, glory and troops. You also have three progress tracks (Economy, Culture and Military), knowledge tokens (red, blue or green, each of them minor or major), politics cards in hand and in play, and a city with developments 1 to 4.',
  ],
  ruling: 'Ruling',
  titles: {
    setup: '1 Setup',
    round: '2 A round',
    event: 'A Event Announcement',
    tax: 'B Tax',
    dice: 'C Dice',
    action: 'D Action',
    progress: 'E Progress',
    resolution: 'F Event Resolution',
    achievement: 'G Achievement',
    gains: '3 Gains and losses',
    end: '4 End of the game',
    variants: '5 Variants',
    rulings: '6 Single cards, cities and events',
    versions: '7 Rules versions',
  },
  intros: {
    round: 'The game lasts nine rounds. Each has seven phases, A to G, in this order.',
    variants: 'Both come from the Czech edition.',
    rulings:
      'On the purple (ongoing) cards of the box a letter says in which phase they work; here the text of the effect decides. The rulebooks explain hardly any of these components, so nearly everything in this section is a ruling.',
  },
  rules: {
    'R1.1':
      'The game is for 2, 3 or 4 players, seated clockwise. Each starts with Economy, Culture and Military at level 1, with 3 citizens, 4 drachmas and 2 dice, and with 0 taxes, glory, troops, points and philosophy tokens. A third die is still locked (R2.E5).',
    'R1.2':
      'Each player gets one of the 7 cities at random, no city twice. Option (Czech edition): the players agree on who takes which. Ruling: here they choose in turn order, beginning with the first player of R1.7.',
    'R1.3':
      'The 40 politics cards are shuffled and 5 are dealt to each player. Then comes the draft: everyone at once keeps one card and passes the rest to the left (clockwise), over and over; the last card received is kept too. So everyone ends with 5 cards. The remaining cards are the face-down politics deck.',
    'R1.4':
      'The event deck has 9 cards, one per round. From top to bottom: Growing Population, 7 of the other 14 events at random, Conquest of the Persians.',
    'R1.5':
      'The map has 33 exploration spaces with one knowledge token each, and Persepolis with three major tokens, one of each colour: 36 tokens in all.',
    'R1.6':
      'After the draft, development 1 of every city is unlocked and takes effect. A track level gained this way gives its benefit.',
    'R1.7':
      'Before round 1 a random player is first (Spanish edition). This breaks ties in the first roll (R2.C2) and decides the order for R1.2 and R5.2. Ruling: in the Czech edition whoever was in Greece last begins, which a program cannot know; the other editions say nothing.',
    'R1.8': 'Option for quick games: everyone keeps the 5 cards they are dealt; nothing is passed.',

    'R2.A1':
      'The top event card is revealed. It takes effect in phase F; only Growing Population takes effect in phase C.',

    'R2.B1':
      'Everyone gains drachmas equal to their taxes. After that, the cards that work in the Tax phase take effect.',

    'R2.C1': 'Everyone rolls all their unlocked dice once: 2 dice, or 3 from Culture level 4 on.',
    'R2.C2':
      'Whoever rolls the lowest sum is first player of the round. In a tie it is the tied player who sits nearest to the previous first player, counting clockwise from there. Ruling: the previous first player, if tied, is at distance 0 and stays first. Sums of 2 and of 3 dice are compared as they are.',
    'R2.C3':
      'Growing Population: each player whose dice sum to 4 or less gains 1 philosophy token, right after the roll.',
    'R2.C4':
      'Secretly and at the same time, everyone puts a different action tile (0 to 6) on each of their dice. Every die gets a tile. Then all tiles are revealed together.',
    'R2.C5':
      'A tile whose number is higher than its die costs you the difference in citizens (tile 6 on a die of 4: 2 citizens); any other tile is free. You settle your tiles in any order you like.',
    'R2.C6':
      'If you have enough citizens, you must pay (English, German, Spanish and Czech editions). If not, you pay nothing: the tile is set aside and its action is not taken. Option (Russian edition): you may also decline to pay and set the tile aside.',
    'R2.C7':
      'In this step, whether you pay or not, you may spend any number of philosophy tokens for 3 citizens each: before, between or after payments. Ruling: so you can pay for tiles if your citizens plus 3 for each philosophy token spent are at least their total cost; you keep what is left, up to 15. You never have to spend philosophy tokens. You may set tiles aside if, and only if, there is a moment in the settling (none, some or all of these philosophy tokens spent; none, some or all of the kept tiles paid for) at which you could not pay for even one of the tiles set aside.',

    'R2.D1':
      'The tiles of all players are carried out in ascending order: all 0s, then all 1s, and so on. Players with the same tile act at the same time, except for Military (4), which goes in turn order: first player, then clockwise. Ruling: the cards of Legislation are drawn in turn order when the 1s begin; explorations granted by a development are made in turn order; other simultaneous choices take effect as they are made.',
    'R2.D2':
      'Every effect of an action you have chosen is optional: you never have to apply what you do not want (all editions). R3.8 says where you are asked.',
    'R2.D3':
      'Effects such as “when you take the Trade action” happen each time you take the action, even when a card, a development or an event granted it. Ruling: they happen together with the action’s own gain, so before an optional purchase or exploration in the same action. An action that is not carried out (no card played, nothing unlocked) sets off nothing.',
    'R2.D4':
      '0 Philosophy: gain 1 philosophy token. There is no limit to philosophy tokens. You can spend them in phases C (R2.C7), D (R2.D12) and E (R2.E2).',
    'R2.D5':
      '1 Legislation: gain 3 citizens; then draw 2 politics cards, keep one in hand and put the other under the deck. There is no limit to cards in hand. Ruling: if only one card is left, you draw that one; if none is left, you draw nothing.',
    'R2.D6': '2 Culture: gain points equal to your Culture level.',
    'R2.D7':
      '3 Trade: gain drachmas equal to your Economy level + 1; then you may buy one minor token of any colour for 5 drachmas. Minor tokens and drachmas never run out; major tokens cannot be bought.',
    'R2.D8': '4 Military: gain troops equal to your Military level; then you may explore once (R2.D9).',
    'R2.D9':
      'Exploring: each space shows its need and its loss (6/3: need 6, loss 3). Choose a space whose token is still there and whose need is at most your troops; lose troops equal to its loss; take the token; gain the space’s benefit. Persepolis gives its three major tokens at once.',
    'R2.D10':
      '5 Politics: play one card from your hand. You must own the tokens it requires (by colour, minor or major; they are not spent; for missing ones see R2.D12) and pay its cost in drachmas; the card is then in play. Immediate cards take effect once, as far as possible; ongoing cards from now on; end-of-game cards in the final scoring. A card whose tokens or drachmas you lack cannot be played.',
    'R2.D11':
      '6 Development: unlock the next development of your city. You must own its tokens (they are not spent; for missing ones see R2.D12) and pay its cost in drachmas. This can be done at most three times in a game: developments 2, 3 and 4, in this order. Unlocked developments keep their effects.',
    'R2.D12':
      'In a Politics or Development action of phase D, every 2 philosophy tokens you spend replace one required knowledge token, for that action only. Ruling: you spend exactly 2 philosophy tokens for each missing token.',
    'R2.D13':
      'Overflow: the Legislation action may take your citizens above 15, and the Military action your troops, until the end of phase D; then both fall back to 15. Every other gain stops at 15 at once: Mercenary Recruitment with 13 troops and Economy 5 ends at 15. Above 15 such a gain adds nothing and takes nothing away: 17 troops and Greek Fire are still 17. Ruling: the editions say both “end of the action” and “end of the phase”; here it is the phase, but an overflow in phase F ends with its action. (The German and Spanish editions print level 7 in the example 13 + 4 = 17: a misprint.)',

    'R2.E1':
      'In turn order, each player may move up one level on one progress track: you pay the cost of the new level in drachmas and gain its benefit. For more levels see R2.E2.',
    'R2.E2':
      'Each philosophy token you spend allows one more level on any track; you still pay its cost in drachmas. Several levels may go to one track or to several.',
    'R2.E3':
      'Effects that allow a total of 2 levels (Reformists, Corinth 3) let you move up 2 levels instead of 1 without philosophy tokens. Ruling: they do not add up, since each says a total of 2.',
    'R2.E4': 'The top level is 7. Ruling: discounts add up; a cost is never below 0.',
    'R2.E5': 'Culture level 4 unlocks your third die, from the next Dice phase on.',

    'R2.F1':
      'The effects of the event card are carried out from top to bottom. What goes to the player with the most or the fewest troops goes to every tied player; if all players are equal, everyone has both the most and the fewest (Russian edition). Ruling: who has the most and who has the fewest is settled before the event’s first effect.',
    'R2.F2':
      'Other effects apply to all players, in turn order where the order matters. Ruling: cards are drawn and levels gained in turn order. Players who lose a token, discard cards or take the Politics action of Prosperity choose at the same time, and each choice takes effect as it is made, as in phase D (R2.D1).',
    'R2.F3':
      'Progress granted by an event costs the usual drachmas. Ruling: about discounts, and about actions granted by an event, the editions say nothing; the usual rules and discounts apply. Each use of philosophy tokens belongs to phase C, D or E, so there is none here (R2.C7, R2.D12, R2.E2).',

    'R2.G1':
      'There are five achievements, each for having at least: 10 points; 12 citizens; 6 troops; Economy level 4; 3 politics cards in play.',
    'R2.G2':
      'Each achievement can be earned in one round only: the first in which anyone meets it in phase G, by every player who meets it then. In later rounds it is closed. An achievement is never lost.',
    'R2.G3':
      'If you alone earn an achievement, you gain 1 tax or 1 glory, as you choose. If several players earn it, each gains 1 tax. Each achievement is settled on its own. Ruling: shared achievements come first; then those who earned one alone choose, all at the same time, each one achievement after another.',

    'R3.1':
      'Limits: citizens 0 to 15 and troops 0 to 15 (but see R2.D13), taxes 0 to 10, glory 0 to 10. Points, drachmas and philosophy tokens never go below 0 and have no upper limit. Gains beyond a limit are lost.',
    'R3.2':
      'If you are to lose more than you have, you lose all of it; there is no debt. Exception: if you are to lose a knowledge token and own none, nothing happens. If you are to discard more cards than you hold, you discard your whole hand.',
    'R3.3':
      'Moving up for free costs nothing and gives the benefit of the level. Ruling: at level 7 nothing happens.',
    'R3.4':
      'Ruling: discarded politics cards go under the politics deck. Cards that several players put there at the same time (Legislation, The Thirty Tyrants) go in turn order, once the last of them has chosen, so that it makes no difference who answers first.',
    'R3.5':
      'A knowledge token you lose may be of any colour, minor or major (Czech edition). Ruling: you choose which token you lose and which cards you discard.',
    'R3.6':
      'An effect that moves you up for free says so; if it only says that you may move up, you pay the usual cost.',
    'R3.7':
      'Cards in play are never discarded (Czech edition). Ruling: lost knowledge tokens leave the game, and Persepolis stays explored; no edition says where a lost token goes, and one that was put back could be explored twice.',
    'R3.8':
      'Ruling: you may refuse what an action you have chosen gives you, and what the cards and developments it plays or unlocks give you (R2.D2). You are asked wherever refusing could help anyone: before you move up for free (Peripteros, Rivalry, Argos 3, Olympia 3, Miletus 2) and before you take a card back with Ostracism. Everything else takes effect at once, because refusing it would never help anyone; the one exception is drawing cards (R3.11). An effect that would change nothing (a track at level 7, a condition that is not met, an empty deck, nothing to take back) asks nothing and never forbids playing the card or unlocking the development: it takes effect as far as possible. Each level you pass gives its benefit.',
    'R3.9':
      'Ruling: an effect is applied whole or refused whole. Olympia 3 moves you up both levels on Culture or none; Miletus 2 moves you up on two tracks or none. Ostracism has two effects: if you take no card back, you may still take the Politics action, just as you may with no other card in play.',
    'R3.10':
      'Losses, prices and discards cannot be refused. Ruling: neither can development 1 (R1.6), which nobody chose, nor what events and achievements give, since the editions speak of chosen actions. An action granted by an event is a chosen action.',
    'R3.11':
      'Ruling: you cannot refuse to draw cards, or to keep one of those drawn. Refusing could help only a player who remembers what went under the deck and counts down to it; a question with every Legislation would be too high a price for that.',

    'R4.1':
      'After round 9 you add the points of your end-of-game developments, the points of your end-of-game cards, and your glory × the number of your major tokens.',
    'R4.2':
      'Whoever has the most points wins. In a tie, the most drachmas decide; if still tied, the victory is shared.',

    'R5.1':
      'Reroll: after the roll, each player may once reroll any of their dice. Ruling: everyone decides at the same time, and the first player is determined after the rerolls; the Czech edition names no order, and the dice that are used are the ones that count.',
    'R5.2':
      'Shared dice: one roll of two dice counts for everyone; third dice are rolled individually. The first player changes clockwise each round, instead of R2.C2.',

    'R6.1':
      'Ruling: Thebes 2 (spend 1 glory for 2 drachmas and 4 points) may be used any number of times, whenever its owner has a decision to make. Before the final scoring, an owner with glory left gets a last opportunity. The tile names neither a moment nor a limit.',
    'R6.2':
      'Ruling: with Ostracism you may take another of your cards in play back into your hand; then you may take one Politics action (R3.8, R3.9). The card taken back may be played again at its cost. An ongoing effect ends when its card leaves play: if you take Reformists back in phase D, it is gone in phase E.',
    'R6.3':
      'Ruling: Extraordinary Collection, Athens 2 and Athens 3 work for each card that you play while they are in effect (Extraordinary Collection not for itself): after the card is paid for, so they cannot help to pay it, and before it takes effect.',
    'R6.4':
      'Ruling: Old Guard gives 4 points at the end of phase E if you did not move up on any track in that phase. Free levels in other phases do not count.',
    'R6.5':
      'Ruling: for Power and Public Market you are compared with every other player, even in a game for two. Ties are fine for you: what counts is that no other player is lower (Power) or higher (Public Market).',
    'R6.6':
      'Ruling: Rivalry works only if the Military level of every other player is higher than yours; a tie is not enough.',
    'R6.7':
      'Ruling: Helepole and Sparta 1 add up; a loss is never below 0. The need of a space stays as it is.',
    'R6.8':
      'Ruling: Sparta 3 gives two full Military actions one after another, each with its own gain and exploration, and Olympia 4 three Culture actions. Thebes 3 allows up to two explorations in one Military action, one after another; Persepolis counts as one.',
    'R6.9':
      'Ruling: Argos 2 is immediate (Russian, Czech and Spanish editions; an example in the English and German ones calls it ongoing, against what the tile says).',
    'R6.10':
      'Conquest of the Persians: if Persepolis was explored in this game, each player may take one action other than Military. Ruling: they act in turn order, each finishing before the next begins, without dice or citizens; even an action that they took this round is allowed. What the action grants is not limited: Development may unlock Sparta 3.',
    'R6.11':
      'Constructing the Mint and Corinth 3 work in phase E only. Ruling: Gradualism names no phase, so it works whenever you pay drachmas for a level, in phase F too (with Military Victory: 3 less in all).',
    'R6.12':
      'Ruling: what the English rulebook calls “Ionic Columns” is the card that other editions and the box call Corinthian Columns: it is one card.',
    'R6.13':
      'Ruling: Miletus 2 moves you up on two different tracks below level 7; if there is only one such track, that one; if there is none, nothing. You may refuse it (R3.8, R3.9).',
    'R6.14':
      'Ruling: Council, Legislation and The Thirty Tyrants draw what is left of the deck, in turn order. Whoever has both the most and the fewest troops first draws, since the card is read from top to bottom, then discards any two cards.',
    'R6.15':
      'Ruling: who earns achievements is determined when phase G begins; the reward of one does not count towards another.',
    'R6.16': 'Ruling: Growing Population looks at the dice after rerolls (R5.1).',
    'R6.17': 'Ruling: with shared dice (R5.2) the player of R1.7 is first in round 1.',

    'R7.1':
      'A game is played to its end under the rules version that it began with, and its record names that version. This is version 2. In version 1 nothing of R3.8 could be refused: the free levels of Peripteros, Rivalry, Argos 3 and Olympia 3 happened automatically, the tracks of Miletus 2 had to be chosen, and so had a card for Ostracism to take back, if there was one. Nothing else is different, not even a number.',
  },
};
