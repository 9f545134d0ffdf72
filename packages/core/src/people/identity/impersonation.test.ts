import { describe, expect, it } from 'vitest';
import { holds } from '../../kit';
import {
  accepted,
  anImpersonation,
  aUser,
  brandMember,
  brandOwner,
  curator,
  decideOn,
  financier,
  ids,
  inserted,
  memberBySupport,
  NOW,
  otherBrand,
  refusedWith,
  signedOutActor,
  summarize,
  supporter,
  systemActor,
  theCreator,
  theOwner,
} from '../../testing';
import { endImpersonation, expireImpersonations, startImpersonation } from './commands';
import { mayImpersonate } from './impersonation';

const member = aUser({ id: 104, companyRole: 'member', name: 'Davi Prado' });
const creator = aUser({ id: 102, companyId: null, companyRole: null, creatorId: ids.creator });
const colleague = aUser({ id: 107, companyId: null, companyRole: null, staff: true, duties: ['finance'] });

describe('permission to impersonate', () => {
  it.each([
    ['support as a brand’s member', supporter, member, true],
    ['support as a brand’s owner', supporter, aUser(), true],
    ['support as a creator', supporter, creator, true],
    ['the platform’s owner as a creator', theOwner, creator, true],
    ['a brand’s owner as a member', brandOwner, member, true],
    ['support as staff', supporter, colleague, false],
    ['the platform’s owner as staff', theOwner, colleague, false],
    ['support as a suspended user', supporter, aUser({ suspendedAt: NOW }), false],
    ['curation as a member', curator, member, false],
    ['finance as a creator', financier, creator, false],
    ['a brand’s owner as an owner', brandOwner, aUser({ id: 120 }), false],
    ['a brand’s owner as oneself', brandOwner, aUser(), false],
    ['a brand’s owner as another company’s member', otherBrand, member, false],
    ['a brand’s owner as a creator', brandOwner, creator, false],
    ['a member as a colleague', brandMember, aUser({ id: 121, companyRole: 'member' }), false],
    ['a creator as a member', theCreator, member, false],
    ['a visitor', signedOutActor, member, false],
    [
      'a user who is already impersonating',
      memberBySupport,
      aUser({ id: 121, companyRole: 'member' }),
      false,
    ],
    [
      'support that impersonates an owner',
      { ...brandOwner, impersonatedBy: { userId: 109, name: 'Jonas Reis' } },
      member,
      false,
    ],
  ])('is granted or denied: %s: %s', (_, actor, user, may) => {
    expect(holds(mayImpersonate(actor), user)).toBe(may);
  });
});

const store = { users: [member, colleague], impersonations: [] };
const input = { userId: 104, reason: 'A marca não encontra o convite', sessionId: 66 };

describe('starting an impersonation', () => {
  it('is limited to half an hour in one session, and stores the reason and both names', async () => {
    const { changes, reply } = await accepted(startImpersonation, input, { actor: supporter, store });
    expect(reply).toEqual({ userId: 104 });
    expect(inserted(changes, 'impersonations')).toMatchObject({
      userId: 104,
      companyId: ids.company,
      impersonatorId: 109,
      impersonatorName: 'Jonas Reis',
      sessionId: 66,
      until: '2026-11-21T12:30:00.000Z',
    });
  });

  it('requires a meaningful reason', async () => {
    const given = { actor: supporter, store };
    expect(await refusedWith(startImpersonation, { ...input, reason: 'teste' }, given)).toEqual([
      'reason_too_short /reason',
    ]);
  });

  it('is refused for users outside the actor’s scope and for any user while impersonating', async () => {
    const [of, unknown] = [
      { actor: supporter, store },
      { ...input, userId: 107 },
    ];
    expect(await refusedWith(startImpersonation, unknown, of)).toEqual(['not_found']);
    expect(await refusedWith(startImpersonation, input, { actor: memberBySupport, store })).toEqual([
      'not_found',
    ]);
    const running = { ...store, impersonations: [anImpersonation()] };
    expect(await refusedWith(startImpersonation, input, { actor: supporter, store: running })).toEqual([
      'acting_already',
    ]);
    expect(startImpersonation.notWhileImpersonating).toBe(true);
  });

  it('closes an expired impersonation in the same session', async () => {
    const over = { ...store, impersonations: [anImpersonation({ until: '2026-11-21T11:59:00.000Z' })] };
    const { changes } = await accepted(startImpersonation, input, { actor: supporter, store: over });
    expect(summarize(changes)).toEqual([
      'move impersonations 65 end',
      'emit users.impersonated',
      'insert impersonations',
    ]);
  });
});

describe('the end of an impersonation', () => {
  it('can be requested only by the impersonator and notifies the user', async () => {
    const given = { actor: supporter, store: { impersonations: [anImpersonation()] } };
    const { changes } = await accepted(endImpersonation, { id: 65 }, given);
    expect(changes.at(-1)).toEqual({
      do: 'emit',
      event: {
        kind: 'users.impersonated',
        resource: 'users',
        rowId: 104,
        companyId: ids.company,
        data: { title: 'Jonas Reis', comment: 'A marca não encontra o convite' },
      },
    });
    for (const actor of [brandMember, brandOwner, theOwner, memberBySupport]) {
      expect(await refusedWith(endImpersonation, { id: 65 }, { ...given, actor })).toEqual(['not_found']);
    }
  });

  it('is enforced by the system once the time is over', () => {
    const [running, over] = [anImpersonation(), anImpersonation({ id: 67, until: NOW })];
    const given = { rows: [running, over], input: {}, actor: systemActor };
    expect(decideOn(expireImpersonations, given)).toMatchObject({ reply: { ids: [67] } });
  });
});
