import { expect, it } from 'vitest';
import { unresolvedOf } from './unresolved';

it('counts unresolved comments of the brand and its guests on a draft', () => {
  const resolvedAt = '2026-07-01T12:00:00.000Z';
  expect(unresolvedOf([])).toBe(0);
  expect(
    unresolvedOf([
      { side: 'company', resolvedAt: null },
      { side: 'guest', resolvedAt: null },
      { side: 'creator', resolvedAt: null },
      { side: 'company', resolvedAt },
    ]),
  ).toBe(2);
});
