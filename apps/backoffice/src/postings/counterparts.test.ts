import { expect, it } from 'vitest';
import { counterpartsOf } from './counterparts';

it('returns each party of a ledger entry’s other postings once', () => {
  const party = (transactionId: number, companyId: number | null, creatorId: number | null) => ({
    transactionId,
    companyId,
    creatorId,
  });
  const postings = [party(1, null, null), party(1, 7, null), party(1, 7, 9), party(2, 8, null)];
  expect(counterpartsOf({ transactionId: 1 }, postings, 'companyId')).toEqual([7]);
  expect(counterpartsOf({ transactionId: 1 }, postings, 'creatorId')).toEqual([9]);
});
