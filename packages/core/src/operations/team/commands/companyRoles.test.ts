import { describe, expect, it } from 'vitest';
import { obstacleToApproval } from '../../../hiring';
import type { User } from '../../../people';
import {
  accepted,
  aShareLink,
  aUser,
  brandMember,
  brandOwner,
  NOW,
  otherBrand,
  patchOf,
  refusedWith,
  type Store,
  summarize,
  supporter,
} from '../../../testing';
import { changeCompanyRole, limitApproval, removeMember, transferOwnership } from './members';

const owner = aUser();
const member = aUser({ id: brandMember.userId, email: 'davi@aurora.example', companyRole: 'member' });
const second = { ...member, companyRole: 'owner' as const };
const opened = { sessions: [{ id: 1, userId: member.id }], tokens: [{ id: 2, userId: member.id }] };
const team = (...users: User[]): Store => ({ users, ...opened });
const at = (store: Store) => ({ actor: brandOwner, store });

describe('an owner of a company', () => {
  it('can remove a member, whose sessions and tokens end', async () => {
    const { changes } = await accepted(removeMember, { id: member.id }, at(team(owner, member)));
    expect(summarize(changes)).toEqual([
      `update users ${member.id}`,
      'remove sessions 1',
      'remove tokens 2',
      'emit users.removeFromTeam',
    ]);
    expect(patchOf(changes, 'users')).toEqual({ companyId: null, companyRole: null });
  });

  it('can make a member an owner or an owner a member', async () => {
    const up = await accepted(
      changeCompanyRole,
      { id: member.id, companyRole: 'owner' },
      at(team(owner, member)),
    );
    expect(summarize(up.changes)).toEqual([`update users ${member.id}`, 'emit users.madeOwner']);
    const down = await accepted(
      changeCompanyRole,
      { id: second.id, companyRole: 'member' },
      at(team(owner, second)),
    );
    expect(summarize(down.changes)).toEqual([`update users ${member.id}`, 'emit users.madeMember']);
  });

  it('can hand over ownership and then becomes a member', async () => {
    const { changes } = await accepted(transferOwnership, { id: member.id }, at(team(owner, member)));
    expect(summarize(changes)).toEqual([
      `update users ${member.id}`,
      `update users ${owner.id}`,
      'emit users.handOver',
    ]);
    expect(patchOf(changes.slice(1), 'users')).toEqual({ companyRole: 'member' });
  });

  it('cannot leave as the last owner', async () => {
    const alone = at(team(owner, member, { ...second, id: 300, suspendedAt: NOW }));
    expect(await refusedWith(removeMember, { id: owner.id }, alone)).toEqual(['last_owner']);
    expect(await refusedWith(changeCompanyRole, { id: owner.id, companyRole: 'member' }, alone)).toEqual([
      'last_owner',
    ]);
    const two = at(team(owner, second));
    expect(await refusedWith(removeMember, { id: owner.id }, two)).toEqual([]);
  });

  it.each([
    ['to oneself', owner.id, member, 'hand_over_to_oneself'],
    ['to a suspended member', member.id, { ...member, suspendedAt: NOW }, 'member_suspended'],
  ] as const)('cannot hand over ownership %s', async (_case, id, row, code) => {
    expect(await refusedWith(transferOwnership, { id }, at(team(owner, row)))).toEqual([code]);
  });
});

describe('the team of a company', () => {
  const store = team(owner, member, aUser({ id: otherBrand.userId, companyId: 12 }));
  const commands = { removeMember, handOver: transferOwnership, changeCompanyRole };

  it.each(Object.keys(commands) as (keyof typeof commands)[])(
    'is not found for actors who do not own the company: %s',
    async (name) => {
      const command = commands[name] as typeof removeMember;
      const input = { id: member.id, ...(name === 'changeCompanyRole' ? { companyRole: 'owner' } : {}) };
      for (const actor of [brandMember, otherBrand, supporter]) {
        expect(await refusedWith(command, input, { actor, store })).toEqual(['not_found']);
      }
      const foreign = { ...input, id: otherBrand.userId };
      expect(await refusedWith(command, foreign, at(store))).toEqual(['not_found']);
      // A user who has just lost the role is no longer an owner, even if the session still says so.
      const demoted = team({ ...owner, companyRole: 'member' }, second);
      expect(await refusedWith(command, input, at(demoted))).toEqual(['not_found']);
    },
  );
});

describe('the approval limit of a member', () => {
  const limit = { limitCents: 500_000, currency: 'BRL' as const, untilOn: NOW.slice(0, 10) };
  const limited = {
    id: 1,
    companyId: 11,
    userId: member.id,
    usedCents: 200_000,
    grantedById: owner.id,
    ...limit,
  };

  it('can be set by an owner, starts unused, and can be removed', async () => {
    const store = { ...team(owner, member), approval_limits: [limited] };
    const granted = await accepted(limitApproval, { id: member.id, limit }, at(store));
    expect(summarize(granted.changes)).toEqual(['update approval_limits 1', 'emit users.approvalGranted']);
    expect(patchOf(granted.changes, 'approval_limits')).toMatchObject({ usedCents: 0, limitCents: 500_000 });
    const freed = await accepted(limitApproval, { id: member.id, limit: null }, at(store));
    expect(summarize(freed.changes)).toEqual(['remove approval_limits 1', 'emit users.approvalFreed']);
  });

  it('revokes the member’s approval links when the limit is set and when the member leaves', async () => {
    const links = [
      aShareLink({ id: 5, createdById: member.id, actions: ['approve-proposal'] }),
      aShareLink({ id: 6, createdById: member.id }),
      aShareLink({ id: 7, createdById: owner.id, actions: ['approve-proposal'] }),
      aShareLink({ id: 8, createdById: member.id, actions: ['approve-proposal'], status: 'revoked' }),
    ];
    const store = { ...team(owner, member), 'share-links': links };
    const limited = await accepted(limitApproval, { id: member.id, limit }, at(store));
    const removed = await accepted(removeMember, { id: member.id }, at(store));
    for (const { changes } of [limited, removed]) {
      const about = summarize(changes).filter((change) => change.includes('share-links'));
      expect(about).toEqual(['move share-links 5 revoke']);
    }
  });

  it('is refused for an owner and for a past day', async () => {
    const refused = (input: object, ...users: User[]) =>
      refusedWith(limitApproval, { id: member.id, ...input } as never, at(team(...users)));
    expect(await refused({ limit }, owner, second)).toEqual(['owner_approves /id']);
    expect(await refused({ limit: { ...limit, untilOn: '2026-01-01' } }, owner, member)).toEqual([
      'date_in_past /limit/untilOn',
    ]);
  });

  it('restricts the amount, the currency and the day', () => {
    const over = (given: object, cents = 300_000) =>
      obstacleToApproval({ ...limited, ...given }, { cents, currency: 'BRL' }, limit.untilOn);
    expect(obstacleToApproval(undefined, { cents: 900_000_00, currency: 'EUR' }, '2030-01-01')).toBeNull();
    expect(over({})).toBeNull();
    expect(over({}, 300_001)).toBe('approval_too_much');
    expect(over({ currency: 'USD' })).toBe('approval_other_currency');
    expect(over({ untilOn: '2026-11-01' })).toBe('approval_over');
    expect(over({ limitCents: 0, usedCents: 0 })).toBe('approval_over');
  });
});
