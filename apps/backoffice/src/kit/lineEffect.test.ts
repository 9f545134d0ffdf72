import { expect, it } from 'vitest';
import { countEffects } from './lineEffect';

it('counts imported lines with a warning as applied, not as left for staff', () => {
  expect(countEffects(['warned', 'warned'])).toEqual({ lines: 2, done: 2, warned: 2, known: 0, open: 0 });
  expect(countEffects(['done', 'warned', 'known', 'open', 'open'])).toEqual({
    lines: 5,
    done: 2,
    warned: 1,
    known: 1,
    open: 2,
  });
});
