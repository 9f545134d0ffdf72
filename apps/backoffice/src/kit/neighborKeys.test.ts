import { expect, it } from 'vitest';
import { makeNeighborKeys, type Step } from './neighborKeys';

/** Simulates a screen that keeps the links of the previous record until `load` is called. */
function screenAt(start: number) {
  let [shown, address, time] = [start, start, 0];
  const keys = makeNeighborKeys(
    (step: Step) => ({
      recordId: String(shown),
      open: () => {
        address = shown + (step === 'next' ? 1 : -1);
      },
    }),
    () => time,
  );
  const load = () => {
    shown = address;
    keys.shown(String(shown));
  };
  return { keys, load, at: () => address, wait: (ms: number) => (time += ms) };
}

it('returns to the first record if n (next) and p (previous) are pressed in quick succession', () => {
  const { keys, load, at } = screenAt(5);
  keys.press('next');
  keys.press('previous');
  expect(at()).toBe(6);
  load();
  expect(at()).toBe(5);
});

it('opens one neighboring record for each key press', () => {
  const { keys, load, at } = screenAt(5);
  for (const step of ['next', 'next', 'next'] as const) keys.press(step);
  load();
  load();
  load();
  expect(at()).toBe(8);
});

it('ignores stored key presses if the neighboring record does not load in time', () => {
  const { keys, load, at, wait } = screenAt(5);
  keys.press('next');
  load();
  keys.press('next');
  wait(4_000);
  keys.press('previous');
  expect(at()).toBe(5);
});
