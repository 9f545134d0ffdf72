import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seed } from './depth';

it('uses the same fast-check seed every day, so that generated cases are always the same', () => {
  expect(fc.check(fc.property(fc.nat(), () => true)).seed).toBe(seed);
});
