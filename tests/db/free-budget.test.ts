import {
  type Actor,
  approveProposals,
  approveSquadProposals,
  attachBriefing,
  type Briefing,
  briefings,
  contracts,
  proposals,
  squads,
} from '@elenco/core';
import { beforeAll, expect, test } from 'vitest';
import { type Cast, gather, invite, oneReel } from '../support/cast';
import { testDatabase } from '../support/testDatabase';

const { database } = await testDatabase();
let cast: Cast;
let first: { briefingId: number; ids: number[] };

/**
 * Invites three creators to a new project with a budget of R$ 4,000. For each given price in cents, one of
 * the creators sends a proposal.
 */
async function offered(...prices: number[]) {
  const { briefingId } = await invite(cast, 400_000);
  const ids: number[] = [];
  for (const [n, price] of prices.entries()) {
    const creator = cast.creators[n]!;
    const [own] = await database.see(proposals, creator, { briefingId });
    await cast.job.propose(creator, own!.id, [oneReel(price)], '');
    ids.push(own!.id);
  }
  return { briefingId, ids };
}

const overBudget = (leftCents: number, wantedCents: number) => ({
  errors: [{ code: 'over_budget', params: { leftCents, wantedCents, currency: 'BRL' } }],
});

/** Signs a contract of R$ 1,000 and an amendment of R$ 2,500, which leaves R$ 500 of the project's budget. */
beforeAll(async () => {
  cast = await gather(database);
  const { job, brand } = cast;
  first = await offered(100_000, 50_001, 50_000);
  const [contract] = await job.hire(brand, first.briefingId, first.ids.slice(0, 1));
  const creator: Actor = cast.creators[0]!;
  await job.sign(contract!, brand, creator);
  const amendment = await job.requestAmendment(brand, contract!, {
    kind: 'rights',
    startsOn: '2026-12-01',
    endsOn: '2027-01-31',
    additionalCents: 250_000,
    description: 'Mais dois meses de uso.',
  });
  await job.acceptAmendment(creator, amendment);
});

test('a squad’s budget refuses approvals above the amount that is left after an amendment', async () => {
  const { job, brand, clock } = cast;
  const at = { actor: brand, now: clock.now };
  const { id: squadId } = await database.create(squads, { title: 'Verão', budgetCents: 400_000 }, at);
  const second = await offered(50_001, 50_000);
  for (const { briefingId } of [first, second]) await job.run(attachBriefing, { squadId, briefingId }, brand);
  const approve = (id: number) => job.run(approveSquadProposals, { squadId, proposalIds: [id] }, brand);
  await expect(approve(second.ids[0]!)).rejects.toMatchObject(overBudget(50_000, 50_001));
  expect(await database.see(contracts, brand, { briefingId: second.briefingId })).toEqual([]);
  expect(await approve(second.ids[1]!)).toMatchObject({ contractIds: [expect.any(Number)] });
});

test('a project’s budget refuses approvals above the amount left in the project’s or the squad’s budget', async () => {
  const { job, brand, clock } = cast;
  const { briefingId, ids } = first;
  const approve = (id: number) => job.run(approveProposals, { briefingId, proposalIds: [id] }, brand);
  await expect(approve(ids[2]!)).rejects.toMatchObject(overBudget(0, 50_000));
  const [{ squadId }] = (await database.see(briefings, brand, { id: briefingId })) as [Briefing];
  const more = { id: squadId!, budgetCents: 900_000 };
  await database.update(squads, more, { actor: brand, now: clock.now });
  await expect(approve(ids[1]!)).rejects.toMatchObject(overBudget(50_000, 50_001));
  expect(await approve(ids[2]!)).toMatchObject({ contractIds: [expect.any(Number)] });
});

test('a squad’s budget is not exceeded by concurrent approvals in two projects', async () => {
  const { job, brand, clock } = cast;
  const at = { actor: brand, now: clock.now };
  const { id: squadId } = await database.create(squads, { title: 'Inverno', budgetCents: 250_000 }, at);
  const prices = [100_000, 100_000, 100_000] as const;
  const [one, other] = [await offered(...prices), await offered(...prices)];
  for (const { briefingId } of [one, other]) await job.run(attachBriefing, { squadId, briefingId }, brand);
  const approve = ({ briefingId, ids }: typeof one, n: number) =>
    job.run(approveProposals, { briefingId, proposalIds: [ids[n]!] }, brand);
  const results = await Promise.allSettled([
    approve(one, 0),
    approve(other, 0),
    approve(one, 1),
    job.run(approveSquadProposals, { squadId, proposalIds: [one.ids[2]!, other.ids[1]!] }, brand),
  ]);
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.map(({ errors }) => errors[0].code)).toEqual(refused.map(() => 'over_budget'));
  const of = { briefingId: [one.briefingId, other.briefingId] };
  expect(await database.see(contracts, brand, of)).toHaveLength(2);
});
