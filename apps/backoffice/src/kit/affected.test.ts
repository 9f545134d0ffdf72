import { expect, it } from 'vitest';
import { isAffected } from './affected';

it.each([
  ['the list of the resource', ['invoices', 'getList', {}], true],
  ['the list of another resource', ['charges', 'getList', {}], false],
  ['the queues', ['waiting'], true],
  ['the conditions for closing a month', ['trial-balance', 'month', '2026-11-01'], true],
  ['the figures of the day', ['receipts', 'finance-day'], true],
  ['the entries of a record', ['ledger-entries', 'charges', 7], true],
  ['a search', ['invoices', 'candidates'], false],
])('decides whether a change of invoices makes a cached query for %s stale', (_what, key, expected) => {
  expect(isAffected(key, new Set(['invoices']))).toBe(expected);
});

it('makes all cached queries but searches stale if the changed resources are unknown', () => {
  expect(isAffected(['charges', 'getList'], undefined)).toBe(true);
  expect(isAffected(['briefings', 'candidates'], undefined)).toBe(false);
});
