import { CHARACTERS } from '@khora/bots/characters';
import { expect, test } from 'vitest';
import type { SeatWish } from '../../src/game/new-game.ts';
import { seatsFrom } from '../../src/game/rivals.ts';

const NAMES = { merchant: 'Solon', conqueror: 'Cimon', builder: 'Pericles', philosopher: 'Aspasia' };
const HUMAN: SeatWish = { who: 'human', name: 'Aspasia', city: null };
const bot = (name: string, rival?: SeatWish['rival']): SeatWish => ({
  who: 'citizen',
  name,
  city: null,
  rival,
});

test('rivals are drawn at random, nobody twice, and bring their names; people keep theirs', () => {
  const first = new Set<string>();
  for (let game = 0; game < 40; game++) {
    const seats = seatsFrom([HUMAN, bot('Aspasia'), bot(''), bot('Pericles')], NAMES, `game ${game}`);
    expect(seats[0]).toEqual({ kind: 'human', name: 'Aspasia' });
    const characters = seats.flatMap((seat) => (seat.kind === 'bot' ? (seat.character ?? []) : []));
    expect(new Set(characters).size).toBe(3);
    for (const seat of seats)
      if (seat.kind === 'bot' && seat.character) expect(seat.name).toBe(NAMES[seat.character]);
    first.add(characters[0] ?? '');
  }
  expect(first.size).toBe(CHARACTERS.length);
});

test('chosen rivals take part, and names that somebody gave stay', () => {
  for (let game = 0; game < 20; game++) {
    const seats = seatsFrom([HUMAN, bot('Sappho'), bot('Solon', 'conqueror')], NAMES, `game ${game}`);
    expect(seats[1]).toMatchObject({ name: 'Sappho' });
    expect(seats[1]).not.toMatchObject({ character: 'conqueror' });
    expect(seats[2]).toMatchObject({ name: 'Cimon', character: 'conqueror', level: 'citizen' });
  }
});
