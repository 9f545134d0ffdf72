import { describe, expect, it } from 'vitest';
import { castStatusOf, costPerPost, progressOf, seesMoney } from './progress';

it('counts a campaign’s submitted, approved and published deliverables, but not drafts that were sent back', () => {
  const states = [
    'planned',
    'draft_submitted',
    'changes_requested',
    'approved',
    'published',
    'verified',
  ] as const;
  expect(progressOf(states.map((status) => ({ status })))).toEqual({
    all: 6,
    delivered: 4,
    approved: 3,
    published: 2,
  });
});

it('calculates the cost per post of a campaign only once all work is published and paid', () => {
  const settled = { all: 3, published: 3, contractedCents: 1_000, paidCents: 1_000 };
  expect(costPerPost(settled)).toBe(333);
  const unknown = [{ published: 2 }, { paidCents: 500 }, { paidCents: null }, { all: 0, published: 0 }];
  for (const part of unknown) expect([part, costPerPost({ ...settled, ...part })]).toEqual([part, null]);
});

it('shows amounts of a campaign only to users who may read charges', () => {
  const staff = (duty: 'finance' | 'restricted') =>
    ({ role: 'admin', userId: 1, name: 'A', duties: [duty] }) as const;
  expect([seesMoney(staff('finance')), seesMoney(staff('restricted'))]).toEqual([true, false]);
});

describe('the state of a creator in a campaign', () => {
  const offer = { status: 'approved', totalCents: 900, round: 1 } as const;

  it('is the status of the contract, with its price', () => {
    const contract = { status: 'active', totalCents: 800 } as const;
    expect(castStatusOf(contract, offer)).toEqual({ kind: 'contract', status: 'active', priceCents: 800 });
  });

  it('has no price if the contract was withdrawn, even if the proposal was approved', () => {
    const contract = { status: 'cancelled', totalCents: 800 } as const;
    const withdrawn = { kind: 'contract', status: 'cancelled', priceCents: null };
    expect([castStatusOf(contract, offer), castStatusOf(contract, undefined)]).toEqual([
      withdrawn,
      withdrawn,
    ]);
  });

  it('has no price until the creator has entered one in the proposal', () => {
    const invited = { status: 'received', totalCents: 0, round: 0 } as const;
    expect(castStatusOf(undefined, invited)).toMatchObject({ kind: 'offer', priceCents: null });
  });
});
