import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aCharge,
  aContract,
  aCreator,
  accepted,
  aPayout,
  aPrivacyRequest,
  aProposal,
  aUser,
  ids,
  NOW,
  patchOf,
  refusedWith,
  type Store,
  summarize,
  systemActor,
} from '../../testing';
import { eraseDue, leave, scheduleErasure, subjectsOf, withdrawRequest } from './commands';

const person = aUser({ id: ids.creatorUser, companyId: null, companyRole: null, creatorId: ids.creator });
const creator = { role: 'creator', userId: person.id, name: 'Cecília', creatorId: ids.creator } as const;
const owner = aUser();
const brand = {
  role: 'company',
  userId: owner.id,
  name: 'Bia',
  companyId: ids.company,
  companyRole: 'owner',
} as const;
const colleague = aUser({ id: 104, email: 'c@x.example', companyRole: 'member' });
const support = { role: 'admin', userId: 109, name: 'Jonas', duties: ['support'] } as const;

type Rows = Store[string];
const store = (more: Record<string, Rows> = {}): Store => ({
  users: [person, owner, colleague],
  creators: [aCreator()],
  sessions: [{ id: 1, userId: person.id } as never, { id: 2, userId: owner.id } as never],
  ...more,
});
const late = '2026-11-28T12:00:00.000Z';

describe('deleting an account', () => {
  it('hides the profile immediately and erases the account after seven days', async () => {
    const { changes, reply } = await accepted(
      leave,
      { erases: 'account' },
      { actor: creator, store: store() },
    );
    expect(summarize(changes)).toEqual([
      'insert privacy-requests',
      `update users ${person.id}`,
      'remove sessions 1',
      `update creators ${ids.creator}`,
      'emit users.erasureSet',
    ]);
    expect(patchOf(changes, 'users')).toEqual({ suspendedAt: NOW });
    expect(reply).toEqual({ eraseAt: late });
    expect(changes.at(-1)).toMatchObject({ event: { data: { dueOn: '2026-11-28' } } });
  });

  it('announces the day of the erasure in São Paulo time, not in UTC', async () => {
    const now = '2026-11-22T01:00:00.000Z';
    const { changes } = await accepted(leave, { erases: 'account' }, { actor: creator, store: store(), now });
    expect(changes.at(-1)).toMatchObject({ event: { data: { dueOn: '2026-11-28' } } });
  });

  it('does not erase the account if only the profile is deleted', async () => {
    const { changes } = await accepted(leave, { erases: 'profile' }, { actor: creator, store: store() });
    expect(summarize(changes)).toEqual([
      'insert privacy-requests',
      `update creators ${ids.creator}`,
      'emit users.profileErasureSet',
    ]);
  });

  it('suspends and notifies the whole team if the company is deleted', async () => {
    const { changes } = await accepted(leave, { erases: 'company' }, { actor: brand, store: store() });
    expect(summarize(changes)).toEqual([
      'insert privacy-requests',
      `update users ${owner.id}`,
      `update users ${colleague.id}`,
      'remove sessions 2',
      'emit users.erasureSet',
      'emit companies.erasureSet',
    ]);
  });

  const balance = { id: 1, kind: 'payable', creatorId: ids.creator, companyId: null, balanceCents: -1 };
  it.each<[string, Record<string, Rows>, string[]]>([
    ['a proposal waits for an answer', { proposals: [aProposal({ status: 'sent' })] }, ['erasure_proposals']],
    ['a contract is not signed', { contracts: [aContract({ status: 'sent' })] }, ['erasure_unsigned']],
    ['a contract is in force', { contracts: [aContract({ status: 'active' })] }, ['erasure_running']],
    ['a payout is not made', { payouts: [aPayout({ status: 'processing' })] }, ['erasure_payouts']],
    ['money is owed', { ledger_accounts: [balance] }, ['erasure_money']],
    [
      'the erasure is already scheduled',
      { 'privacy-requests': [aPrivacyRequest({ kind: 'erasure', eraseAt: late })] },
      ['erasure_is_set'],
    ],
  ])('is refused while %s', async (_what, more, codes) => {
    const given = { actor: creator, store: store(more) };
    expect(await refusedWith(leave, { erases: 'account' }, given)).toEqual(codes);
  });

  it('is not refused for payouts that were cancelled with their contract', async () => {
    const given = { actor: creator, store: store({ payouts: [aPayout({ status: 'cancelled' })] }) };
    const { changes } = await accepted(leave, { erases: 'account' }, given);
    expect(summarize(changes)).toContain('insert privacy-requests');
  });

  it.each<[string, Record<string, Rows>, string[]]>([
    ['a project is in progress', { briefings: [aBriefing({ status: 'selection' })] }, ['erasure_briefings']],
    ['a charge is open', { charges: [aCharge({ status: 'overdue' })] }, ['erasure_charges']],
  ])('is refused while %s if it includes a company', async (_what, more, codes) => {
    const given = { actor: brand, store: store(more) };
    expect(await refusedWith(leave, { erases: 'company' }, given)).toEqual(codes);
  });

  it('is refused to the last owner of a company, to members who delete the company, and to staff', async () => {
    const as = (actor: typeof brand | object) => ({ actor: actor as typeof brand, store: store() });
    expect(await refusedWith(leave, { erases: 'account' }, as(brand))).toEqual(['erasure_last_owner']);
    const member = { ...brand, userId: colleague.id, companyRole: 'member' };
    expect(await refusedWith(leave, { erases: 'company' }, as(member))).toEqual(['erasure_not_owner']);
    const staff = {
      ...as(support),
      store: { users: [aUser({ id: 109, staff: true, companyId: null, companyRole: null })] },
    };
    expect(await refusedWith(leave, { erases: 'account' }, staff)).toEqual(['erasure_staff']);
  });
});

describe('a scheduled erasure', () => {
  const gone = { ...person, suspendedAt: NOW };
  const set = aPrivacyRequest({ kind: 'erasure', erases: 'account', eraseAt: late });
  const rows = store({
    users: [gone, owner],
    creators: [aCreator({ removedAt: NOW })],
    'privacy-requests': [set],
  });

  it('restores only the profile and account that it hid and suspended if it is withdrawn', async () => {
    const { changes } = await accepted(withdrawRequest, { id: set.id }, { actor: creator, store: rows });
    expect(summarize(changes)).toEqual([
      `move privacy-requests ${set.id} withdraw`,
      `update users ${person.id}`,
      `update creators ${ids.creator}`,
      'emit users.erasureUndone',
    ]);
    const before = { ...rows, users: [{ ...gone, suspendedAt: '2026-01-01T00:00:00.000Z' }, owner] };
    const other = await accepted(withdrawRequest, { id: set.id }, { actor: creator, store: before });
    expect(summarize(other.changes)).not.toContain(`update users ${person.id}`);
  });

  const input = { id: set.id, notice: { subject: 's', text: 't', html: 'h' } };
  it('is carried out only by the system and only when due', async () => {
    expect(await refusedWith(eraseDue, input, { actor: systemActor, store: rows })).toEqual(['not_due']);
    expect(await refusedWith(eraseDue, input, { actor: support, store: rows })).toEqual(['not_allowed']);
    const due = { ...rows, 'privacy-requests': [{ ...set, eraseAt: NOW }] };
    const { changes } = await accepted(eraseDue, input, { actor: systemActor, store: due });
    expect(summarize(changes)).toEqual([
      `move privacy-requests ${set.id} erase`,
      `erase creator ${ids.creator}, profile ${ids.creator}, person ${person.id}`,
    ]);
  });

  it('can be scheduled by support only for a request to erase', async () => {
    const asked = aPrivacyRequest({ kind: 'erasure' });
    const given = (request: typeof asked) => ({
      actor: support,
      store: store({ 'privacy-requests': [request] }),
    });
    const { changes } = await accepted(scheduleErasure, { id: asked.id, erases: 'account' }, given(asked));
    expect(patchOf(changes, 'privacy-requests')).toEqual({ erases: 'account', eraseAt: late });
    expect(
      await refusedWith(scheduleErasure, { id: asked.id, erases: 'account' }, given(aPrivacyRequest())),
    ).toEqual(['not_an_erasure']);
  });
});

it('limits an erasure to the requested data: the account, the profile or the company', () => {
  const user = { id: 7, creatorId: 8, companyId: null };
  expect(subjectsOf('account', user)).toEqual([
    ['creator', 8],
    ['profile', 8],
    ['person', 7],
  ]);
  expect(subjectsOf('profile', user)).toEqual([['profile', 8]]);
  const member = { id: 7, creatorId: null, companyId: 9 };
  expect(subjectsOf('account', member)).toEqual([['person', 7]]);
  expect(subjectsOf('company', member)).toEqual([
    ['company', 9],
    ['person', 7],
  ]);
});
