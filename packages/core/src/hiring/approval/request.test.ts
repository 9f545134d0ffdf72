import { expect, it } from 'vitest';
import { NOW } from '../../testing';
import { hasCreatedContract } from './request';

const request = {
  input: { briefingId: 31, proposalIds: [41, 42] },
  answer: 'approved',
  answeredAt: NOW,
} as const;
const contract = { proposalId: 41, createdAt: NOW };

it('recognizes a contract that an approval created', () => {
  expect(hasCreatedContract(request, contract)).toBe(true);
});

it.each([
  ['a different proposal', request, { ...contract, proposalId: 43 }],
  [
    'an approved proposal, if the contract is newer than the approval',
    request,
    { ...contract, createdAt: '2099-01-01T00:00:00.000Z' },
  ],
  ['Elenco Pay', request, { ...contract, proposalId: null }],
  ['a request that was declined', { ...request, answer: 'declined' as const }, contract],
  ['a request without an answer', { ...request, answer: null, answeredAt: null }, contract],
])('does not attribute to an approval the contract of %s', (_, asked, made) => {
  expect(hasCreatedContract(asked, made)).toBe(false);
});
