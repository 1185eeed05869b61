import { afterEach, describe, expect, test, vi } from 'vitest';
import { clockFor } from '../src/clock.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a budget in iterations', () => {
  test('is over after that many ticks, and never interrupts one', () => {
    const clock = clockFor({ iterations: 3 });
    for (let i = 0; i < 3; i++) {
      expect(clock.isOver()).toBe(false);
      expect(clock.room()).toBe(3 - i);
      clock.tick();
    }
    expect(clock.isOver()).toBe(true);
    expect(clock.isOut()).toBe(false);
  });

  test('is shared out of what is left', () => {
    const clock = clockFor({ iterations: 12 });
    for (let i = 0; i < 4; i++) clock.tick();
    const half = clock.share(1 / 2);
    expect(clock.isPast(half)).toBe(false);
    for (let i = 0; i < 4; i++) clock.tick();
    expect(clock.isPast(half)).toBe(true);
  });
});

describe('a budget in milliseconds', () => {
  /** A clock on a host whose time is set by hand. */
  function onHand(milliseconds: number) {
    const now = vi.spyOn(performance, 'now').mockReturnValue(5000);
    const clock = clockFor({ milliseconds });
    return { clock, at: (time: number) => now.mockReturnValue(5000 + time) };
  }

  test('begins no iteration that, at the usual length, would not end in time with some to spare', () => {
    const { clock, at } = onHand(1000);
    at(200);
    clock.tick();
    at(400);
    clock.tick();
    expect(clock.isOver()).toBe(false);
    expect(Math.floor(clock.room())).toBe(2);
    at(700);
    expect(clock.isOver()).toBe(true);
  });

  test.each([
    [1000, 880],
    [200, 160],
    [50, 30],
  ])(
    'of %i stops even an iteration under way after %i, so that a pause of the host still fits',
    (allowed, used) => {
      const { clock, at } = onHand(allowed);
      at(used - 1);
      expect(clock.isOut()).toBe(false);
      at(used + 1);
      expect(clock.isOut()).toBe(true);
    },
  );
});

describe('a budget in iterations with a cap of time', () => {
  function onHand() {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const clock = clockFor({ iterations: 8, milliseconds: 1000 });
    return { clock, at: (time: number) => now.mockReturnValue(time) };
  }

  test('is counted in iterations if there is time for them, however long they take', () => {
    const { clock, at } = onHand();
    const half = clock.share(1 / 2);
    for (let i = 1; i <= 8; i++) {
      expect(clock.isOver()).toBe(false);
      expect(clock.room()).toBe(9 - i);
      at(90 * i);
      clock.tick();
      expect(clock.isPast(half)).toBe(i >= 4);
    }
    expect(clock.isOver()).toBe(true);
    expect(clock.isHurried()).toBe(false);
  });

  test('is over when the time is, and says so', () => {
    const { clock, at } = onHand();
    at(400);
    clock.tick();
    expect(clock.isOver()).toBe(false);
    at(800);
    clock.tick();
    expect(clock.isOver()).toBe(true);
    expect(clock.isHurried()).toBe(true);
    expect(clock.isOut()).toBe(false);
    at(900);
    expect(clock.isOut()).toBe(true);
  });
});
