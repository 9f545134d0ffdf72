import { approveProposals, contracts, proposals, settleCharge } from '@elenco/core';
import { charges, postings } from '@elenco/core/payment';
import { type Database, openDatabase } from '@elenco/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cast, gather, invite, moreCreators } from '../support/cast';
import { type FreshDatabase, freshDatabase } from '../support/db';

let fresh: FreshDatabase;
let database: Database;
let cast: Cast;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase(fresh.url, { poolMax: 20 });
  cast = await gather(database);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const reels = (amountCents: number) =>
  [{ channel: 'instagram', format: 'reels', quantity: 1, pricing: 'total', amountCents }] as const;

/** Everybody invited has answered with one price; gives the briefing and the proposals' ids. */
async function proposed(amountCents: number, budgetCents: number, creators = cast.creators.slice(0, 3)) {
  const { briefingId } = await invite(cast, budgetCents, creators);
  const ids: number[] = [];
  for (const creator of creators) {
    const [own] = await database.see(proposals, creator, { briefingId });
    await cast.job.propose(creator, own!.id, [...reels(amountCents)], '');
    ids.push(own!.id);
  }
  return { briefingId, ids };
}

const approve = (briefingId: number, proposalIds: number[], key?: string) =>
  database.perform(
    approveProposals,
    { briefingId, proposalIds },
    { actor: cast.brand, now: cast.clock.now, ...(key ? { key } : {}) },
  );

const outcomes = (results: PromiseSettledResult<unknown>[]) => ({
  done: results.filter((one) => one.status === 'fulfilled').length,
  refused: results.flatMap((one) =>
    one.status === 'rejected' ? [one.reason.errors?.[0]?.code ?? one.reason.code ?? String(one.reason)] : [],
  ),
});

describe('two people press at once', () => {
  test('three approvals of one proposal make one contract and two honest refusals', async () => {
    const { briefingId, ids } = await proposed(100_000, 1_000_000, cast.creators.slice(0, 3));
    const { done, refused } = outcomes(
      await Promise.allSettled([1, 2, 3].map(() => approve(briefingId, [ids[0]!]))),
    );
    expect({ done, refused }).toEqual({ done: 1, refused: ['proposal_not_open', 'proposal_not_open'] });
    expect(await database.see(contracts, cast.brand, { briefingId })).toHaveLength(1);
  });

  test('100 approvals of 10 against a budget of 500 make exactly 50', async () => {
    const creators = await moreCreators(database, 100);
    const { briefingId, ids } = await proposed(1_000, 50_000, creators);
    const { done, refused } = outcomes(await Promise.allSettled(ids.map((id) => approve(briefingId, [id]))));
    expect(done).toBe(50);
    expect(new Set(refused)).toEqual(new Set(['over_budget']));
    const made = await database.see(contracts, cast.brand, { briefingId });
    expect(made.reduce((sum, row) => sum + row.totalCents, 0)).toBe(50_000);
  });

  test('100 equal submissions with one key have one effect and identical answers', async () => {
    const { briefingId, ids } = await proposed(100_000, 1_000_000, cast.creators.slice(0, 3));
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => approve(briefingId, [ids[0]!], 'one-press')),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await database.see(contracts, cast.brand, { briefingId })).toHaveLength(1);
    await expect(approve(briefingId, [ids[1]!], 'one-press')).rejects.toMatchObject({ code: 'key_reused' });
  });

  test('a charge that two people of finance settle at once is paid once', async () => {
    const { briefingId, ids } = await proposed(100_000, 1_000_000, cast.creators.slice(0, 3));
    const [contract] = await cast.job.hire(cast.brand, briefingId, [ids[0]!]);
    await cast.job.sign(contract!, cast.brand, cast.creators[0]!);
    const [charge] = await database.see(charges, cast.finance, { contractId: contract!.id });
    const settle = (actor: Cast['finance']) =>
      database.perform(
        settleCharge,
        { id: charge!.id, amountCents: charge!.amountCents, paidBy: 'pix', paidOn: '2026-11-21' },
        { actor, now: cast.clock.now },
      );
    const { done, refused } = outcomes(
      await Promise.allSettled([settle(cast.finance), settle(cast.secondFinance)]),
    );
    expect({ done, refused }).toEqual({ done: 1, refused: ['move_not_possible'] });
    const cash = await database.see(postings, cast.finance, { contractId: contract!.id, account: 'cash' });
    expect(cash.map((row) => row.amountCents)).toEqual([100_000]);
  });
});
