import {
  acceptAmendment,
  amendments,
  briefings,
  contracts,
  isInForce,
  proposals,
  requestAmendment,
  withdrawContract,
} from '@elenco/core';
import { type Cast, gather, invite } from '@elenco/tests/support/cast';
import { type FreshDatabase, freshDatabase, longTimeouts } from '@elenco/tests/support/db';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '..';

let fresh: FreshDatabase;
let database: Database;
let cast: Cast;
let client: Client;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase(fresh.url, { poolMax: 10, limits: longTimeouts });
  cast = await gather(database);
  client = new Client({ connectionString: fresh.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
  await fresh.drop();
});

/** Creates three contracts of one briefing, signed only by the brand. */
async function signedByBrand() {
  const creators = cast.creators.slice(0, 3);
  const { briefingId } = await invite(cast, 1_000_000, creators);
  for (const [nth, creator] of creators.entries()) {
    const [own] = await database.see(proposals, creator, { briefingId });
    const line = { channel: 'instagram', format: 'reels', quantity: 1, pricing: 'total' } as const;
    await cast.job.propose(creator, own!.id, [{ ...line, amountCents: 100_000 + nth }], '');
  }
  const offers = await database.see(proposals, cast.brand, { briefingId });
  const made = await cast.job.hire(
    cast.brand,
    briefingId,
    offers.map(({ id }) => id),
  );
  for (const contract of made) await cast.job.sign(contract, cast.brand);
  const own = made.map((contract) => ({
    contract,
    creator: creators.find((one) => one.role === 'creator' && one.creatorId === contract.creatorId)!,
  }));
  return { briefingId, own };
}

const kept = async (briefingId: number) =>
  (await database.see(briefings, cast.brand, { id: briefingId }))[0]?.contractedCents;
const sumOf = async (briefingId: number) =>
  (await database.see(contracts, cast.brand, { briefingId }))
    .filter(isInForce)
    .reduce((sum, { totalCents }) => sum + totalCents, 0);

describe('the contracted total of a briefing', () => {
  it('is the sum of its contracts in force, even if several are signed at the same time', async () => {
    const { briefingId, own } = await signedByBrand();
    expect(await kept(briefingId)).toBe(0);
    await Promise.all(own.map(({ contract, creator }) => cast.job.sign(contract, creator)));
    expect([await kept(briefingId), await sumOf(briefingId)]).toEqual([300_003, 300_003]);
  });

  it('excludes withdrawn contracts, even if others are signed at the same time', async () => {
    const { briefingId, own } = await signedByBrand();
    const [gone, ...others] = own;
    const by = { actor: gone!.creator, now: cast.clock.now };
    const { id } = gone!.contract;
    const version = (await database.get(contracts, gone!.creator, id)).version;
    await Promise.all([
      database.perform(withdrawContract, { id, version, comment: 'Sem agenda.' }, by),
      ...others.map(({ contract, creator }) => cast.job.sign(contract, creator)),
    ]);
    const sum = await sumOf(briefingId);
    expect([await kept(briefingId), sum]).toEqual([sum, 200_003 - (gone!.contract.totalCents - 100_000)]);
  });

  it('includes an accepted amendment until the contract ends', async () => {
    const { briefingId, own } = await signedByBrand();
    const [first] = own;
    await cast.job.sign(first!.contract, first!.creator);
    const { now } = cast.clock;
    const seal = { ip: '203.0.113.7', userAgent: 'test' };
    const amendment = {
      contractId: first!.contract.id,
      kind: 'rights',
      startsOn: '2026-12-01',
      endsOn: '2027-01-31',
      additionalCents: 20_000,
      description: 'Mais dois meses de uso.',
    } as const;
    const { id } = await database.perform(
      requestAmendment,
      { ...amendment, ...seal },
      { actor: cast.brand, now },
    );
    const { totalCents } = first!.contract;
    expect(await kept(briefingId)).toBe(totalCents);
    const { textHash, version } = await database.get(amendments, first!.creator, id);
    await database.perform(
      acceptAmendment,
      { id, version, textHash, ...seal },
      { actor: first!.creator, now },
    );
    expect(await kept(briefingId)).toBe(totalCents + 20_000);
    await client.query('begin');
    await client.query(`update contracts set status = 'cancelled' where id = $1`, [amendment.contractId]);
    const { rows } = await client.query('select contracted_cents as sum from briefings where id = $1', [
      briefingId,
    ]);
    await client.query('rollback');
    expect(Number(rows[0]?.sum)).toBe(0);
  });

  it('includes a signed contract even after its completion', async () => {
    const { briefingId, own } = await signedByBrand();
    await cast.job.sign(own[0]!.contract, own[0]!.creator);
    const { id, totalCents } = own[0]!.contract;
    await client.query('begin; set local session_replication_role = replica');
    await client.query('delete from deliverables; delete from charges; delete from acceptances');
    await client.query('set local session_replication_role = origin');
    const present = async () =>
      Number(
        (await client.query('select contracted_cents as sum from briefings where id = $1', [briefingId]))
          .rows[0]?.sum,
      );
    const seen = [await present()];
    await client.query(`update contracts set status = 'completed' where id = $1`, [id]);
    seen.push(await present());
    await client.query('rollback');
    expect(seen).toEqual([totalCents, totalCents]);
  });

  it('is read in sorted order from an index, without a sort step', async () => {
    // The test inserts rows and refreshes the table's statistics itself, so autovacuum is disabled.
    await client.query('begin; alter table briefings set (autovacuum_enabled = off)');
    await client.query('set local session_replication_role = replica');
    await client.query(
      `insert into briefings select (jsonb_populate_record(b, jsonb_build_object(
         'id', 1_000_000 + n, 'company_id', 1 + n % 3, 'contracted_cents', n * 1000))).*
       from briefings b, generate_series(1, 3000) n where b.id = (select min(id) from briefings)`,
    );
    await client.query('analyze briefings');
    const planOf = async (where: string) => {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select id from briefings where ${where} (contracted_cents, id) < (300000, 9)
         order by contracted_cents desc, id desc limit 26`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const plans = [await planOf(''), await planOf('company_id = 1 and')];
    await client.query('rollback');
    expect(plans[0]).toContain('using briefings_all_contracted_index');
    expect(plans[1]).toContain('using briefings_contracted_index');
    for (const plan of plans) expect(plan).not.toContain('Sort');
  });
});
