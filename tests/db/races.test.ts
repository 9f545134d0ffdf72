import {
  type Actor,
  acceptances,
  acceptContracts,
  approveProposals,
  contracts,
  invoices,
  payees,
  payouts,
  preparePayout,
  proposals,
  releasePayout,
  savePayee,
  setDuties,
  settleCharge,
  submitInvoice,
  suspendUser,
  userIdOf,
} from '@elenco/core';
import { charges, postings } from '@elenco/core/finance';
import { type Database, openDatabase, People } from '@elenco/db';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cast, gather, invite, moreCreators, oneReel, passwordHash } from '../support/cast';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../support/db';
import { budget } from '../support/depth';
import { keepNfse } from '../support/nfseFile';

let fresh: FreshDatabase;
let database: Database;
let cast: Cast;

beforeAll(async () => {
  fresh = await freshDatabase();
  // A hundred requests wait for twenty connections. On a busy machine, they can wait longer than the usual
  // timeout.
  database = await openDatabase(fresh.url, { poolMax: 20, limits: longTimeouts });
  cast = await gather(database);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

/**
 * Lets all invited creators propose the same price in cents.
 * @returns ids of the briefing and the proposals
 */
async function proposed(amountCents: number, budgetCents: number, creators = cast.creators.slice(0, 3)) {
  const { briefingId } = await invite(cast, budgetCents, creators);
  const ids: number[] = [];
  for (const creator of creators) {
    const [own] = await database.see(proposals, creator, { briefingId });
    await cast.job.propose(creator, own!.id, [oneReel(amountCents)], '');
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

describe('the database under concurrent requests', () => {
  test('creates one contract from three approvals of the same proposal, and refuses two of them', async () => {
    const { briefingId, ids } = await proposed(100_000, 1_000_000, cast.creators.slice(0, 3));
    const { done, refused } = outcomes(
      await Promise.allSettled([1, 2, 3].map(() => approve(briefingId, [ids[0]!]))),
    );
    expect({ done, refused }).toEqual({ done: 1, refused: ['proposal_not_open', 'proposal_not_open'] });
    expect(await database.see(contracts, cast.brand, { briefingId })).toHaveLength(1);
  });

  test('performs exactly half of many concurrent approvals if the budget covers half of them', async () => {
    const half = budget(50, 12);
    const creators = await moreCreators(database, 2 * half);
    const { briefingId, ids } = await proposed(1_000, 1_000 * half, creators);
    const { done, refused } = outcomes(await Promise.allSettled(ids.map((id) => approve(briefingId, [id]))));
    expect(done).toBe(half);
    expect(new Set(refused)).toEqual(new Set(['over_budget']));
    const made = await database.see(contracts, cast.brand, { briefingId });
    expect(made.reduce((sum, row) => sum + row.totalCents, 0)).toBe(1_000 * half);
  });

  test('accepts a contract once if submitted twice, and reports the acceptance to the later submission', async () => {
    const { briefingId, ids } = await proposed(100_000, 1_000_000);
    await approve(briefingId, ids);
    const made = await database.see(contracts, cast.brand, { briefingId });
    const input = {
      contracts: made.map(({ id, textHash }) => ({ id, textHash })),
      ip: '192.0.2.10',
      userAgent: 'Mozilla/5.0',
    };
    const accept = () => database.perform(acceptContracts, input, { actor: cast.brand, now: cast.clock.now });
    const answers = await Promise.all([accept(), accept()]);
    expect(answers.map(({ accepted }) => accepted.length).sort()).toEqual([0, 3]);
    expect(answers.flatMap(({ leftOut }) => leftOut.map(({ code }) => code))).toEqual(
      Array(3).fill('already_accepted'),
    );
    const signed = await database.see(acceptances, cast.brand, { contractId: made.map(({ id }) => id) });
    expect(signed).toHaveLength(3);
  });

  test('performs 100 submissions with one idempotency key once, and returns identical replies', async () => {
    const { briefingId, ids } = await proposed(100_000, 1_000_000, cast.creators.slice(0, 3));
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => approve(briefingId, [ids[0]!], 'one-press')),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await database.see(contracts, cast.brand, { briefingId })).toHaveLength(1);
    await expect(approve(briefingId, [ids[1]!], 'one-press')).rejects.toMatchObject({ code: 'key_reused' });
  });

  test('pays a charge once if it is settled twice concurrently', async () => {
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

describe('a platform with two owners', () => {
  const staff = async (name: string) => {
    const people = new People(database, { passwordHash }, () => cast.clock.now);
    return people.staff(name, `${name}@elenco.example`, ['owner']);
  };

  test('keeps one owner if the owners demote each other concurrently', async () => {
    const pair = [await staff('karina'), await staff('lauro')] as const;
    const take = async (from: Actor, by: Actor) => {
      const { id, version } = (await database.identity.userOf(userIdOf(from) ?? 0))!;
      return database.perform(
        setDuties,
        { id, version, duties: ['support'] },
        { actor: by, now: cast.clock.now },
      );
    };
    const taken = await Promise.allSettled([take(pair[0], pair[1]), take(pair[1], pair[0])]);
    expect(outcomes(taken)).toEqual({ done: 1, refused: ['not_allowed'] });
  });

  test('keeps one owner if the owners suspend each other concurrently', async () => {
    const pair = [await staff('marta'), await staff('nilo')] as const;
    const suspend = (target: Actor, by: Actor) => {
      const input = { id: userIdOf(target) ?? 0, reason: 'Saiu da empresa.' };
      return database.perform(suspendUser, input, { actor: by, now: cast.clock.now });
    };
    const suspended = await Promise.allSettled([suspend(pair[0], pair[1]), suspend(pair[1], pair[0])]);
    expect(outcomes(suspended)).toEqual({ done: 1, refused: ['not_allowed'] });
  });
});

describe('the same document sent by two creators', () => {
  test('is accepted from one creator only, and the other creator receives the reason of the refusal', async () => {
    const { briefingId, ids } = await proposed(100_000, 1_000_000);
    const made = await cast.job.hire(cast.brand, briefingId, ids.slice(0, 2));
    const sha256 = 'c'.repeat(64);
    // Written by SQL, because a change by the command would block payouts for some time.
    const asCompany = `update payees set legal_form = $1, tax_id = $2, tax_regime = $3 where creator_id = $4`;
    const client = new Client({ connectionString: fresh.url });
    await client.connect();
    const { rows: before } = await client.query<{ creatorId: number; taxId: string }>(
      'select creator_id as "creatorId", tax_id as "taxId" from payees',
    );
    const handings = await Promise.all(
      made.map(async (contract, n) => {
        const creator = cast.creators[n] as Extract<Actor, { role: 'creator' }>;
        await cast.job.sign(contract, cast.brand, creator);
        const [payout] = await database.see(payouts, creator, { contractId: contract.id });
        const at = { actor: creator, now: cast.clock.now };
        const issuerTaxId = ['11222333000181', '11444777000161'][n]!;
        await client.query(asCompany, ['company', issuerTaxId, 'mei', creator.creatorId]);
        const fileId = await keepNfse(database, creator, {
          number: contract.id,
          issuerTaxId,
          amountCents: payout!.grossCents,
          sha256,
          now: at.now,
        });
        return () => database.perform(submitInvoice, { payoutId: payout!.id, fileId }, at);
      }),
    );
    const results = await Promise.allSettled(handings.map((handIn) => handIn()));
    const { done, refused } = outcomes(results);
    expect(done).toBe(1);
    expect(['stale', 'invoice_file_used']).toContain(refused[0]);
    const [first, second] = results[0]!.status === 'fulfilled' ? handings : handings.toReversed();
    await expect(second!()).rejects.toMatchObject({
      errors: [{ pointer: '/fileId', code: 'invoice_file_used' }],
    });
    // The creator whose document was accepted can still replace that document.
    await expect(first!()).resolves.toMatchObject({ passed: true });
    expect(await database.see(invoices, cast.finance, { briefingId })).toHaveLength(1);
    for (const { creatorId, taxId } of before)
      await client.query(asCompany, ['individual', taxId, null, creatorId]);
    await client.end();
  });
});

describe('the payout of a payee whose data changes during the payout', () => {
  const hours = (count: number) => new Date(Date.parse(cast.clock.now) + count * 3_600_000).toISOString();
  const change = async (creator: Actor, account: string, now = cast.clock.now) => {
    const [kept] = await database.see(payees, creator, {});
    const { legalForm, taxId, holder, bank, branch, pixKey, birthDate, dependants } = kept!;
    const input = { legalForm, taxId, holder, bank, branch, pixKey, birthDate, dependants, account };
    await database.perform(savePayee, input, { actor: creator, now });
  };
  const release = (id: number, now = cast.clock.now) =>
    database.perform(
      releasePayout,
      { id, proof: `E2E-${id}`, madeOn: now.slice(0, 10) },
      { actor: cast.secondFinance, now },
    );
  const prepare = (id: number, payeeVersion?: number, now = cast.clock.now) =>
    database.perform(preparePayout, { id, payeeVersion }, { actor: cast.finance, now });
  const payoutOf = async (id: number) => (await database.see(payouts, cast.finance, { id }))[0]!;

  /** Creates three payouts that one finance user has prepared. Returns their ids. */
  async function preparedPayouts(): Promise<number[]> {
    const { briefingId, ids } = await proposed(100_000, 1_000_000);
    const prepared: number[] = [];
    for (const [n, contract] of (await cast.job.hire(cast.brand, briefingId, ids)).entries()) {
      const creator = cast.creators[n]!;
      await cast.job.sign(contract, cast.brand, creator);
      await cast.job.pay(contract);
      for (const piece of await cast.job.deliverablesOf(contract.id)) {
        await cast.job.showDraft(creator, piece, '#publi Pele sem filtro.');
        await cast.job.publish(creator, cast.brand, piece);
      }
      await cast.job.acceptInvoice(await cast.job.invoice(creator, contract));
      prepared.push(await cast.job.prepare(contract));
    }
    return prepared;
  }

  test('is paid only to the account that finance prepared if the account changes during the release', async () => {
    const prepared = await preparedPayouts();
    for (const [n, id] of prepared.entries()) {
      const creator = cast.creators[n]!;
      const { preparedPayeeVersion } = await payoutOf(id);
      const [changed, made] = await Promise.allSettled([change(creator, `7777${n}-7`), release(id)]);
      expect(changed.status).toBe('fulfilled');
      const { refused } = outcomes([made]);
      const after = await payoutOf(id);
      if (made.status === 'fulfilled') {
        expect(after).toMatchObject({ status: 'made', preparedPayeeVersion });
        continue;
      }
      expect(['not_prepared', 'stale']).toContain(refused[0]);
      expect(after).toMatchObject({ status: 'processing', preparedById: null, preparedPayeeVersion: null });
    }
  });

  test('cannot be prepared for the former account, and is paid to the new one after the waiting period', async () => {
    const [id] = await preparedPayouts();
    const creator = cast.creators[0]!;
    const now = hours(1);
    const seen = (await payoutOf(id!)).preparedPayeeVersion!;
    await change(creator, '88888-8', now);
    await expect(release(id!, now)).rejects.toMatchObject({ errors: [{ code: 'not_prepared' }] });
    // A finance user whose page still shows the former payee cannot prepare the payout.
    await expect(prepare(id!, seen, now)).rejects.toMatchObject({ code: 'stale' });
    await prepare(id!, seen + 1, now);
    await expect(release(id!, hours(48))).rejects.toMatchObject({
      errors: [{ code: 'payee_resting', params: { from: hours(49) } }],
    });
    const client = new Client({ connectionString: fresh.url });
    await client.connect();
    const { rows } = await client.query('select kind from events where at = $1 order by id', [now]);
    await client.end();
    const reported = rows.map(({ kind }) => kind);
    expect(reported).toEqual(['payouts.undoPreparation', 'payees.change', 'payouts.prepare']);
    await release(id!, hours(49));
    expect(await payoutOf(id!)).toMatchObject({ status: 'made', preparedPayeeVersion: seen + 1 });
  });
});
