import type { Actor } from '@elenco/core/party';
import { expect, it } from 'vitest';
import { whyNotRelease } from './release';

const finance: Actor = { role: 'admin', userId: 7, name: 'Inês', duties: ['finance'] };
const due = { status: 'processing' } as const;

it('asks for somebody to prepare a payout first', () => {
  expect(whyNotRelease({ ...due, preparedById: null }, finance, null)).toBe('notPrepared');
});

it('does not let one person do both', () => {
  expect(whyNotRelease({ ...due, preparedById: 7 }, finance, null)).toBe('samePerson');
});

it('lets another person release it', () => {
  expect(whyNotRelease({ ...due, preparedById: 8 }, finance, null)).toBeUndefined();
});

it('waits for a changed account to have rested', () => {
  expect(whyNotRelease({ ...due, preparedById: 8 }, finance, '2026-11-24T12:00:00.000Z')).toBe('resting');
});

it('needs nobody more for what two people have sent to the bank', () => {
  expect(whyNotRelease({ status: 'sent', preparedById: 7 }, finance, null)).toBeUndefined();
});
