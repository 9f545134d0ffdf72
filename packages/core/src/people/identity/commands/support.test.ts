import { describe, expect, it } from 'vitest';
import {
  aCompany,
  accepted,
  anEmailChange,
  aUser,
  brandOwner,
  curator,
  inserted,
  NOW,
  patchOf,
  refusedWith,
  type Store,
  summarize,
  supporter,
  theOwner,
} from '../../../testing';
import { NO_PASSWORD } from '../credential';
import { googleAccounts } from '../googleAccount';
import { correctEmail, sendLink, withdrawCorrection } from './support';

describe('sending a user a new link for the password or the confirmation', () => {
  const person = aUser({ confirmedAt: NOW });
  const colleague = aUser({ id: 130, staff: true, duties: ['curation'], companyId: null, companyRole: null });
  const input = { userId: person.id };

  it.each([
    ['to choose a new password', NOW, 'emit users.forgotPassword'],
    ['to confirm the address', null, 'emit users.signedUp'],
  ])('sends a link %s', async (_, confirmedAt, event) => {
    const store = { users: [{ ...person, confirmedAt }] };
    const { changes, reply } = await accepted(sendLink, input, { actor: supporter, store });
    expect(summarize(changes)).toEqual([event]);
    expect(reply).toEqual({});
  });

  it('is refused if the user is staff, unless an owner sends the link', async () => {
    const store = { users: [colleague] };
    const asked = { userId: colleague.id };
    expect(await refusedWith(sendLink, asked, { actor: supporter, store })).toEqual(['not_found']);
    expect(summarize((await accepted(sendLink, asked, { actor: theOwner, store })).changes)).toHaveLength(1);
  });

  it.each([
    ['sends staff without a password another invitation', NO_PASSWORD, [], 'emit users.staffInvited'],
    [
      'sends staff with a password a link to choose another password',
      `${NO_PASSWORD.slice(0, -1)}B`,
      [],
      'emit users.forgotPassword',
    ],
    [
      'sends staff who sign in with Google no other invitation',
      NO_PASSWORD,
      [{}],
      'emit users.forgotPassword',
    ],
  ])('%s', async (_, passwordHash, google, event) => {
    const userId = colleague.id;
    const of = { id: 1, version: 1, createdAt: NOW, updatedAt: NOW, userId };
    const store = {
      users: [{ ...colleague, confirmedAt: NOW }],
      credentials: [{ ...of, passwordHash, changedAt: NOW }],
      [googleAccounts.name]: google.map((one) => ({ ...of, ...one })),
    };
    const { changes } = await accepted(sendLink, { userId }, { actor: theOwner, store });
    expect(summarize(changes)).toEqual([event]);
  });

  it('sends nothing to a suspended user', async () => {
    const store = { users: [{ ...person, suspendedAt: NOW }] };
    expect(await refusedWith(sendLink, input, { actor: supporter, store })).toEqual(['not_found']);
  });

  it('is refused for the staff member’s own account', async () => {
    const store = { users: [{ ...colleague, id: theOwner.userId }] };
    const own = { userId: theOwner.userId };
    expect(await refusedWith(sendLink, own, { actor: theOwner, store })).toEqual(['not_allowed']);
  });

  it.each([curator, brandOwner])('is refused for actors other than support: $name', async (actor) => {
    expect(await refusedWith(sendLink, input, { actor, store: { users: [person] } })).toEqual(['not_found']);
  });
});

describe('support correcting a user’s e-mail address', () => {
  const person = aUser();
  const wanted = 'bia@nova.example';
  const holder = aUser({ id: 130, email: wanted, companyId: null, companyRole: null });
  const store = (more: Partial<Record<string, Store[string]>> = {}): Store => ({
    users: [person],
    companies: [aCompany()],
    email_changes: [anEmailChange()],
    ...more,
  });

  const input = { userId: person.id, email: wanted, reason: 'Saiu da empresa do e-mail antigo.' };
  const correct = (rows: Store) => refusedWith(correctEmail, input, { actor: supporter, store: rows });

  it('requires confirmation by the new address and notifies the old one with the reason', async () => {
    const { changes } = await accepted(correctEmail, input, { actor: supporter, store: store() });
    expect(summarize(changes)).toEqual([
      'remove email_changes 5',
      'insert email_changes',
      'emit users.emailLink',
      'emit users.emailCorrection',
    ]);
    expect(inserted(changes, 'email_changes')).toMatchObject({
      askedById: supporter.userId,
      reason: input.reason,
    });
  });

  it('is refused with an error code that names the obstacle', async () => {
    expect(await correct(store({ users: [person, holder] }))).toEqual(['email_taken /email']);
    expect(await correct(store({ users: [aUser({ ...person, email: wanted })] }))).toEqual([
      'email_same /email',
    ]);
    expect(await correct(store({ users: [aUser({ ...person, confirmedAt: null })] }))).toEqual([
      'email_unconfirmed',
    ]);
    expect(await correct(store({ users: [aUser({ ...person, staff: true })] }))).toEqual(['not_found']);
  });

  it('is refused for the staff member’s own account', async () => {
    const self = aUser({ id: theOwner.userId, staff: true, duties: ['owner'] });
    const given = { actor: theOwner, store: store({ users: [self] }) };
    expect(await refusedWith(correctEmail, { ...input, userId: self.id }, given)).toEqual(['not_allowed']);
  });
});

describe('support withdrawing a correction of an address', () => {
  const person = aUser();
  const wanted = 'bia@nova.example';
  const bySupport = anEmailChange({
    newEmail: wanted,
    tokenHash: 'a'.repeat(64),
    askedById: supporter.userId,
    reason: 'Perdeu o acesso.',
  });
  const store = (more: Partial<Record<string, Store[string]>> = {}): Store => ({
    users: [person],
    companies: [aCompany()],
    email_changes: [bySupport],
    ...more,
  });
  const as = (actor: typeof brandOwner | typeof supporter, rows = store()) => ({ actor, store: rows });

  const input = { userId: person.id };
  const withdraw = (given: object) =>
    refusedWith(
      withdrawCorrection,
      input,
      as(supporter, store({ email_changes: [{ ...bySupport, ...given }] })),
    );

  it('invalidates the link of the correction and notifies both addresses', async () => {
    const rows = store({ email_changes: [bySupport] });
    const { changes } = await accepted(withdrawCorrection, input, as(supporter, rows));
    expect(summarize(changes)).toEqual(['update email_changes 5', 'emit users.correctionWithdrawn']);
    expect(patchOf(changes, 'email_changes')).toEqual({ tokenHash: null, withdrawnAt: NOW });
    expect(JSON.stringify(changes)).not.toContain(wanted);
  });

  it.each([
    ['the user requested the change', { askedById: person.id, reason: '' }],
    ['the correction has expired', { expiresAt: NOW }],
    ['the correction was confirmed', { confirmedAt: NOW }],
    ['the correction was already withdrawn', { withdrawnAt: NOW }],
  ])('is rejected if %s', async (_, given) => {
    expect(await withdraw(given)).toEqual(['email_change_over']);
  });

  it('is refused for the actor’s own account, and for users whose address support may not correct', async () => {
    const self = aUser({ id: theOwner.userId, staff: true, duties: ['owner'] });
    const own = { actor: theOwner, store: store({ users: [self] }) };
    expect(await refusedWith(withdrawCorrection, { userId: self.id }, own)).toEqual(['not_allowed']);
    expect(await refusedWith(withdrawCorrection, input, as(brandOwner))).toEqual(['not_found']);
  });
});
