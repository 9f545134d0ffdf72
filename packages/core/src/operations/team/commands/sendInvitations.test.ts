import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../people';
import {
  aBriefing,
  aCompany,
  accepted,
  anInvitation,
  aUser,
  brandMember,
  brandOwner,
  ids,
  NOW,
  otherBrand,
  patchOf,
  refusedWith,
  summarize,
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
const withProjects = (...briefings: ReturnType<typeof aBriefing>[]) => ({
  ...at,
  store: { ...store, briefings },
});
const caio = { kind: 'member', name: 'Caio Lemos', email: ' Caio@Aurora.example ' } as const;
const locale = 'pt' as const;
const many = Array.from({ length: INVITATIONS_PER_DAY }, (_, n) =>
  anInvitation({ id: 100 + n, email: `p${n}@aurora.example`, sentAt: NOW }),
);
const full = { ...at, store: { ...store, invitations: many } };

describe('sending invitations', () => {
  it('invites a member and a creator for 14 days', async () => {
    const people = [caio, { ...caio, kind: 'creator', email: 'nina@story.example' }];
    const { changes, reply } = await accepted(sendInvitations, { people, locale }, at);
    expect(summarize(changes)).toEqual(['insert invitations', 'insert invitations']);
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
    ['listed twice', { email: 'CAIO@aurora.example' }, ['invited_twice /people/1/email']],
    ['without a valid e-mail address', { email: 'caio@' }, ['invalid_email /people/1/email']],
    ['without a valid name', { name: 'C' }, ['name_too_short /people/1/name']],
    ['an owner of the platform', { kind: 'admin' }, ['invalid_value /people/1/kind']],
  ])('sends no invitation if one of the invited is %s', async (_what, change, expected) => {
    const people = [caio, { ...caio, email: 'dora@aurora.example', ...change }];
    expect(await refusedWith(sendInvitations, { people, locale }, at)).toEqual(expected);
  });

  const limit = { limitCents: 500_000, currency: 'BRL', untilOn: '2027-12-31' } as const;

  it('stores the approval limit of a future member', async () => {
    const people = [
      { ...caio, limit },
      { ...caio, email: 'dora@aurora.example' },
    ];
    const { changes } = await accepted(sendInvitations, { people, locale }, at);
    expect(changes.map((one) => 'row' in one && one.row.approvalLimit)).toEqual([limit, null]);
    expect(changes[0]).not.toHaveProperty('row.limit');
  });

  it.each<[string, object, string]>([
    ['of a creator', { kind: 'creator', limit }, 'limit_of_creator /people/0/limit'],
    ['in the past', { limit: { ...limit, untilOn: '2026-11-20' } }, 'date_in_past /people/0/limit/untilOn'],
    ['below zero', { limit: { ...limit, limitCents: -1 } }, 'too_small /people/0/limit/limitCents'],
  ])('rejects an approval limit %s', async (_what, change, expected) => {
    const people = [{ ...caio, ...change }];
    expect(await refusedWith(sendInvitations, { people, locale }, at)).toEqual([expected]);
  });

  it('stores the project for an invited creator', async () => {
    const briefings = [aBriefing({ status: 'hiring' }), aBriefing({ id: 34, status: 'under_approval' })];
    const nina = { ...caio, kind: 'creator', email: 'nina@story.example' };
    const people = [
      { ...nina, briefingId: ids.briefing },
      { ...nina, email: 'dora@story.example', briefingId: 34 },
      { ...nina, email: 'rui@story.example' },
    ];
    const { changes } = await accepted(sendInvitations, { people, locale }, withProjects(...briefings));
    expect(changes.map((one) => 'row' in one && one.row.briefingId)).toEqual([ids.briefing, 34, null]);
  });

  const hiring = { status: 'hiring' } as const;
  it.each<[string, object, Parameters<typeof aBriefing>[0], string]>([
    ['of a member', { kind: 'member' }, hiring, 'project_of_member'],
    ['of another company', {}, { ...hiring, companyId: 12 }, 'project_not_open'],
    ['that is secret', {}, { ...hiring, kind: 'silent_squad' }, 'project_not_open'],
    ['that has expired', {}, { ...hiring, endsOn: '2026-11-20' }, 'project_not_open'],
    ['that is a draft', {}, { status: 'draft' }, 'project_not_open'],
    ['that is closed', {}, { status: 'closed' }, 'project_not_open'],
  ])('rejects a project %s', async (_what, change, briefing, code) => {
    const people = [{ ...caio, kind: 'creator', briefingId: ids.briefing, ...change }];
    expect(await refusedWith(sendInvitations, { people, locale }, withProjects(aBriefing(briefing)))).toEqual(
      [`${code} /people/0/briefingId`],
    );
  });

  it('is possible again for an address once its invitation is withdrawn', async () => {
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

  it.each([brandMember, theCreator, supporter])('is refused for the role $role', async (actor) => {
    expect(await refusedWith(sendInvitations, { people: [caio], locale }, { actor, store })).toEqual([
      'not_found',
    ]);
  });

  it('can be previewed for each person without writing anything', async () => {
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
  it('can be sent again with a new deadline', async () => {
    const { changes } = await accepted(resendInvitation, { id: open.id }, at);
    expect(summarize(changes)).toEqual(['move invitations 28 resend']);
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

  it.each(['resend', 'withdraw'] as const)(
    'can be changed only by an owner of its company: %s',
    async (move) => {
      const { actor: _, ...rows } = at;
      const ask = (actor: Actor) =>
        move === 'resend'
          ? refusedWith(resendInvitation, { id: open.id }, { ...rows, actor })
          : refusedWith(withdrawInvitation, { id: open.id }, { ...rows, actor });
      for (const actor of [brandMember, otherBrand, theCreator, supporter]) {
        expect(await ask(actor)).toEqual(['not_found']);
      }
    },
  );

  it.each(['accepted', 'withdrawn'] as const)('cannot be withdrawn if it is %s', async (status) => {
    const given = { ...at, store: { ...store, invitations: [{ ...open, status }] } };
    expect(await refusedWith(withdrawInvitation, { id: open.id }, given)).toEqual(['move_not_possible']);
  });
});
