import { describe, expect, it } from 'vitest';
import {
  accepted,
  anEmailChange,
  aSession,
  aUser,
  inserted,
  NOW,
  patchOf,
  refusedWith,
  summarize,
  supporter,
  theOwner,
} from '../../../testing';
import { inviteStaff, revokeStaffToken, setDuties } from './staff';

describe('the invitation of a staff member', () => {
  const noRole = { companyId: null, companyRole: null };
  const self = aUser({ ...noRole, id: theOwner.userId, staff: true, duties: ['owner'] });
  const former = aUser({ ...noRole, id: 700, email: 'ana@elenco.example', staff: false });
  const brand = aUser({ id: 701, email: 'brand@x.example' });
  const store = { users: [self, former, brand], sessions: [aSession({ userId: former.id })] };
  const at = { actor: theOwner, store };
  const input = {
    name: 'Lia Prado',
    email: 'lia@elenco.example',
    locale: 'pt',
    duties: ['finance'],
  } as const;
  const wanted = (given: object = {}) => ({ ...input, duties: [...input.duties], ...given });

  it('creates a confirmed account without a usable password and sends the link to set one', async () => {
    const { changes } = await accepted(inviteStaff, wanted(), at);
    expect(summarize(changes)).toEqual(['insert users', 'insert credentials', 'emit users.staffInvited']);
    expect(inserted(changes, 'users')).toMatchObject({ ...wanted(), staff: true, companyId: null });
    expect(inserted(changes, 'credentials')).toMatchObject({
      passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$A{22}\$A{43}$/),
    });
  });

  it('gives a former staff member the old account back and ends the sessions of that account', async () => {
    const { changes } = await accepted(inviteStaff, wanted({ email: former.email }), at);
    expect(patchOf(changes, 'users')).toMatchObject({ staff: true, duties: ['finance'] });
    expect(changes).toMatchObject([{}, { do: 'remove', resource: 'sessions' }, { do: 'emit' }]);
  });

  it('withdraws a pending correction of the address that support may have requested', async () => {
    const pending = anEmailChange({ userId: former.id, askedById: supporter.userId });
    const confirmed = { ...pending, id: 6, confirmedAt: NOW };
    const { changes } = await accepted(inviteStaff, wanted({ email: former.email }), {
      ...at,
      store: { ...store, email_changes: [pending, confirmed] },
    });
    expect(summarize(changes)).toContain('update email_changes 5');
    expect(summarize(changes)).not.toContain('update email_changes 6');
    expect(patchOf(changes, 'email_changes')).toEqual({ tokenHash: null, withdrawnAt: NOW });
  });

  it.each([
    ['for the address of a brand', { email: brand.email }, ['email_taken /email']],
    ['for the address of a colleague', { email: self.email }, ['email_taken /email']],
    ['without any duty', { duties: [] }, ['at_least_one /duties']],
    [
      'restricted to projects with another duty',
      { duties: ['restricted', 'content'] },
      ['restricted_alone /duties'],
    ],
  ])('is rejected %s', async (_, given, refused) => {
    expect(await refusedWith(inviteStaff, wanted(given), at)).toEqual(refused);
  });

  it('is rejected for a suspended account without a role', async () => {
    const suspended = { ...former, suspendedAt: '2026-11-02T12:00:00.000Z' };
    const given = wanted({ email: former.email });
    const refused = await refusedWith(inviteStaff, given, {
      actor: theOwner,
      store: { users: [self, suspended] },
    });
    expect(refused).toEqual(['email_taken /email']);
  });

  it('is refused for support and for an owner who has just lost the duty', async () => {
    expect(await refusedWith(inviteStaff, wanted(), { ...at, actor: supporter })).toEqual(['not_allowed']);
    const lost = { users: [{ ...self, duties: ['support' as const] }] };
    expect(await refusedWith(inviteStaff, wanted(), { actor: theOwner, store: lost })).toEqual([
      'not_allowed',
    ]);
  });
});

describe('an owner managing staff', () => {
  const colleague = aUser({ id: 700, staff: true, duties: ['curation'], companyId: null, companyRole: null });
  const self = aUser({ ...colleague, id: theOwner.userId, email: 'owner@elenco.example', duties: ['owner'] });
  const brand = aUser({ id: 701, email: 'brand@x.example' });
  const token = { id: 9, userId: colleague.id };
  const store = { users: [colleague, self, brand], tokens: [token, { id: 10, userId: brand.id }] };
  const as = (actor: typeof theOwner | typeof supporter) => ({ actor, store });
  const input = { id: colleague.id, version: colleague.version, duties: ['finance', 'support'] as const };
  const wanted = (given: object = {}) => ({ ...input, duties: [...input.duties], ...given });

  it('sets the duties of a staff member', async () => {
    const { changes } = await accepted(setDuties, wanted(), as(theOwner));
    expect(patchOf(changes, 'users')).toEqual({ duties: ['finance', 'support'] });
  });

  it.each([
    ['of their own account', { id: self.id, version: self.version }, 'own_duties /duties'],
    ['of users who are not staff', { id: brand.id, version: brand.version }, 'not_found'],
    ['with an older version', { version: colleague.version + 1 }, 'stale'],
  ])('cannot set duties %s', async (_, given, refused) => {
    expect(await refusedWith(setDuties, wanted(given), as(theOwner))).toEqual([refused]);
  });

  it('cannot set duties once the owner’s own duty was removed', async () => {
    const former = { ...store, users: [colleague, { ...self, duties: ['support'] }] };
    expect(await refusedWith(setDuties, wanted(), { actor: theOwner, store: former })).toEqual([
      'not_allowed',
    ]);
  });

  it('cannot remove all duties, and support cannot set any', async () => {
    expect(await refusedWith(setDuties, wanted({ duties: [] }), as(theOwner))).toEqual([
      'at_least_one /duties',
    ]);
    expect(await refusedWith(setDuties, wanted(), as(supporter))).toEqual(['not_allowed']);
  });

  it('revokes only access tokens of staff, which support cannot revoke', async () => {
    const { changes } = await accepted(revokeStaffToken, { id: token.id }, as(theOwner));
    expect(changes).toMatchObject([{ id: token.id }]);
    expect(await refusedWith(revokeStaffToken, { id: 10 }, as(theOwner))).toEqual(['not_found']);
    expect(await refusedWith(revokeStaffToken, { id: token.id }, as(supporter))).toEqual(['not_allowed']);
  });
});
