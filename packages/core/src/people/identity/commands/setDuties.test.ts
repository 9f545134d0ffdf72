import { describe, expect, it } from 'vitest';
import { accepted, aUser, patchOf, refusedWith, supporter, theOwner } from '../../../testing';
import { revokeStaffToken } from './revokeStaffToken';
import { setDuties } from './setDuties';

const colleague = aUser({ id: 700, staff: true, duties: ['curation'], companyId: null, companyRole: null });
const self = aUser({ ...colleague, id: theOwner.userId, email: 'owner@elenco.example', duties: ['owner'] });
const brand = aUser({ id: 701, email: 'brand@x.example' });
const token = { id: 9, userId: colleague.id };
const store = { users: [colleague, self, brand], tokens: [token, { id: 10, userId: brand.id }] };
const as = (actor: typeof theOwner | typeof supporter) => ({ actor, store });
const input = { id: colleague.id, version: colleague.version, duties: ['finance', 'support'] as const };
const wanted = (given: object = {}) => ({ ...input, duties: [...input.duties], ...given });

describe('setting the duties of a staff member', () => {
  it('is allowed for an owner', async () => {
    const { changes } = await accepted(setDuties, wanted(), as(theOwner));
    expect(patchOf(changes, 'users')).toEqual({ duties: ['finance', 'support'] });
  });

  it.each([
    ['for oneself', { id: self.id, version: self.version }, 'own_duties /duties'],
    ['for users who are not staff', { id: brand.id, version: brand.version }, 'not_found'],
    ['with an older version', { version: colleague.version + 1 }, 'stale'],
  ])('is rejected %s', async (_, given, refused) => {
    expect(await refusedWith(setDuties, wanted(given), as(theOwner))).toEqual([refused]);
  });

  it('is refused for an owner who has just lost the duty', async () => {
    const former = { ...store, users: [colleague, { ...self, duties: ['support'] }] };
    expect(await refusedWith(setDuties, wanted(), { actor: theOwner, store: former })).toEqual([
      'not_allowed',
    ]);
  });

  it('is refused without any duty, and for support', async () => {
    expect(await refusedWith(setDuties, wanted({ duties: [] }), as(theOwner))).toEqual([
      'at_least_one /duties',
    ]);
    expect(await refusedWith(setDuties, wanted(), as(supporter))).toEqual(['not_allowed']);
  });
});

it('also lets owners, and only them, revoke access tokens of staff', async () => {
  const { changes } = await accepted(revokeStaffToken, { id: token.id }, as(theOwner));
  expect(changes).toMatchObject([{ id: token.id }]);
  expect(await refusedWith(revokeStaffToken, { id: 10 }, as(theOwner))).toEqual(['not_found']);
  expect(await refusedWith(revokeStaffToken, { id: token.id }, as(supporter))).toEqual(['not_allowed']);
});
