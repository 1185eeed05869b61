/** Mutants that change nothing that anybody could see, and why. */
export interface Equivalents {
  readonly file: string;
  readonly where: string;
  readonly because: string;
  /** As the run prints them. */
  readonly mutants: readonly string[];
}

export const EQUIVALENTS: readonly Equivalents[] = [
  {
    file: 'src/abilities.ts',
    where: 'glorySale.i',
    because: 'There is no development −1: it is undefined and passed over.',
    mutants: ['for (let i = ⟦0 → (-1)⟧; i < player.development; i++) {'],
  },
  {
    file: 'src/abilities.ts',
    where: 'glorySale',
    because:
      'In other cities there is nothing to find, which only takes longer; this city has every development.',
    mutants: [
      'if (player.glory === 0 || ⟦player.city !== content.glorySeller → false⟧) return null;',
      'if (own⟦?. → .⟧forGlory) return own;',
    ],
  },
  {
    file: 'src/answers.ts',
    where: 'isRefusable',
    because: 'Only steps of questions that may be refused have the field.',
    mutants: ["return ⟦may === 'refuse' → true⟧ && 'may' in step;"],
  },
  {
    file: 'src/answers.ts',
    where: 'openQuestion',
    because: 'Whoever is not idle has a step on top that asks: its question is always found.',
    mutants: ['return ⟦question → true⟧ ? { question, asked: askedBy(position, seat, step, ALL) } : null;'],
  },
  {
    file: 'src/answers.ts',
    where: 'allowedBy',
    because: 'Every candidate of such a question is legal: the check refuses none.',
    mutants: ['return ⟦question.sure → false⟧ ? question.candidates(asked) : checkedBy(question, asked);'],
  },
  {
    file: 'src/answers.ts',
    where: 'choiceIn.asked',
    because: 'More candidates than needed lead to the same choice, only more slowly.',
    mutants: [
      'const asked = askedBy(position, seat, step, ⟦may → false⟧ ? 1 : 2);',
      'const asked = askedBy(position, seat, step, may ? ⟦1 → 2⟧ : 2);',
      'const asked = askedBy(position, seat, step, may ? 1 : ⟦2 → 3⟧);',
    ],
  },
  {
    file: 'src/answers.ts',
    where: 'answersTo',
    because: 'A list that nothing is added to is as good as a copy of it.',
    mutants: [
      'if (⟦!passes && !trades → false⟧) return moves;',
      'if (⟦!passes → false⟧ && !trades) return moves;',
      'if (!⟦passes → true⟧ && !trades) return moves;',
      'if (!passes && ⟦!trades → false⟧) return moves;',
      'if (!passes && !⟦trades → true⟧) return moves;',
    ],
  },
  {
    file: 'src/chacha20.ts',
    where: 'word',
    because: 'The index is one of the eight words of the key: the other value is never taken.',
    mutants: [
      'return key[index] ?? ⟦0 → 1⟧;',
      'return key[index] ?? ⟦0 → (-1)⟧;',
      'return ⟦key[index] ?? 0 → (key[index])⟧;',
    ],
  },
  {
    file: 'src/clone.ts',
    where: 'copy',
    because: 'A list that no case takes is copied by `slice`: the same copy.',
    mutants: [
      'case ⟦0 → (-1)⟧:',
      'case ⟦1 → 0⟧:',
      'case ⟦3 → 2⟧:',
      '⟦return [list[0] as T, list[1] as T, list[2] as T]; → ⟧',
      'case ⟦2 → 1⟧:',
    ],
  },
  {
    file: 'src/content/content.ts',
    where: 'VERSIONS',
    because: 'There is one correction: the last one is the first.',
    mutants: ['compile(CORRECTIONS.slice(⟦0 → (-1)⟧, version)),'],
  },
  {
    file: 'src/content/effects.ts',
    where: 'mayRaise.may',
    because: 'The presence of the field says that the effect may be refused; its value does not matter.',
    mutants: [
      "export const mayRaise = (track: Track, levels = 1): Effect => ({ do: 'raise', may: ⟦true → false⟧, track, levels });",
    ],
  },
  {
    file: 'src/content/effects.ts',
    where: 'mayRaiseIf.may',
    because: 'The presence of the field says that the effect may be refused; its value does not matter.',
    mutants: ['may: ⟦true → false⟧,'],
  },
  {
    file: 'src/content/effects.ts',
    where: 'mayRaiseTwoTracks.may',
    because: 'The presence of the field says that the effect may be refused; its value does not matter.',
    mutants: ["export const mayRaiseTwoTracks = (): Effect => ({ do: 'tracks', may: ⟦true → false⟧ });"],
  },
  {
    file: 'src/content/effects.ts',
    where: 'mayTakeCardBack.may',
    because: 'The presence of the field says that the effect may be refused; its value does not matter.',
    mutants: ["export const mayTakeCardBack = (): Effect => ({ do: 'takeBack', may: ⟦true → false⟧ });"],
  },
  {
    file: 'src/content/facts.ts',
    where: 'FREE',
    because: 'Any discount above the highest price makes a level free.',
    mutants: ['export const FREE = ⟦99 → 100⟧;', 'export const FREE = ⟦99 → 98⟧;'],
  },
  {
    file: 'src/determinize.ts',
    where: 'makeUpAnswers',
    because: 'Whoever has answered a question has moves to choose from.',
    mutants: [
      "if (move⟦?. → .⟧type === 'draft') player.picked = move.card;",
      "if (move⟦?. → .⟧type === 'assign') player.tiles = [...move.tiles];",
    ],
  },
  {
    file: 'src/effects.ts',
    where: 'perform',
    because: 'The next case raises a track by as many levels as the step has: it has none.',
    mutants: ['⟦return; → ;⟧ #3'],
  },
  {
    file: 'src/effects.ts',
    where: 'perform',
    because: 'The next case draws as many cards as the step has: it has none.',
    mutants: ['⟦return; → ;⟧ #4'],
  },
  {
    file: 'src/effects.ts',
    where: 'performAll',
    because: 'A single step put on the agenda is the next to be carried out.',
    mutants: [
      'if (⟦steps.length === 1 → false⟧) perform(game, seat, first);',
      'if (steps.length === ⟦1 → 0⟧) perform(game, seat, first);',
    ],
  },
  {
    file: 'src/effects.ts',
    where: 'performAll',
    because: 'Without steps nothing is put on the agenda, with or without the early return.',
    mutants: ['if (⟦!first → false⟧) return;', 'if (!⟦first → true⟧) return;'],
  },
  {
    file: 'src/effects.ts',
    where: 'fire.i',
    because: 'There is no development −1: it is undefined and passed over.',
    mutants: [
      'for (let i = ⟦0 → (-1)⟧; i < player.development; i++) fireOne(game, seat, trigger, developments[i]);',
    ],
  },
  {
    file: 'src/effects.ts',
    where: 'fireOne',
    because: 'Unlocked developments and cards in play are always found.',
    mutants: [
      'if (⟦ability → true⟧) for (const step of firedBy(ability, trigger)) perform(game, seat, step);',
    ],
  },
  {
    file: 'src/effects.ts',
    where: 'returnCards',
    because: 'Without returned cards nothing is put under the deck: the early return saves time.',
    mutants: [
      'if (player.returned.length === ⟦0 → (-1)⟧) return;',
      'if (⟦player.returned.length === 0 → false⟧) return;',
    ],
  },
  {
    file: 'src/events.ts',
    where: 'redact',
    because: 'Every event with secrets has a seat.',
    mutants: [
      "if (!secrets || ⟦!('seat' in event) → false⟧ || event.seat === seat) return event;",
      "if (!secrets || !(⟦'seat' in event → true⟧) || event.seat === seat) return event;",
    ],
  },
  {
    file: 'src/flow.ts',
    where: 'answer',
    because:
      'While others think about a secret question, nobody has a step to run: the condition saves time.',
    mutants: [
      "if (playerAt(game.state, seat).standby !== ⟦'answered' → ''⟧) run(game);",
      "if (⟦playerAt(game.state, seat).standby !== 'answered' → true⟧) run(game);",
    ],
  },
  {
    file: 'src/flow.ts',
    where: 'runAgendas',
    because: '`runAgenda` looks at both itself: the condition saves a call.',
    mutants: [
      "if (⟦player.agenda.length > 0 && player.standby === 'idle' → true⟧) runAgenda(game, seat, player);",
      "if (⟦player.agenda.length > 0 && player.standby === 'idle' → ((player.agenda.length > 0) || (player.standby === 'idle'))⟧) runAgenda(game, seat, player);",
      "if (⟦player.agenda.length > 0 → true⟧ && player.standby === 'idle') runAgenda(game, seat, player);",
      "if (player.agenda.length ⟦> → >=⟧ 0 && player.standby === 'idle') runAgenda(game, seat, player);",
      "if (player.agenda.length > ⟦0 → (-1)⟧ && player.standby === 'idle') runAgenda(game, seat, player);",
      "if (player.agenda.length > 0 && ⟦player.standby === 'idle' → true⟧) runAgenda(game, seat, player);",
    ],
  },
  {
    file: 'src/flow.ts',
    where: 'isHeld',
    because: 'Every seat is in the turn order, so the loop always reaches it.',
    mutants: ['return ⟦false → true⟧;'],
  },
  {
    file: 'src/flow.ts',
    where: 'runAgenda',
    because:
      'Steps handed out together are of one kind: simultaneous ones never mix with those in turn order.',
    mutants: ['if (!step || (⟦isInTurn(step) → true⟧ && isHeld(game.state, seat))) return;'],
  },
  {
    file: 'src/flow.ts',
    where: 'isInTurn',
    because: 'Other actions leave the agenda as soon as they begin, so nobody waits for them.',
    mutants: ['return ⟦step.action === 4 → true⟧;'],
  },
  {
    file: 'src/flow.ts',
    where: 'isInTurn',
    because: 'Returning nothing counts as false.',
    mutants: ['⟦return false; → ⟧'],
  },
  {
    file: 'src/flow.ts',
    where: 'closeSecret',
    because: 'A secret question is all that is on an agenda.',
    mutants: ['player.agenda.⟦pop → shift⟧();'],
  },
  {
    file: 'src/gains.ts',
    where: 'change',
    because: '`write` does nothing when nothing changes.',
    mutants: ['if (⟦by === 0 → false⟧) return;'],
  },
  {
    file: 'src/gains.ts',
    where: 'changeAll',
    because: 'Gains name amounts only: the other value is never taken.',
    mutants: [
      'change(game, seat, resource as Resource, gains[resource as Resource] ?? ⟦0 → 1⟧, source);',
      'change(game, seat, resource as Resource, gains[resource as Resource] ?? ⟦0 → (-1)⟧, source);',
      'change(game, seat, resource as Resource, ⟦gains[resource as Resource] ?? 0 → (gains[resource ])⟧, source);',
    ],
  },
  {
    file: 'src/gains.ts',
    where: 'endOverflow',
    because: 'At the limit, writing the limit changes nothing.',
    mutants: [
      "if (troops ⟦> → >=⟧ limits.troops) write(game, seat, 'troops', limits.troops, source);",
      "if (citizens ⟦> → >=⟧ limits.citizens) write(game, seat, 'citizens', limits.citizens, source);",
    ],
  },
  {
    file: 'src/hash.ts',
    where: 'canonical.fields',
    because: 'Keys differ, and `sort` asks only whether the result is below zero.',
    mutants: [
      'const fields = Object.entries(value).sort(([a], [b]) => (a ⟦< → <=⟧ b ? -1 : 1));',
      'const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -⟦1 → 2⟧ : 1));',
      'const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : ⟦1 → 2⟧));',
      'const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : ⟦1 → 0⟧));',
    ],
  },
  {
    file: 'src/moves.ts',
    where: 'count',
    because: '`Number.isInteger` refuses what is not a number.',
    mutants: [
      "⟦typeof value === 'number' → true⟧ && Number.isInteger(value) && value >= 0 && !Object.is(value, -0);",
    ],
  },
  {
    file: 'src/moves.ts',
    where: 'isMove',
    because: 'The field was found in the table one condition earlier.',
    mutants: [
      'names.every((name) => Object.hasOwn(fields, name) && fields[name]⟦?. → ⟧(rest[name]) === true)',
    ],
  },
  {
    file: 'src/play.ts',
    where: 'decisions.seat',
    because: 'Beyond the seats there is no player: it is passed over.',
    mutants: ['for (let seat = ⟦0 → (-1)⟧; seat < players.length; seat++) {'],
  },
  {
    file: 'src/play.ts',
    where: 'decisions',
    because: 'Beyond the seats there is no player: it is passed over.',
    mutants: ['for (let seat = 0; seat ⟦< → <=⟧ players.length; seat++) {'],
  },
  {
    file: 'src/play.ts',
    where: 'decisions.step',
    because: 'Beyond the seats there is no player: it is passed over.',
    mutants: ["const step = player⟦?. → .⟧standby === 'asked' ? player.agenda.at(-1) : undefined;"],
  },
  {
    file: 'src/play.ts',
    where: 'decisions',
    because: 'The longer way gives the same list.',
    mutants: [
      'if (⟦open.length === 0 → false⟧) open = [decision];',
      'if (open.length === ⟦0 → (-1)⟧) open = [decision];',
    ],
  },
  {
    file: 'src/preview.ts',
    where: 'preview',
    because: 'A spectator was refused already, as an unknown seat: the condition is for the types.',
    mutants: [
      "if (reason || ⟦seat === 'spectator' → false⟧) throw new IllegalMoveError(reason ?? { reason: 'unknown-seat' });",
      "if (reason || seat === 'spectator') throw new IllegalMoveError(⟦reason ?? { reason: 'unknown-seat' } → (reason)⟧);",
      "if (reason || seat === 'spectator') throw new IllegalMoveError(reason ?? ⟦{ reason: 'unknown-seat' } → ({})⟧);",
      "if (reason || seat === ⟦'spectator' → ''⟧) throw new IllegalMoveError(reason ?? { reason: 'unknown-seat' });",
    ],
  },
  {
    file: 'src/preview.ts',
    where: 'preview.reason',
    because: 'A spectator was refused already, as an unknown seat: the condition is for the types.',
    mutants: [
      "if (reason || seat === 'spectator') throw new IllegalMoveError(reason ?? { reason: ⟦'unknown-seat' → ''⟧ });",
    ],
  },
  {
    file: 'src/preview.ts',
    where: 'preview.game',
    because: 'What is made up never shows in a preview, whatever the seed.',
    mutants: ["const game = { ...gameOn(determinize(view, ⟦'' → 'GRUB'⟧), null), foresight: true };"],
  },
  {
    file: 'src/prices.ts',
    where: 'changed',
    because: 'Nobody asks for a change by 0, and it would change nothing either way.',
    mutants: ['if (by < ⟦0 → 1⟧) return Math.max(0, sum);', 'if (by ⟦< → <=⟧ 0) return Math.max(0, sum);'],
  },
  {
    file: 'src/questions/actions.ts',
    where: 'explore.candidates',
    because: 'Beyond the spaces there is no move: it is passed over.',
    mutants: [
      'for (let i = 0; i ⟦< → <=⟧ EXPLORE_MOVES.length && moves.length < enough; i++) {',
      'if (⟦move → true⟧ && !refuseSpace(position, troops, content.spaces[i])) moves.push(move);',
    ],
  },
  {
    file: 'src/questions/actions.ts',
    where: 'explore.candidates.i',
    because: 'Beyond the spaces there is no move: it is passed over.',
    mutants: ['for (let i = ⟦0 → (-1)⟧; i < EXPLORE_MOVES.length && moves.length < enough; i++) {'],
  },
  {
    file: 'src/questions/actions.ts',
    where: 'explore.apply',
    because: 'It is the first event of the move, so it comes first either way.',
    mutants: ["log?.⟦push → unshift⟧({ type: 'explored', seat, space, loss });"],
  },
  {
    file: 'src/questions/actions.ts',
    where: 'refusePrice',
    because: 'Scrolls come in twos here: a single one is never needed.',
    mutants: [
      "if (scrolls > ⟦0 → 1⟧ && (position.phase !== 'action' || scrolls > player.scrolls)) return 'too-few-tokens';",
    ],
  },
  {
    file: 'src/questions/actions.ts',
    where: 'play.apply',
    because: 'It is the first event of the move, so it comes first either way.',
    mutants: ["game.log?.⟦push → unshift⟧({ type: 'played', seat, card, cost: played.cost, scrolls });"],
  },
  {
    file: 'src/questions/actions.ts',
    where: 'develop.apply',
    because: 'It is the first event of the move, so it comes first either way.',
    mutants: [
      "game.log?.⟦push → unshift⟧({ type: 'developed', seat, development, cost: next.cost, scrolls });",
    ],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'MOST_DICE',
    because: 'A longer table has more entries than are ever read.',
    mutants: ['const MOST_DICE = ⟦3 → 4⟧;'],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'ASSIGNMENTS.length',
    because: 'A longer table has more entries than are ever read.',
    mutants: [
      'const ASSIGNMENTS: readonly (readonly AssignMove[])[] = Array.from({ length: MOST_DICE + ⟦1 → 2⟧ }, (_, dice) =>',
    ],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'REROLLS.length',
    because: 'A longer table has more entries than are ever read.',
    mutants: [
      "const REROLLS: readonly (readonly MoveOf<'reroll'>[])[] = Array.from({ length: MOST_DICE + ⟦1 → 2⟧ }, (_, dice) =>",
    ],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'reroll.candidates',
    because: 'Nobody has more dice than the tables: the other value is never taken.',
    mutants: [
      'candidates: ({ position, seat }) => ⟦REROLLS[playerAt(position, seat).dice.length] ?? [] → (REROLLS[playerAt(position, seat).dice.length])⟧,',
      "candidates: ({ position, seat }) => REROLLS[playerAt(position, seat).dice.length] ?? ⟦[] → ['mutant']⟧,",
    ],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'assign.candidates',
    because: 'Nobody has more dice than the tables: the other value is never taken.',
    mutants: [
      'candidates: ({ position, seat }) => ⟦ASSIGNMENTS[playerAt(position, seat).dice.length] ?? [] → (ASSIGNMENTS[playerAt(position, seat).dice.length])⟧,',
      "candidates: ({ position, seat }) => ASSIGNMENTS[playerAt(position, seat).dice.length] ?? ⟦[] → ['mutant']⟧,",
    ],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'ascending',
    because: 'From the second number on there is always one before.',
    mutants: [
      'return numbers.every((value, index) => index === 0 || value > (⟦numbers[index - 1] ?? value → (numbers[index - 1])⟧));',
    ],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'reroll.apply',
    because: 'Every die has a fresh value: the other is never taken.',
    mutants: [
      'player.dice = player.dice.map((value, die) => (dice.includes(die) ? (⟦fresh[die] ?? value → (fresh[die])⟧) : value));',
    ],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'reroll.apply',
    because: 'It is the first event of the move, so it comes first either way.',
    mutants: ["log?.⟦push → unshift⟧({ type: 'rerolled', seat, dice: player.dice, which: dice });"],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'billOf.die',
    because: 'Payments begin when all dice have tiles, one each; beyond the dice there is none.',
    mutants: ['for (let die = ⟦0 → (-1)⟧; die < dice.length; die++) {'],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'billOf',
    because: 'Payments begin when all dice have tiles, one each; beyond the dice there is none.',
    mutants: [
      'for (let die = 0; die ⟦< → <=⟧ dice.length; die++) {',
      'if (⟦tile === undefined → false⟧) continue;',
    ],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'billOf.tile',
    because: 'Payments begin when all dice have tiles, one each; beyond the dice there is none.',
    mutants: ['const tile = tiles⟦?. → ⟧[die];'],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'TILE_SETS.length',
    because: 'A longer table has more entries than are ever read.',
    mutants: [
      'const TILE_SETS: readonly (readonly Action[])[] = Array.from({ length: ⟦128 → 129⟧ }, (_, set) =>',
    ],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'billOf.cost',
    because: 'A free tile may not be set aside: such sets are refused one by one instead of skipped.',
    mutants: ['const cost = tilePrice(tile, ⟦dice[die] ?? tile → (dice[die])⟧);'],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'billOf',
    because: 'A free tile may not be set aside: such sets are refused one by one instead of skipped.',
    mutants: [
      'if (⟦cost > 0 → true⟧) dear |= 1 << tile;',
      'if (cost ⟦> → >=⟧ 0) dear |= 1 << tile;',
      'if (cost > ⟦0 → (-1)⟧) dear |= 1 << tile;',
    ],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'tilesIn',
    because: 'Every set of tiles is in the table: the other value is never taken.',
    mutants: [
      'return ⟦TILE_SETS[set] ?? [] → (TILE_SETS[set])⟧;',
      "return TILE_SETS[set] ?? ⟦[] → ['mutant']⟧;",
    ],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'maySetAside',
    because: 'Where nothing is set aside, nothing set aside could have been paid for.',
    mutants: ['if (⟦kept === all → false⟧) return true;'],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'allowedPayments',
    because: 'The long way finds the same only payment: the condition saves time.',
    mutants: [
      'if (⟦bill.scrolls === 0 && !optional → false⟧ && costOf(costs, all) <= citizens) return [payment(all, 0)];',
      'if (⟦bill.scrolls === 0 && !optional && costOf(costs, all) <= citizens → false⟧) return [payment(all, 0)];',
      'if (bill.scrolls === ⟦0 → (-1)⟧ && !optional && costOf(costs, all) <= citizens) return [payment(all, 0)];',
      'if (⟦bill.scrolls === 0 → false⟧ && !optional && costOf(costs, all) <= citizens) return [payment(all, 0)];',
      'if (bill.scrolls === 0 && ⟦!optional → false⟧ && costOf(costs, all) <= citizens) return [payment(all, 0)];',
      'if (bill.scrolls === 0 && !⟦optional → true⟧ && costOf(costs, all) <= citizens) return [payment(all, 0)];',
      'if (bill.scrolls === 0 && !optional && ⟦costOf(costs, all) <= citizens → false⟧) return [payment(all, 0)];',
      'if (bill.scrolls === 0 && !optional && costOf(costs, all) ⟦<= → <⟧ citizens) return [payment(all, 0)];',
    ],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'allowedPayments',
    because: 'Tile 0 never costs anything, so that the lowest bit is never set.',
    mutants: ['for (let paid = dear; ; paid = (paid - ⟦1 → 2⟧) & dear) {'],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'payment',
    because: 'A new payment equals the one that was kept.',
    mutants: [
      'return ⟦payments[kept]?.[scrolls] ?? newPayment(kept, scrolls) → (newPayment(kept, scrolls))⟧;',
    ],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'payment',
    because: 'Every set of tiles has a list.',
    mutants: ['return payments[kept]⟦?. → ⟧[scrolls] ?? newPayment(kept, scrolls);'],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'newPayment',
    because: 'Every set of tiles has a list.',
    mutants: ['if (⟦made → true⟧) made[scrolls] = move;'],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'newPayment',
    because: 'A new payment equals the one that was kept.',
    mutants: ['if (⟦made → false⟧) made[scrolls] = move;'],
  },
  {
    file: 'src/questions/dice.ts',
    where: 'pay.apply.aside',
    because: 'Whoever pays has tiles: the other value is never taken.',
    mutants: [
      "const aside = (player.tiles ?? ⟦[] → ['mutant']⟧).filter((tile) => !tiles.includes(tile)).sort((a, b) => a - b);",
      'const aside = (⟦player.tiles ?? [] → (player.tiles)⟧).filter((tile) => !tiles.includes(tile)).sort((a, b) => a - b);',
    ],
  },
  {
    file: 'src/questions/effects.ts',
    where: 'reward.apply',
    because: 'Only rewards on offer are legal: the other value is never taken.',
    mutants: [
      'change(game, seat, move.reward, ⟦rewards[move.reward] ?? 0 → (rewards[move.reward])⟧, source);',
      'change(game, seat, move.reward, rewards[move.reward] ?? ⟦0 → 1⟧, source);',
      'change(game, seat, move.reward, rewards[move.reward] ?? ⟦0 → (-1)⟧, source);',
    ],
  },
  {
    file: 'src/questions/effects.ts',
    where: 'tradeGlory',
    because: 'A trade of glory never reaches the question: it is carried out beside it.',
    mutants: [
      '⟦refuse: () => null, → ⟧apply() {',
      'refuse: () => null⟦, apply() { // Trades are carried out beside the questions. } → ⟧,',
    ],
  },
  {
    file: 'src/questions/questions.ts',
    where: 'questionOf',
    because: 'A step that asks nothing ends in the default all the same, which returns undefined.',
    mutants: ["case ⟦'act' → ''⟧:", "case ⟦'gain' → ''⟧:", '⟦return undefined; → ⟧ #2'],
  },
  {
    file: 'src/questions/setup.ts',
    where: 'city.apply',
    because: 'It is the first event of the move, so it comes first either way.',
    mutants: ["log?.⟦push → unshift⟧({ type: 'city', seat, city: chosen });"],
  },
  {
    file: 'src/random.ts',
    where: 'Stream.word',
    because: 'The place is within the block: the other value is never taken.',
    mutants: [
      'return (this.block[this.used++] ?? ⟦0 → 1⟧) >>> 0;',
      'return (this.block[this.used++] ?? ⟦0 → (-1)⟧) >>> 0;',
      'return (⟦this.block[this.used++] ?? 0 → (this.block[this.used++])⟧) >>> 0;',
    ],
  },
  {
    file: 'src/random.ts',
    where: 'lastKey',
    because: 'The first key is written over before it is read.',
    mutants: [
      'let lastKey: Int32Array = new Int32Array(⟦8 → 9⟧);',
      'let lastKey: Int32Array = new Int32Array(⟦8 → 7⟧);',
    ],
  },
  {
    file: 'src/random.ts',
    where: 'keyOf',
    because: 'Computing the key of a seed again gives the same key.',
    mutants: ['if (⟦seed !== lastSeed → true⟧) {', '⟦lastSeed = seed; → ;⟧'],
  },
  {
    file: 'src/record.ts',
    where: 'checkRecord',
    because: '`Number.isInteger` refuses what is not a number.',
    mutants: [
      "⟦typeof rules === 'number' → true⟧ && Number.isInteger(rules) && rules >= 1 && rules <= RULES_VERSION,",
    ],
  },
  {
    file: 'src/record.ts',
    where: 'isIndependent.before',
    because: 'There is a list for every state that is replayed: the other value is never taken.',
    mutants: [
      'const before = ⟦told[at++] ?? [] → (told[at++])⟧;',
      "const before = told[at++] ?? ⟦[] → ['mutant']⟧;",
    ],
  },
  {
    file: 'src/record.ts',
    where: 'isIndependent',
    because: 'The same record was replayed before with one move more: only a move can fail now.',
    mutants: ['if (⟦error instanceof IllegalMoveError → true⟧) return false;', '⟦throw error; → ;⟧'],
  },
  {
    file: 'src/setup.ts',
    where: 'checked',
    because: 'Absent and null are the same to the reader.',
    mutants: ['if (cities === undefined) return { players, seed, ⟦cities: null, → ⟧options: all };'],
  },
  {
    file: 'src/setup.ts',
    where: 'newGame.cityOf',
    because: 'There are more cities than seats.',
    mutants: [
      "options.cityChoice === 'choose' ? null : (⟦(cities ?? randomCities)[seat] ?? null → ((cities ?? randomCities)[seat])⟧);",
    ],
  },
  {
    file: 'src/sha256.ts',
    where: 'sha256',
    because: '`&` cuts off the fraction as well.',
    mutants: [
      'for (let shift = 56; shift >= ⟦0 → (-1)⟧; shift -= 8) bytes.push(Math.floor((length * 8) / 2 ** shift) & 0xff);',
      'for (let shift = 56; shift >= 0; shift -= 8) bytes.push(⟦Math.floor((length * 8) / 2 ** shift) → ((length * 8) / 2 ** shift)⟧ & 0xff);',
    ],
  },
  {
    file: 'src/sha256.ts',
    where: 'w',
    because: 'The extra word is never read.',
    mutants: ['const w = new Int32Array(⟦64 → 65⟧);'],
  },
  {
    file: 'src/sha256.ts',
    where: 'compress.byte',
    because: 'The place is within the list: the other value is never taken.',
    mutants: [
      'const byte = (index: number) => bytes[block + index] ?? ⟦0 → 1⟧;',
      'const byte = (index: number) => bytes[block + index] ?? ⟦0 → (-1)⟧;',
      'const byte = (index: number) => ⟦bytes[block + index] ?? 0 → (bytes[block + index])⟧;',
    ],
  },
  {
    file: 'src/sha256.ts',
    where: 'compress.word',
    because: 'The place is within the list: the other value is never taken.',
    mutants: [
      'const word = (array: Int32Array, index: number) => array[index] ?? ⟦0 → 1⟧;',
      'const word = (array: Int32Array, index: number) => array[index] ?? ⟦0 → (-1)⟧;',
      'const word = (array: Int32Array, index: number) => ⟦array[index] ?? 0 → (array[index])⟧;',
    ],
  },
  {
    file: 'src/sha256.ts',
    where: 'compress.i',
    because: 'What is written outside a typed array is lost.',
    mutants: ['for (let i = ⟦0 → (-1)⟧; i < 16; i++) {'],
  },
  {
    file: 'src/sha256.ts',
    where: 'compress',
    because: 'The seventeenth word is written over by the loop that follows.',
    mutants: ['for (let i = 0; i < ⟦16 → 17⟧; i++) {', 'for (let i = 0; i ⟦< → <=⟧ 16; i++) {'],
  },
  {
    file: 'src/sha256.ts',
    where: 'compress',
    because: 'What is written outside a typed array is lost.',
    mutants: ['for (let i = 16; i ⟦< → <=⟧ 64; i++) {', 'for (let i = 16; i < ⟦64 → 65⟧; i++) {'],
  },
  {
    file: 'src/sha256.ts',
    where: 'utf8.code',
    because: 'A character has a code point: the other value is never taken.',
    mutants: [
      'let code = character.codePointAt(0) ?? ⟦0 → 1⟧;',
      'let code = character.codePointAt(0) ?? ⟦0 → (-1)⟧;',
      'let code = ⟦character.codePointAt(0) ?? 0 → (character.codePointAt(0))⟧;',
    ],
  },
  {
    file: 'src/shortage.ts',
    where: 'openSpaces',
    because: 'The table lists spaces of one colour and the same need by the troops they lose.',
    mutants: ['.sort((a, b) => a.need - b.need || a.loss ⟦- → +⟧ b.loss)'],
  },
  {
    file: 'src/stages.ts',
    where: 'LAST_ACTION',
    because: 'Nobody has an action 7, and the phase ends as well.',
    mutants: ['const LAST_ACTION = ⟦6 → 7⟧;'],
  },
  {
    file: 'src/stages.ts',
    where: 'STAGES.found',
    because: 'Everyone has a city by now, and every city a first development.',
    mutants: ['if (⟦first → true⟧) performAll(game, seat, first.effect);'],
  },
  {
    file: 'src/stages.ts',
    where: 'STAGES.found.first',
    because: 'Everyone has a city by now, and every city a first development.',
    mutants: ['const first = city && game.content.cities.get(city)⟦?. → ⟧[0];'],
  },
  {
    file: 'src/stages.ts',
    where: 'STAGES.pay.tiles',
    because: 'Everyone has assigned tiles: the other value is never taken.',
    mutants: [
      "log?.push({ type: 'assigned', seat, tiles: playerAt(state, seat).tiles ?? ⟦[] → ['mutant']⟧ });",
      "log?.push({ type: 'assigned', seat, tiles: ⟦playerAt(state, seat).tiles ?? [] → (playerAt(state, seat).tiles)⟧ });",
    ],
  },
  {
    file: 'src/stages.ts',
    where: 'STAGES.act',
    because: 'Everyone has settled by now, and a tile equal to the next one is the next one.',
    mutants: ['if (playerAt(state, seat).kept⟦?. → .⟧includes(action)) push(game, seat, ACT[action]);'],
  },
  {
    file: 'src/stages.ts',
    where: 'STAGES.score',
    because: 'After the last stage the game is over, and no stage is run.',
    mutants: ["return ⟦'end' → ''⟧;"],
  },
  {
    file: 'src/stages.ts',
    where: 'STAGES.end',
    because: 'After the last stage the game is over, and no stage is run.',
    mutants: ["end: () => ⟦'end' → ''⟧,"],
  },
  {
    file: 'src/stages.ts',
    where: 'nextAction',
    because: 'Everyone has settled by now, and a tile equal to the next one is the next one.',
    mutants: [
      'for (const tile of ⟦kept ?? [] → (kept)⟧) if (tile < next && (action === null || tile > action)) next = tile;',
      "for (const tile of kept ?? ⟦[] → ['mutant']⟧) if (tile < next && (action === null || tile > action)) next = tile;",
      'for (const tile of kept ?? []) if (tile ⟦< → <=⟧ next && (action === null || tile > action)) next = tile;',
    ],
  },
  {
    file: 'src/stages.ts',
    where: 'draftOrPass',
    because: 'Everyone chooses, then everyone passes on together.',
    mutants: [
      'if (state.players.⟦every → some⟧(({ picked }) => picked !== null)) passPacks(game);',
      'if (state.players.⟦every → some⟧(({ offer }) => offer.length === 0)) {',
    ],
  },
  {
    file: 'src/stages.ts',
    where: 'passPacks.rest',
    because: 'Packs are passed on only when everyone has chosen: the condition is for the types.',
    mutants: [
      "if (⟦picked === null → false⟧) throw new Error('A player has drafted no card.');",
      "if (picked === null) throw new Error(⟦'A player has drafted no card.' → ''⟧);",
    ],
  },
  {
    file: 'src/stages.ts',
    where: 'chooseFirstPlayer',
    because: 'There are at least two in the turn order.',
    mutants: ['if (state.round > 1) first = ⟦order[1] ?? first → (order[1])⟧;'],
  },
  {
    file: 'src/stages.ts',
    where: 'STAGES',
    because: 'After the last stage the game is over, and no stage is run.',
    mutants: ["}⟦, end: () => 'end' → ⟧,"],
  },
  {
    file: 'src/stages.ts',
    where: 'beginResolution',
    because: 'Nobody has fewer than 0 troops, and an equal count changes nothing.',
    mutants: ['if (troops ⟦> → >=⟧ most) most = troops;', 'if (troops ⟦< → <=⟧ fewest) fewest = troops;'],
  },
  {
    file: 'src/stages.ts',
    where: 'beginResolution.most',
    because: 'Nobody has fewer than 0 troops, and an equal count changes nothing.',
    mutants: ['let most = ⟦0 → (-1)⟧;'],
  },
  {
    file: 'src/state.ts',
    where: 'turnOrder.order',
    because: 'Every number of players has its orders.',
    mutants: ['const order = TURN_ORDERS[position.players.length]⟦?. → ⟧[position.firstPlayer];'],
  },
  {
    file: 'src/state.ts',
    where: 'TURN_ORDERS',
    because: 'No game has fewer than two players.',
    mutants: [
      'const TURN_ORDERS: readonly (readonly (readonly Seat[])[])[] = [⟦0 → 1⟧, 1, 2, 3, 4].map((players) =>',
      'const TURN_ORDERS: readonly (readonly (readonly Seat[])[])[] = [⟦0 → (-1)⟧, 1, 2, 3, 4].map((players) =>',
      'const TURN_ORDERS: readonly (readonly (readonly Seat[])[])[] = [0, ⟦1 → 2⟧, 2, 3, 4].map((players) =>',
      'const TURN_ORDERS: readonly (readonly (readonly Seat[])[])[] = [0, ⟦1 → 0⟧, 2, 3, 4].map((players) =>',
    ],
  },
  {
    file: 'src/terms.ts',
    where: 'termsOf.i',
    because: 'Beyond the developments there is none: it is passed over.',
    mutants: ['for (let i = ⟦0 → (-1)⟧; i < development; i++) {'],
  },
  {
    file: 'src/terms.ts',
    where: 'termsWith.progressLevels',
    because: 'The rules give at least 1, and the larger number counts.',
    mutants: [
      'progressLevels: Math.max(terms.progressLevels, modify.progressLevels ?? ⟦0 → 1⟧),',
      'progressLevels: Math.max(terms.progressLevels, modify.progressLevels ?? ⟦0 → (-1)⟧),',
    ],
  },
  {
    file: 'src/terms.ts',
    where: 'termsOf',
    because: 'Beyond the developments there is none: it is passed over.',
    mutants: ['if (⟦own → true⟧) terms = termsWith(terms, own);'],
  },
  {
    file: 'src/terms.ts',
    where: 'termsWith.explorations',
    because: 'The rules give at least 1, and the larger number counts.',
    mutants: [
      'explorations: Math.max(terms.explorations, modify.explorations ?? ⟦0 → 1⟧),',
      'explorations: Math.max(terms.explorations, modify.explorations ?? ⟦0 → (-1)⟧),',
    ],
  },
];
