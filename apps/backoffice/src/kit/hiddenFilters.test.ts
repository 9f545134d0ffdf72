import { expect, it } from 'vitest';
import { hiddenFilters } from './hiddenFilters';

const opened = {
  status: 'paid',
  purpose: ['hiring', 'amendment'],
  currency: 'USD',
  paidOn_gte: '2026-11-01',
  paidOn_lte: '2026-11-30',
  dueOn_gte: '2026-10-01',
  q: 'aurora',
};
const shown = (filter: object, inputs: string[] = []) =>
  hiddenFilters(filter as never, inputs, ['status']).map(({ field, values }) => [field, ...values]);

it('returns every active filter of a list that neither an input nor a tab shows', () => {
  expect(shown(opened, ['purpose', 'dueOn'])).toEqual([
    // An input shows one value only.
    ['purpose', 'hiring', 'amendment'],
    ['currency', 'USD'],
    ['paidOn', '2026-11-01', '2026-11-30'],
  ]);
  expect(shown({ purpose: 'hiring' }, ['purpose'])).toEqual([]);
  expect(shown({ status: ['open'], queue: 'due' })).toEqual([]);
});

it('returns the bounds of a hidden filter in order, with undefined for a missing bound', () => {
  expect(shown({ paidOn_lte: '2026-11-30' })).toEqual([['paidOn', undefined, '2026-11-30']]);
  expect(shown({ paidOn_lte: 'b', paidOn_gte: 'a' })).toEqual([['paidOn', 'a', 'b']]);
});

it('returns the query parameters that must be removed to clear a hidden filter', () => {
  expect(hiddenFilters(opened, ['purpose'], []).find(({ field }) => field === 'paidOn')?.names).toEqual([
    'paidOn_gte',
    'paidOn_lte',
  ]);
});
