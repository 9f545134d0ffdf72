import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  accepted,
  anInvitation,
  aUser,
  FIRST_NEW_ID,
  ids,
  inserted,
  NOW,
  patchOf,
  refusedWith,
  type Store,
  signedOutActor,
  stamped,
  summarize,
  systemActor,
} from '../../../testing';
import { acceptInvite, joinAsCreator, joinTeam } from './invitations';

const tokenHash = 'a'.repeat(64);
const invitation = anInvitation();
const link = { ...stamped, id: 8, invitationId: invitation.id, tokenHash };
type Rows = readonly { readonly id: number; readonly [field: string]: unknown }[];
const store = (change: Readonly<Record<string, Rows>> = {}): Store => ({
  invitations: [invitation],
  invitation_links: [link],
  users: [],
  ...change,
});
const at = (rows: Store) => ({ actor: signedOutActor, store: rows });

const person = {
  tokenHash,
  name: 'Bia Rocha',
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
  locale: 'pt',
  terms: true,
  termsVersion: '2026-12',
  ip: '192.0.2.1',
  userAgent: 'Mozilla/5.0',
};
const creator = {
  ...person,
  phone: '(81) 98765-4321',
  profileType: 'content_creator',
  mainSkill: 'beauty',
  tags: [],
};
const asCreator = anInvitation({ kind: 'creator' });
const approvalLimit = { limitCents: 500_000, currency: 'BRL', untilOn: '2027-12-31' } as const;
const limited = anInvitation({ approvalLimit });

describe('a new user with an invitation', () => {
  it('joins the team with the invited address', async () => {
    const { changes, reply } = await accepted(joinTeam, person, at(store()));
    expect(inserted(changes, 'users')).toMatchObject({
      id: FIRST_NEW_ID,
      email: invitation.email,
      companyId: ids.company,
      companyRole: 'member',
      creatorId: null,
      staff: false,
    });
    expect(patchOf(changes, 'invitations')).toEqual({ acceptedById: FIRST_NEW_ID });
    expect(summarize(changes).slice(-2)).toEqual(['move invitations 28 accept', 'emit invitations.accepted']);
    expect(reply).toEqual({ userId: FIRST_NEW_ID });
  });

  it('gets the approval limit of the invitation', async () => {
    const { changes } = await accepted(joinTeam, person, at(store({ invitations: [limited] })));
    expect(inserted(changes, 'approval_limits')).toEqual({
      ...approvalLimit,
      companyId: ids.company,
      userId: FIRST_NEW_ID,
      usedCents: 0,
      grantedById: ids.brandUser,
    });
    expect(summarize(changes)).toContain('emit users.approvalGranted');
  });

  it('becomes a creator attributed to the company', async () => {
    const { changes } = await accepted(joinAsCreator, creator, at(store({ invitations: [asCreator] })));
    expect(inserted(changes, 'users')).toMatchObject({ email: invitation.email, companyId: null });
    expect(inserted(changes, 'attributions')).toEqual({
      creatorId: FIRST_NEW_ID,
      companyId: ids.company,
      curatorId: null,
      codeId: null,
    });
  });

  it.each([
    [
      'notifies the inviting user with the name of the project',
      'hiring',
      'Lançamento do sérum de vitamina C',
    ],
    ['notifies the inviting user without the name of a project that has closed', 'closed', undefined],
  ] as const)('who joins as a creator %s', async (_, status, project) => {
    const invitations = [anInvitation({ kind: 'creator', briefingId: ids.briefing })];
    const rows = store({ invitations, briefings: [aBriefing({ status })] });
    const { changes } = await accepted(joinAsCreator, creator, at(rows));
    const notice = changes.at(-1);
    expect(notice?.do === 'emit' && notice.event.data?.project).toBe(project);
  });

  it('must sign in if the address has an account by now', async () => {
    const rows = store({ users: [aUser({ email: invitation.email })] });
    expect(await refusedWith(joinTeam, person, at(rows))).toEqual(['invitation_sign_in']);
  });

  it.each<[string, object, string[]]>([
    ['an e-mail address of their choice', { email: 'other@x.example' }, ['unrecognized_keys']],
    ['a role of their choice', { companyRole: 'owner' }, ['unrecognized_keys']],
    ['terms not accepted', { terms: false }, ['terms_not_accepted /terms']],
  ])('is rejected with %s', async (_what, change, expected) => {
    expect(await refusedWith(joinTeam, { ...person, ...change }, at(store()))).toEqual(expected);
  });

  it('cannot use an invitation of another kind', async () => {
    expect(await refusedWith(joinTeam, person, at(store({ invitations: [asCreator] })))).toEqual([
      'not_found',
    ]);
    expect(await refusedWith(joinAsCreator, creator, at(store()))).toEqual(['not_found']);
  });
});

describe.each<[string, Store]>([
  ['unknown', store({ invitation_links: [] })],
  ['replaced', store({ invitation_links: [{ ...link, tokenHash: 'b'.repeat(64) }] })],
  ['used', store({ invitations: [{ ...invitation, status: 'accepted' }] })],
  ['withdrawn', store({ invitations: [{ ...invitation, status: 'withdrawn' }] })],
  ['expired', store({ invitations: [{ ...invitation, expiresAt: NOW }] })],
])('an invitation link that is %s', (_what, rows) => {
  const actor = { role: 'nobody' } as const;

  it('is not found', async () => {
    expect(await refusedWith(joinTeam, person, { actor, store: rows })).toEqual(['not_found']);
    expect(
      await refusedWith(acceptInvite, { tokenHash, userId: 300 }, { actor: systemActor, store: rows }),
    ).toEqual(['not_found']);
  });
});

describe('a user with an account and an invitation', () => {
  const own = aUser({ id: 300, email: invitation.email, companyId: null, companyRole: null });
  const signedIn = {
    role: 'company',
    userId: own.id,
    name: own.name,
    companyId: 12,
    companyRole: 'owner',
  } as const;
  const elsewhere = { ...own, companyId: 12, companyRole: 'owner' as const };
  const colleague = aUser({ id: 301, email: 'c@x.example', companyId: 12 });
  const openings = { sessions: [{ id: 1, userId: own.id }], tokens: [{ id: 2, userId: own.id }] };
  const as = (...users: Rows) => ({ actor: signedIn, store: store({ users, ...openings }) });

  it('who belongs to no company joins the inviting company and must sign in again', async () => {
    const { changes } = await accepted(acceptInvite, { tokenHash, userId: own.id }, as(own));
    expect(summarize(changes)).toEqual([
      'move invitations 28 accept',
      'emit invitations.accepted',
      'update users 300',
      'remove sessions 1',
      'remove tokens 2',
    ]);
    expect(patchOf(changes, 'users')).toEqual({ companyId: ids.company, companyRole: 'member' });
  });

  it('gets the approval limit of the invitation instead of the limit in the previous company', async () => {
    const { actor, store: given } = as(own);
    const former = { ...approvalLimit, ...stamped, id: 7, userId: own.id, companyId: 12, usedCents: 90_000 };
    const rows = { ...given, invitations: [limited], approval_limits: [former] };
    const { changes } = await accepted(acceptInvite, { tokenHash, userId: own.id }, { actor, store: rows });
    expect(patchOf(changes, 'approval_limits')).toMatchObject({ companyId: ids.company, usedCents: 0 });
  });

  it('leaves the previous company, which is notified', async () => {
    const { changes } = await accepted(acceptInvite, { tokenHash, userId: own.id }, as(elsewhere, colleague));
    expect(changes.at(-1)).toMatchObject({ event: { kind: 'users.leftTeam', companyId: 12 } });
  });

  it('cannot accept while being impersonated', async () => {
    const given = { ...as(own), actor: { ...signedIn, userId: 301 } };
    expect(await refusedWith(acceptInvite, { tokenHash, userId: own.id }, given)).toEqual(['not_found']);
  });

  it.each<[string, Rows, string[]]>([
    [
      'has a different e-mail address than the invitation',
      [{ ...own, email: 'x@x.example' }],
      ['invitation_for_other'],
    ],
    ['is staff', [{ ...own, staff: true }], ['invitation_staff']],
    ['is a creator', [{ ...own, creatorId: 5 }], ['invitation_creator']],
    [
      'is already in the team',
      [{ ...own, companyId: ids.company, companyRole: 'member' as const }],
      ['already_member'],
    ],
    ['is the only owner of another company', [elsewhere], ['invitation_last_owner']],
    [
      'shares another company only with a suspended owner',
      [elsewhere, { ...colleague, suspendedAt: NOW }],
      ['invitation_last_owner'],
    ],
  ])('cannot accept if the user %s', async (_who, users, expected) => {
    expect(await refusedWith(acceptInvite, { tokenHash, userId: own.id }, as(...users))).toEqual(expected);
  });

  it('accepts as a creator without changing the account, and notifies the company', async () => {
    const given = as({ ...own, creatorId: 5 });
    const rows = { ...given.store, invitations: [asCreator] };
    const { changes } = await accepted(
      acceptInvite,
      { tokenHash, userId: own.id },
      { ...given, store: rows },
    );
    expect(summarize(changes)).toEqual(['move invitations 28 accept', 'emit invitations.accepted']);
  });
});
