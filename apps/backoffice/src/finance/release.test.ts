import type { Actor } from '@elenco/core/party';
import { expect, it } from 'vitest';
import { whyNotRelease } from './release';

const finance: Actor = { role: 'admin', userId: 7, name: 'Inês', duties: ['finance'] };

it('asks for somebody to prepare a payout first', () => {
  expect(whyNotRelease({ preparedById: null }, finance)).toBe('notPrepared');
});

it('does not let one person do both', () => {
  expect(whyNotRelease({ preparedById: 7 }, finance)).toBe('samePerson');
});

it('lets another person release it', () => {
  expect(whyNotRelease({ preparedById: 8 }, finance)).toBeUndefined();
});
