import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seed } from './depth';

it('gives every project the same generated cases on every day', () => {
  expect(fc.check(fc.property(fc.nat(), () => true)).seed).toBe(seed);
});
