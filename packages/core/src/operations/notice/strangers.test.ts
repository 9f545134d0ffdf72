import { expect, it } from 'vitest';
import { emailAllowances, mailboxOf } from '../../people';
import { notificationRules } from './notices';
import { isToStranger, strangerEmails } from './strangers';

/** Kinds of e-mail that the owner of an account receives instead of an e-mail to a stranger. */
const inItsPlace = ['users.emailWanted'];

it('declares a rate limit for exactly the e-mails that may go to unconfirmed addresses', () => {
  const written = Object.entries(notificationRules)
    .filter(([, rules]) => rules.some(({ to, mail, opens }) => mail && isToStranger(to, opens)))
    .map(([kind]) => kind);
  expect(Object.keys(strangerEmails).sort()).toEqual([...written, ...inItsPlace].sort());
});

it('limits e-mails to unconfirmed addresses so that no user can flood a mailbox', () => {
  const used = new Set(Object.values(strangerEmails).map(({ allowance }) => allowance));
  expect([...used].sort()).toEqual(Object.keys(emailAllowances).sort());
  for (const { byUser, byUserToAddress, toAddress } of Object.values(emailAllowances)) {
    for (const each of [byUser, byUserToAddress, toAddress]) expect(each.minutes).toBe(24 * 60);
    expect(byUserToAddress.times).toBeLessThanOrEqual(10);
    expect(toAddress.times).toBeLessThanOrEqual(20);
    expect(byUserToAddress.times).toBeLessThanOrEqual(byUser.times);
  }
});

it.each([
  ['Dora@Atelie.example ', 'dora@atelie.example'],
  ['dora+1@atelie.example', 'dora@atelie.example'],
  ['dora@a+b.example', 'dora@a+b.example'],
])('counts e-mails to %s toward the limit of the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
