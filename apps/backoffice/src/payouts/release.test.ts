import type { Actor } from '@elenco/core/party';
import { expect, it } from 'vitest';
import { whyNotRelease } from './release';

const finance: Actor = { role: 'admin', userId: 7, name: 'Inês', duties: ['finance'] };

it('asks for somebody to prepare a payout first', () => {
  expect(whyNotRelease({ preparedById: null }, finance, null)).toBe('notPrepared');
});

it('does not let one person do both', () => {
  expect(whyNotRelease({ preparedById: 7 }, finance, null)).toBe('samePerson');
});

it('lets another person release it', () => {
  expect(whyNotRelease({ preparedById: 8 }, finance, null)).toBeUndefined();
});

it('waits for a changed account to have rested', () => {
  expect(whyNotRelease({ preparedById: 8 }, finance, '2026-11-24T12:00:00.000Z')).toBe('resting');
});
