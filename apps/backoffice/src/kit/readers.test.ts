import { expect, it } from 'vitest';
import { readersOf } from './readers';

it.each([
  ['settlements', { companyId: 1, creatorId: 2 }, 'both'],
  ['charges', { companyId: 1, creatorId: null }, 'company'],
  ['payment-answers', {}, 'staff'],
  ['message-reports', { companyId: 1, creatorId: 2 }, 'staff'],
] as const)('returns which parties can read the reason for a move of %s', (resource, record, readers) => {
  expect(readersOf(resource, record)).toBe(readers);
});

it('lets the company read the reason for reversing a payment, but not for contesting a receipt', () => {
  const receipt = { companyId: 1 };
  expect(readersOf('receipts', receipt, 'contest')).toBe('staff');
  expect(readersOf('receipts', receipt, 'unmatch')).toBe('company');
});
