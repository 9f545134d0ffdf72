import { describe, expect, it } from 'vitest';
import {
  aCompany,
  accepted,
  anEmailChange,
  aUser,
  brandOwner,
  inserted,
  NOW,
  otherBrand,
  patchOf,
  refusedWith,
  type Store,
  signedOutActor,
  stamped,
  summarize,
  supporter,
} from '../../../testing';
import { maskedEmail } from '../emailChange';
import {
  confirmNewEmail,
  requestEmailChange,
  resendNewEmail,
  undoNewEmail,
  withdrawNewEmail,
} from './newEmail';

const hours = (n: number) => new Date(Date.parse(NOW) + n * 3_600_000).toISOString();
const days = (n: number) => hours(24 * n);
const person = aUser({ email: 'bia@aurora.example' });
const wanted = 'bia@nova.example';
const holder = aUser({ id: 130, email: wanted, companyId: null, companyRole: null });
const tokenHash = 'a'.repeat(64);
const change = anEmailChange({ oldEmail: person.email, newEmail: wanted, tokenHash });
const bySupport = { ...change, askedById: supporter.userId, reason: 'Perdeu o acesso.' };
const credential = {
  ...stamped,
  id: 7,
  userId: person.id,
  passwordHash: '$argon2id$x',
  changedAt: hours(-2),
};
const opening = {
  sessions: [1, 2].map((id) => ({ id, userId: person.id })),
  tokens: [{ id: 3, userId: person.id }],
  google_accounts: [{ ...stamped, id: 4, userId: person.id, subject: 'g', email: person.email }],
  mail_links: [{ ...stamped, id: 6, userId: person.id, purpose: 'password', usedAt: null }],
};
const store = (more: Partial<Record<string, Store[string]>> = {}): Store => ({
  users: [person],
  companies: [aCompany({ responsibleEmail: 'contato@aurora.example' })],
  credentials: [credential],
  email_changes: [change],
  ...opening,
  ...more,
});
const as = (
  actor: typeof brandOwner | typeof otherBrand | typeof signedOutActor | typeof supporter,
  rows = store(),
) => ({
  actor,
  store: rows,
});

describe('a request for a new e-mail address', () => {
  const ask = (rows: Store, email = wanted) => accepted(requestEmailChange, { email }, as(brandOwner, rows));

  it('stores the new address for a day, sends an e-mail to it and notifies the old address', async () => {
    const { changes, reply } = await ask(store({ email_changes: [] }), ' BIA@Nova.example ');
    expect(summarize(changes)).toEqual([
      'insert email_changes',
      'emit users.emailLink',
      'emit users.emailAsked',
    ]);
    expect(inserted(changes, 'email_changes')).toMatchObject({
      userId: person.id,
      askedById: person.id,
      oldEmail: person.email,
      newEmail: wanted,
      tokenHash: null,
      expiresAt: hours(24),
    });
    expect(reply).toEqual({});
  });

  it('replaces an earlier request for a different address', async () => {
    const { changes } = await ask(store({ email_changes: [bySupport] }));
    expect(summarize(changes).slice(0, 2)).toEqual(['remove email_changes 5', 'insert email_changes']);
  });

  it('gets the same reply for a taken address, whose owner is notified but receives no link', async () => {
    const [free, taken] = [await ask(store()), await ask(store({ users: [person, holder] }))];
    expect(summarize(taken.changes)).toEqual(
      summarize(free.changes).map((one) => one.replace('emailLink', 'emailWanted')),
    );
    expect(inserted(taken.changes, 'email_changes')).toEqual(inserted(free.changes, 'email_changes'));
    expect(taken.reply).toEqual(free.reply);
  });

  it('sends the e-mail to an address with which an account was created but never confirmed', async () => {
    const { changes } = await ask(
      store({ users: [person, { ...holder, confirmedAt: null } as typeof holder] }),
    );
    expect(summarize(changes)).toContain('emit users.emailLink');
  });

  it('masks the new address in notices to the old address', async () => {
    expect(JSON.stringify((await ask(store())).changes.slice(2))).not.toContain(wanted);
    expect(maskedEmail(wanted)).toBe('b•••@nova.example');
  });

  it('is refused for the address that the user already has', async () => {
    expect(
      await refusedWith(requestEmailChange, { email: person.email.toUpperCase() }, as(brandOwner)),
    ).toEqual(['email_same /email']);
  });
});

describe('a change of address that is not confirmed yet', () => {
  it('can be sent by e-mail again and is then valid for another day', async () => {
    const { changes } = await accepted(resendNewEmail, {}, as(brandOwner));
    expect(summarize(changes)).toEqual(['update email_changes 5', 'emit users.emailLink']);
    expect(patchOf(changes, 'email_changes')).toEqual({ expiresAt: hours(24) });
  });

  it.each<[string, Store]>([
    ['was withdrawn', store({ email_changes: [] })],
    ['has expired', store({ email_changes: [{ ...change, expiresAt: NOW } as typeof change] })],
    [
      'was ended by a new password',
      store({ credentials: [{ ...credential, changedAt: NOW } as typeof credential] }),
    ],
  ])('is not e-mailed when it %s', async (_why, rows) => {
    expect(await refusedWith(resendNewEmail, {}, as(brandOwner, rows))).toEqual(['email_change_over']);
  });

  it('can be withdrawn only by its user, even if staff requested it', async () => {
    const rows = store({ email_changes: [bySupport] });
    const { changes } = await accepted(withdrawNewEmail, {}, as(brandOwner, rows));
    expect(summarize(changes)).toEqual(['remove email_changes 5']);
    const other = { ...rows, users: [person, aUser({ id: otherBrand.userId })] };
    expect((await accepted(withdrawNewEmail, {}, as(otherBrand, other))).changes).toEqual([]);
  });
});

describe('opening the link in the e-mail to the new address', () => {
  const follow = { tokenHash, keepSession: 1 };

  it('replaces the sign-in address and invalidates everything to which the old address gave access', async () => {
    const { changes, reply } = await accepted(confirmNewEmail, follow, as(brandOwner));
    expect(summarize(changes)).toEqual([
      `update users ${person.id}`,
      'update mail_links 6',
      'remove google_accounts 4',
      'remove sessions 2',
      'update email_changes 5',
      'emit users.emailChanged',
    ]);
    expect(patchOf(changes, 'users')).toEqual({ email: wanted });
    expect(patchOf(changes, 'email_changes')).toMatchObject({ confirmedAt: NOW, undoUntil: days(7) });
    expect(reply).toEqual({ userId: person.id, own: true });
  });

  it('updates the company’s contact address if it was the old address', async () => {
    const rows = store({ companies: [aCompany({ responsibleEmail: person.email })] });
    const { changes } = await accepted(confirmNewEmail, follow, as(brandOwner, rows));
    expect(patchOf(changes, 'companies')).toEqual({ responsibleEmail: wanted });
  });

  it('keeps the Google account of the new address', async () => {
    const own = [{ ...opening.google_accounts[0]!, email: wanted }];
    const { changes } = await accepted(
      confirmNewEmail,
      follow,
      as(brandOwner, store({ google_accounts: own })),
    );
    expect(summarize(changes)).not.toContain('remove google_accounts 4');
  });

  it('takes the address from an account that never confirmed it', async () => {
    const users = [person, { ...holder, confirmedAt: null } as typeof holder];
    const [ownLink] = opening.mail_links;
    const mail_links = [ownLink!, { ...ownLink!, id: 8, userId: holder.id, purpose: 'confirm' }];
    const { changes } = await accepted(confirmNewEmail, follow, as(brandOwner, store({ users, mail_links })));
    expect(summarize(changes).slice(0, 3)).toEqual([
      'update users 130',
      'update mail_links 8',
      `update users ${person.id}`,
    ]);
    expect(patchOf(changes, 'users')).toEqual({ email: 'anon-130@erased.invalid' });
  });

  it.each([
    ['a visitor', signedOutActor],
    ['another user', otherBrand],
  ])(
    'requires %s to sign in first, so that a mistyped address does not give the account away',
    async (_who, actor) => {
      expect(await refusedWith(confirmNewEmail, follow, as(actor))).toEqual(['confirm_signed_in']);
    },
  );

  it('works without a session after a correction by support and then ends all sessions', async () => {
    const rows = store({
      email_changes: [bySupport],
      credentials: [{ ...credential, changedAt: NOW } as typeof credential],
    });
    const { changes, reply } = await accepted(confirmNewEmail, follow, as(signedOutActor, rows));
    expect(summarize(changes)).toEqual(
      expect.arrayContaining(['remove sessions 1', 'remove sessions 2', 'remove tokens 3']),
    );
    expect(summarize(changes).at(-1)).toBe('emit users.emailCorrected');
    expect(patchOf(changes, 'email_changes')).toMatchObject({ undoUntil: null });
    expect(reply).toEqual({ userId: person.id, own: false });
  });

  it('invalidates the undo links of earlier changes if support corrected the address', async () => {
    const stolen = { ...change, id: 3, tokenHash: null, confirmedAt: hours(-9), undoUntil: days(6) };
    const rows = store({ email_changes: [stolen, bySupport] });
    const { changes } = await accepted(confirmNewEmail, follow, as(signedOutActor, rows));
    expect(changes).toContainEqual({
      do: 'update',
      resource: 'email_changes',
      id: 3,
      patch: { undoUntil: null },
    });
    const own = store({ email_changes: [stolen, change] });
    const later = await accepted(confirmNewEmail, follow, as(brandOwner, own));
    expect(summarize(later.changes)).not.toContain('update email_changes 3');
  });

  const but = (patch: object) => store({ email_changes: [{ ...change, ...patch }] });
  it.each<[string, Store]>([
    ['is unknown', but({ tokenHash: 'b'.repeat(64) })],
    ['was used', but({ confirmedAt: NOW })],
    ['has expired', but({ expiresAt: NOW })],
    ['belongs to a suspended user', store({ users: [aUser({ ...person, suspendedAt: NOW })] })],
    [
      'is older than the password',
      store({ credentials: [{ ...credential, changedAt: NOW } as typeof credential] }),
    ],
  ])('is rejected with the code `link_not_valid` when the link %s', async (_why, rows) => {
    expect(await refusedWith(confirmNewEmail, follow, as(brandOwner, rows))).toEqual(['link_not_valid']);
  });

  it('is refused if another user has confirmed the address in the meantime', async () => {
    const rows = store({ users: [person, holder] });
    expect(await refusedWith(confirmNewEmail, follow, as(brandOwner, rows))).toEqual(['email_taken']);
  });
});

describe('undoing a change of address', () => {
  const undo = { tokenHash: 'c'.repeat(64), passwordHash: '$argon2id$new' };
  const changed = aUser({ ...person, email: wanted });
  const done = { ...change, confirmedAt: hours(-1), undoHash: undo.tokenHash, undoUntil: days(6) };
  const later = { ...done, id: 9, undoHash: 'd'.repeat(64), oldEmail: wanted, newEmail: 'c@nova.example' };

  it('restores the old address with a new password, and ends all sessions and later changes', async () => {
    const earlier = { ...done, id: 2, undoHash: 'e'.repeat(64) };
    const given = store({ users: [changed], email_changes: [earlier, done, later] });
    const { changes } = await accepted(undoNewEmail, undo, as(signedOutActor, given));
    expect(summarize(changes)).toEqual([
      `update users ${person.id}`,
      'update mail_links 6',
      'remove sessions 1',
      'remove sessions 2',
      'remove tokens 3',
      'update credentials 7',
      'remove email_changes 9',
      'update email_changes 5',
      'emit users.emailUndone',
    ]);
    expect(patchOf(changes, 'users')).toEqual({ email: person.email });
    expect(patchOf(changes, 'email_changes')).toEqual({ undoneAt: NOW });
  });

  it.each<[string, object]>([
    ['was used', { undoneAt: NOW }],
    ['has expired', { undoUntil: NOW }],
    ['does not exist, since support made the change', { undoUntil: null }],
  ])('is rejected when the link %s', async (_why, patch) => {
    const given = store({ users: [changed], email_changes: [{ ...done, ...patch }] });
    expect(await refusedWith(undoNewEmail, undo, as(signedOutActor, given))).toEqual(['link_not_valid']);
  });

  it('is refused if another user has confirmed the old address', async () => {
    const other = aUser({ ...holder, email: person.email });
    const given = store({ users: [changed, other], email_changes: [done] });
    expect(await refusedWith(undoNewEmail, undo, as(signedOutActor, given))).toEqual(['email_taken']);
  });
});
