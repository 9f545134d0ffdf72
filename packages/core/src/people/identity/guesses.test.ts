import { describe, expect, it } from 'vitest';
import { guess, guessDelays, waitAfter } from './guesses';

const delay = guessDelays.together;
const noon = '2026-12-01T12:00:00.000Z';
const at = (seconds: number) => new Date(Date.parse(noon) + seconds * 1_000).toISOString();

describe('guessing passwords', () => {
  it.each([
    [0, 0],
    [delay.free - 1, 0],
    [delay.free, 2],
    [delay.free + 1, 4],
    [delay.free + 5, 64],
    [delay.free + 9, 900],
    [5_000, 900],
  ])('is slowed down: after %i failures, the next attempt waits %i s', (wrong, seconds) => {
    expect(waitAfter(wrong, delay)).toBe(seconds);
  });

  it('is refused during the delay and not counted', () => {
    const waiting = { wrong: delay.free, waitsUntil: at(2) };
    expect(guess(waiting, delay, at(0.5))).toEqual({ wait: 2 });
    expect(guess(waiting, delay, at(2))).toEqual({
      counted: { wrong: delay.free + 1, waitsUntil: at(6) },
    });
  });

  it('has no further delay after a day without an attempt', () => {
    const old = { wrong: 30, waitsUntil: noon };
    expect(guess(old, delay, at(24 * 3_600 - 1))).toMatchObject({ counted: { wrong: 31 } });
    expect(guess(old, delay, at(24 * 3_600))).toMatchObject({ counted: { wrong: 1 } });
  });
});
