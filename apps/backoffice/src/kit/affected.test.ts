import { expect, it } from 'vitest';
import { isAffected } from './affected';

it.each([
  ['the list of the resource', ['invoices', 'getList', {}], true],
  ['the list of a different resource', ['charges', 'getList', {}], false],
  ['the queues', ['waiting'], true],
  ['the conditions for closing a month', ['trial-balance', 'month', '2026-11-01'], true],
  ['the day’s finance totals', ['receipts', 'finance-day'], true],
  ['the entries of a record', ['ledger-entries', 'charges', 7], true],
  ['a search', ['invoices', 'candidates'], false],
])('decides whether changed invoices make a cached query for %s stale', (_what, key, expected) => {
  expect(isAffected(key, new Set(['invoices']))).toBe(expected);
});

it('makes all cached queries but searches stale if the changed resources are unknown', () => {
  expect(isAffected(['charges', 'getList'], undefined)).toBe(true);
  expect(isAffected(['briefings', 'candidates'], undefined)).toBe(false);
});
