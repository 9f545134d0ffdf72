import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../people';
import {
  aCompany,
  accepted,
  anInvitation,
  aUser,
  brandMember,
  brandOwner,
  ids,
  inShort,
  NOW,
  otherBrand,
  patchOf,
  refusedWith,
  supporter,
  theCreator,
} from '../../../testing';
import { INVITATIONS_PER_DAY } from '../invitation';
import { previewInvitations, resendInvitation, sendInvitations, withdrawInvitation } from './invitations';

const open = anInvitation();
const store = {
  companies: [aCompany()],
  users: [aUser()],
  invitations: [open, anInvitation({ id: 29, email: 'ex@aurora.example', status: 'withdrawn' })],
};
const at = { actor: brandOwner, store };
const caio = { kind: 'member', name: 'Caio Lemos', email: ' Caio@Aurora.example ' } as const;
const locale = 'pt' as const;
const many = Array.from({ length: INVITATIONS_PER_DAY }, (_, n) =>
  anInvitation({ id: 100 + n, email: `p${n}@aurora.example`, sentAt: NOW }),
);
const full = { ...at, store: { ...store, invitations: many } };

describe('inviting', () => {
  it('sends invitations for a member and a creator, valid for 14 days', async () => {
    const people = [caio, { ...caio, kind: 'creator', email: 'nina@story.example' }];
    const { changes, reply } = await accepted(sendInvitations, { people, locale }, at);
    expect(inShort(changes)).toEqual(['insert invitations', 'insert invitations']);
    expect(changes[0]).toMatchObject({
      row: {
        companyId: ids.company,
        kind: 'member',
        name: 'Caio Lemos',
        email: 'caio@aurora.example',
        invitedById: ids.brandUser,
        sentAt: NOW,
        expiresAt: '2026-12-05T12:00:00.000Z',
        acceptedById: null,
      },
    });
    expect(reply).toEqual({ sent: 2 });
  });

  it.each<[string, object, string[]]>([
    ['a member', { email: 'brand@aurora.example' }, ['already_member /people/1/email']],
    ['already invited', { email: 'bia@aurora.example' }, ['already_invited /people/1/email']],
    ['named twice', { email: 'CAIO@aurora.example' }, ['invited_twice /people/1/email']],
    ['without a valid e-mail address', { email: 'caio@' }, ['invalid_email /people/1/email']],
    ['without a valid name', { name: 'C' }, ['name_too_short /people/1/name']],
    ['an owner of the platform', { kind: 'admin' }, ['invalid_value /people/1/kind']],
  ])('sends none if one of them is %s', async (_what, change, expected) => {
    const people = [caio, { ...caio, email: 'dora@aurora.example', ...change }];
    expect(await refusedWith(sendInvitations, { people, locale }, at)).toEqual(expected);
  });

  it('is possible again after a withdrawn invitation', async () => {
    const people = [{ ...caio, email: 'ex@aurora.example' }];
    expect(await refusedWith(sendInvitations, { people, locale }, at)).toEqual([]);
  });

  it('is limited per day', async () => {
    expect(await refusedWith(sendInvitations, { people: [caio], locale }, full)).toEqual([
      'invitation_limit /people/0/email',
    ]);
    const next = { ...full, now: '2026-11-22T12:00:00.001Z' };
    expect(await refusedWith(sendInvitations, { people: [caio], locale }, next)).toEqual([]);
  });

  it.each([brandMember, theCreator, supporter])('is not found for $role $seat', async (actor) => {
    expect(await refusedWith(sendInvitations, { people: [caio], locale }, { actor, store })).toEqual([
      'not_found',
    ]);
  });

  it('has a preview with the outcome of each, which writes nothing', async () => {
    const people = ['new@x.example', 'brand@aurora.example', 'bia@aurora.example', 'new@x.example'];
    const { changes, reply } = await accepted(
      previewInvitations,
      { people: people.map((email) => ({ ...caio, email })) },
      at,
    );
    expect(changes).toEqual([]);
    expect(reply.outcomes).toEqual(['invite', 'member', 'invited', 'repeated']);
  });
});

describe('an invitation', () => {
  it('is sent again with a new deadline', async () => {
    const { changes } = await accepted(resendInvitation, { id: open.id }, at);
    expect(inShort(changes)).toEqual(['move invitations 28 resend']);
    expect(patchOf(changes, 'invitations')).toEqual({ sentAt: NOW, expiresAt: '2026-12-05T12:00:00.000Z' });
  });

  it.each<[string, typeof at, string[]]>([
    [
      'shortly after the first e-mail',
      { ...at, store: { ...store, invitations: [many[0]!] } },
      ['resent_too_soon'],
    ],
    [
      'above the daily limit',
      { ...at, store: { ...store, invitations: [open, ...many] } },
      ['invitation_limit'],
    ],
  ])('is not sent again %s', async (_when, given, expected) => {
    const { id } = given.store.invitations[0]!;
    expect(await refusedWith(resendInvitation, { id }, given)).toEqual(expected);
  });

  it.each(['resend', 'withdraw'] as const)('lets only an owner of its company %s it', async (move) => {
    const { actor: _, ...rows } = at;
    const ask = (actor: Actor) =>
      move === 'resend'
        ? refusedWith(resendInvitation, { id: open.id }, { ...rows, actor })
        : refusedWith(withdrawInvitation, { id: open.id }, { ...rows, actor });
    for (const actor of [brandMember, otherBrand, theCreator, supporter]) {
      expect(await ask(actor)).toEqual(['not_found']);
    }
  });

  it.each(['accepted', 'withdrawn'] as const)('is not withdrawn when it is %s', async (status) => {
    const given = { ...at, store: { ...store, invitations: [{ ...open, status }] } };
    expect(await refusedWith(withdrawInvitation, { id: open.id }, given)).toEqual(['move_not_possible']);
  });
});
