import { expect, it } from 'vitest';
import { readersOf } from './readers';

it.each([
  ['settlements', { companyId: 1, creatorId: 2 }, 'both'],
  ['charges', { companyId: 1, creatorId: null }, 'company'],
  ['payment-answers', {}, 'staff'],
  ['message-reports', { companyId: 1, creatorId: 2 }, 'staff'],
] as const)('returns who can read a reason about %s', (resource, record, readers) => {
  expect(readersOf(resource, record)).toBe(readers);
});
