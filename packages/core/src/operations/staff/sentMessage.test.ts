import { expect, it } from 'vitest';
import { aCharge } from '../../testing';
import { notificationRules } from '../notice';
import { freshLinkOf, outdatedMailRefusal, stateOfSent } from './sentMessage';

it.each([
  ['sent', true, 'sent'],
  ['sent', false, 'written'],
  ['waiting', false, 'waiting'],
  ['failed', false, 'failed'],
  ['read', false, 'read'],
] as const)('shows the e-mail state %s (mail server: %s) as %s', (state, leaves, shown) => {
  expect(stateOfSent(state, leaves)).toBe(shown);
});

const reportedAt = '2026-11-20T12:00:00.000Z';

it.each([
  ['charges.remind', { status: 'overdue' }, null],
  ['charges.remind', { status: 'paid' }, 'mail_charge_paid'],
  ['charges.fallDue', { status: 'refunded' }, 'mail_charge_paid'],
  ['charges.create', { status: 'combined' }, 'mail_charge_closed'],
  ['charges.reissue', { status: 'cancelled' }, 'mail_charge_closed'],
  ['subscription-periods.overdue', { status: 'paid' }, 'mail_charge_paid'],
  ['charges.remind', { status: 'overdue', reportedAt }, 'payment_reported'],
  ['charges.reissue', { status: 'overdue', reportedAt }, null],
  ['charges.settle', { status: 'paid' }, null],
  ['charges.cancel', { status: 'cancelled' }, null],
] as const)(
  'checks whether the e-mail for %s about a charge with %o is still correct: %s',
  (kind, charge, code) => {
    expect(outdatedMailRefusal(kind, aCharge(charge))).toBe(code);
  },
);

it('treats an e-mail that is not about a charge as still correct', () => {
  expect(outdatedMailRefusal('charges.remind', null)).toBeNull();
});

it('names the way to a fresh link for each e-mail with a personal link', () => {
  const secret = Object.entries(notificationRules)
    .filter(([, rules]) => rules.some(({ mail, link }) => mail && link.includes('{token}')))
    .map(([kind]) => kind);
  expect(secret.length).toBeGreaterThan(10);
  expect(secret.filter((kind) => freshLinkOf(kind) === null)).toEqual([]);
  expect(freshLinkOf('users.forgotPassword')).toBe('account');
});

it.each(['charges.create', 'briefings.release', 'deliverables.publish', 'users.newMatches', ''])(
  'names no way to a fresh link for an e-mail without one: "%s"',
  (kind) => {
    expect(freshLinkOf(kind)).toBeNull();
  },
);
