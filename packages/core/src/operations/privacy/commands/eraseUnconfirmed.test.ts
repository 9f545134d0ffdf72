import { describe, expect, it } from 'vitest';
import { accepted, aUser, ids, NOW, refusedWith, summarize, supporter, systemActor } from '../../../testing';
import { UNCONFIRMED_DAYS } from '../bases';
import { eraseUnconfirmed } from './eraseUnconfirmed';

const before = (days: number) => new Date(Date.parse(NOW) - days * 86_400_000).toISOString();
const waiting = { confirmedAt: null, createdAt: before(UNCONFIRMED_DAYS) };
const creator = aUser({
  ...waiting,
  id: ids.creatorUser,
  companyId: null,
  companyRole: null,
  creatorId: ids.creator,
});
const owner = aUser({ ...waiting, creatorId: null });
const by = (actor: typeof systemActor | typeof supporter, ...users: (typeof creator)[]) => ({
  actor,
  store: { users },
});

describe('a sign-up whose address was never confirmed', () => {
  it('is erased with its data once the time to confirm is over', async () => {
    const one = await accepted(eraseUnconfirmed, { id: creator.id }, by(systemActor, creator));
    expect(summarize(one.changes)).toEqual([
      `update users ${creator.id}`,
      `erase creator ${ids.creator}, profile ${ids.creator}, person ${creator.id}`,
    ]);
    const brand = await accepted(eraseUnconfirmed, { id: owner.id }, by(systemActor, owner));
    expect(summarize(brand.changes)).toEqual([
      `update users ${owner.id}`,
      `erase company ${ids.company}, person ${owner.id}`,
    ]);
  });

  it('does not erase a company that has other members', async () => {
    const { changes } = await accepted(
      eraseUnconfirmed,
      { id: owner.id },
      by(systemActor, owner, aUser({ id: 104 })),
    );
    expect(summarize(changes)).toContain(`erase person ${owner.id}`);
  });

  it.each([
    ['who has confirmed', { confirmedAt: NOW }],
    ['who is already erased', { suspendedAt: NOW }],
    ['who signed up recently', { createdAt: before(UNCONFIRMED_DAYS - 1) }],
  ])('is not erased if it belongs to a user %s', async (_, more) => {
    const given = by(systemActor, { ...creator, ...more });
    expect(await refusedWith(eraseUnconfirmed, { id: creator.id }, given)).toEqual(['not_due']);
  });

  it('can be erased only by the system', async () => {
    expect(await refusedWith(eraseUnconfirmed, { id: creator.id }, by(supporter, creator))).toEqual([
      'not_allowed',
    ]);
  });
});
