import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Actor, type Contract, contracts, eraseDue, invoices, leave, postings } from '@elenco/core';
import { verifyAudit } from '@elenco/db';
import { startWorker } from '@elenco/worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveOf, marksIn } from '../support/archives';
import { type Cast, creatorIdOf, gather, invite, oneReel } from '../support/cast';
import { keptOfCompany, keptOfCreator, ofCreators } from '../support/erasureKept';
import { furtherRows, onlyOwnNames, storeCreatorFiles } from '../support/erasureSubjects';
import { MARK, markRows, marks, marksLeft } from '../support/markers';
import { testDatabase } from '../support/testDatabase';
import { quiet } from './worker/processes';

const notice = { subject: 'Seus dados foram apagados', text: 'Adeus.', html: '<p>Adeus.</p>' };
const system: Actor = { role: 'system' };
const days = (now: string, count: number) => new Date(Date.parse(now) + count * 86_400_000).toISOString();

const { database, client, url } = await testDatabase();
let cast: Cast;
let contractId: number;
let dataDir: string;
/** Paths of the creator's files in the file store. */
let bytes: string[];
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'elenco-erasure-'));
  cast = await gather(database);
  contractId = await wholeHiring();
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
});

/** Carries out a hiring from the brief until the creator is paid and evaluated, and delivers all e-mails. */
async function wholeHiring(): Promise<number> {
  const { job, brand, clock } = cast;
  const ana = cast.creators[0]!;
  const { briefingId, proposals } = await invite(cast);
  const mine = proposals.find(({ creatorId }) => creatorId === creatorIdOf(ana))!;
  await job.propose(ana, mine.id, [oneReel(500_000)], 'Topo!');
  const [contract] = await job.hire(brand, briefingId, [mine.id]);
  await job.sign(contract!, brand, ana);
  await job.finishHiring(brand, briefingId);
  await job.pay(contract!);
  for (const deliverable of await job.deliverablesOf(contract!.id)) {
    await job.showDraft(ana, deliverable, '#publi Meu protetor');
    await job.publish(ana, brand, deliverable);
  }
  await job.acceptInvoice(await receiptWithFile(ana, contract!));
  const payoutId = await job.prepare(contract!);
  clock.now = '2026-12-21T12:00:00.000Z';
  await job.transfer(payoutId);
  await job.evaluate(brand, contract!, 5, 'Ótima');
  await job.evaluate(ana, contract!, 4, 'Boa marca');
  await everythingDelivered();
  return contract!.id;
}

/** Inserts an RPA with a file. Before the platform issued RPAs, creators uploaded RPAs as files. */
async function receiptWithFile(ana: Actor, contract: Contract): Promise<number> {
  const invoiceId = await cast.job.invoice(ana, contract);
  if (ana.role !== 'creator') throw new Error('the actor is not a creator');
  const file = { name: 'recibo.pdf', mime: 'application/pdf', size: 9, sha256: '7'.repeat(64) };
  const owner = { ownerId: ana.userId, creatorId: ana.creatorId, companyId: null };
  const { id } = await database.files.add({ ...file, ...owner, createdAt: cast.clock.now });
  await client.query('update invoices set file_id = $1, sha256 = $2 where id = $3', [
    id,
    file.sha256,
    invoiceId,
  ]);
  return invoiceId;
}

const world = () => ({ database, client, now: cast.clock.now });

const settings = () => ({
  baseUrl: 'https://elenco.example',
  smtpUrl: undefined,
  mailFrom: 'no@elenco.example',
  dataDir,
  secretsKey: '0'.repeat(64),
});

async function everythingDelivered(): Promise<void> {
  const worker = await startWorker({ database, settings: settings(), log: quiet });
  await database.outbox.idle();
  await worker.stop();
}

const one = async (sql: string): Promise<number> => (await client.query<{ id: number }>(sql)).rows[0]!.id;

/** Requests the deletion twice concurrently. Returns the id of the request. */
async function leaveFor(actor: Actor, erases: 'account' | 'company'): Promise<number> {
  const now = days(cast.clock.now, 1);
  // One of the two concurrent requests is stored, and the other one is refused.
  const both = await Promise.allSettled(
    [1, 2].map(() => database.perform(leave, { erases }, { actor, now })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  return one(`select id from privacy_requests where kind = 'erasure' and status = 'open'`);
}

async function everyBalanceHolds(): Promise<void> {
  const sums = await client.query('select currency, sum(amount_cents)::int as sum from postings group by 1');
  expect(sums.rows).toEqual([{ currency: 'BRL', sum: 0 }]);
  const wrong = await client.query(
    `select id from ledger_accounts a where balance_cents <>
       (select coalesce(sum(amount_cents), 0) from postings p where p.account_id = a.id)`,
  );
  expect(wrong.rows).toEqual([]);
  expect((await verifyAudit(url)).broken).toEqual([]);
}

/** Runs the due erasure twice concurrently. Returns the recipient of the last e-mail. */
async function erase(id: number): Promise<string> {
  const due = days(cast.clock.now, 8);
  const run = (now: string) => database.perform(eraseDue, { id, notice }, { actor: system, now });
  await expect(run(days(due, -1))).rejects.toMatchObject({ errors: [{ code: 'not_due' }] });
  const both = await Promise.allSettled([run(due), run(due)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { rows } = await client.query<{ id: number; to_address: string }>(
    'select id, to_address from mails where user_id is null and event_id is null',
  );
  expect(rows).toHaveLength(1);
  await database.outbox.markSent(rows[0]!.id, due, true);
  return rows[0]!.to_address;
}

describe('a creator who deletes the account', () => {
  it('leaves no personal data except what the law requires the platform to retain', async () => {
    const ana = cast.creators[0]! as Extract<Actor, { role: 'creator' }>;
    const more = await furtherRows(world(), ana.userId, ana.creatorId);
    await client.query(`update users set name = $1, email = $1 where id = $2`, [MARK, ana.userId]);
    const marked = await markRows(client, {
      'users.id': ana.userId,
      'creators.id': ana.creatorId,
      '*.creator_id': ana.creatorId,
      '*.user_id': ana.userId,
      '*.owner_id': ana.userId,
      '*.actor_id': ana.userId,
      ...more,
    });
    await onlyOwnNames(client, ana.userId);
    bytes = await storeCreatorFiles(client, dataDir, ana);
    // Inserts notifications that other users have received about the creator.
    await client.query(
      `update notifications set params = jsonb_build_object('creator', $1::text)
       where event_id in (select id from events where creator_id = $2)`,
      [MARK, ana.creatorId],
    );
    await client.query(
      `update mails set subject = $1, text_body = $1 where event_id in (select id from events where creator_id = $2)`,
      [MARK, ana.creatorId],
    );
    console.log(`erasure of an account: ${marked.size} columns marked`);
    expect(marked.size).toBeGreaterThan(55);

    const request = await leaveFor(ana, 'account');
    expect(await database.identity.userOf(ana.userId)).toBeUndefined();
    expect(await erase(request)).toBe(MARK);

    const left = await marksLeft(client);
    console.log('kept of an account:', left);
    expect(Object.keys(left).sort()).toEqual(keptOfCreator);
    await everyBalanceHolds();
  });

  it('leaves the brand’s contract and the platform’s tax documents unchanged', async () => {
    const [contract] = await database.see(contracts, cast.brand, { id: contractId });
    expect(contract).toMatchObject({ title: MARK, text: MARK, status: 'completed', totalCents: 500_000 });
    const [invoice] = await database.see(invoices, cast.finance, { contractId });
    expect(invoice?.issuerTaxId).toBe(marks.text);
    const reported = await database.history(contracts, cast.brand, contractId);
    expect(reported.map(({ move }) => move)).toContain('activate');
    expect(await database.see(postings, cast.finance, {})).not.toEqual([]);
  });

  it('has no files in the store after the worker has run', async () => {
    const there = () => bytes.map((path) => existsSync(path));
    expect(there()).toEqual([true, true, true]);
    const worker = await startWorker({ database, settings: settings(), log: quiet });
    await expect.poll(there).toEqual([false, false, false]);
    await worker.stop();
    // Only the invoice's file is retained.
    expect((await client.query('select from files')).rowCount).toBe(1);
  });

  it('appears in later exports of other users only in legally retained data', async () => {
    const ana = cast.creators[0] as Extract<Actor, { role: 'creator' }>;
    const { rows } = await client.query<{ id: number }>('select id from users order by id');
    const received = new Map<number, string[]>();
    for (const { id } of rows) {
      received.set(id, marksIn(await archiveOf({ database, client, dataDir }, id), Object.values(marks)));
    }
    const whole = [...new Set([...received.values()].flat())];
    console.log('said of them by', received.size, 'archives:', whole);
    expect(whole.filter((field) => !keptOfCreator.includes(field))).toEqual([]);
    // Proves that the check detects columns: the creator's own export contains retained columns.
    expect(received.get(ana.userId)).toContain('contracts.title');
  });
});

describe('a deleted company', () => {
  it('leaves no personal data except what the law requires the platform to retain', async () => {
    const brand = cast.brand as Extract<Actor, { role: 'company' }>;
    const more = await furtherRows(world(), brand.userId, null);
    const before = await marksLeft(client);
    await client.query(`update users set name = $1, email = $1 where id = $2`, [
      `${marks.text}@aurora.example`,
      brand.userId,
    ]);
    const marked = await markRows(client, {
      'users.id': brand.userId,
      'companies.id': brand.companyId,
      '*.company_id': brand.companyId,
      '*.user_id': brand.userId,
      '*.owner_id': brand.userId,
      '*.actor_id': brand.userId,
      ...more,
    });
    await onlyOwnNames(client, brand.userId);
    // Until the worker deletes the files, its jobs contain the hashes of the logo and of the campaign's
    // picture.
    await client.query(`update companies set logo = repeat('b', 64) where id = $1`, [brand.companyId]);
    await client.query(`update briefings set picture = repeat('c', 64) where company_id = $1`, [
      brand.companyId,
    ]);
    console.log(`erasure of a company: ${marked.size} columns marked`);
    await erase(await leaveFor(brand, 'company'));
    const { rowCount } = await client.query(
      `select from graphile_worker._private_jobs
       where payload::text like '%' || repeat('b', 64) || '%' || repeat('c', 64) || '%'`,
    );
    expect(rowCount).toBe(1);
    const left = await marksLeft(client);
    console.log('kept of a company:', left);
    expect(Object.keys(left).sort()).toEqual(
      [...new Set([...Object.keys(before), ...keptOfCompany, ...ofCreators])].sort(),
    );
    await everyBalanceHolds();
  });
});

it('keeps legally retained data until its retention period ends', async () => {
  const { rows } = await client.query<{ due: Date }>('select min(due_at) as due from retentions');
  const due = rows[0]!.due.toISOString();
  const version = async () =>
    (await client.query('select json_agg(u order by id)::text as text from users u')).rows[0] as object;
  const before = await version();
  expect(await database.erasure.endRetention(new Date(Date.parse(due) - 1).toISOString())).toBe(0);
  expect(await version()).toEqual(before);
});

it('erases each kind of legally retained data when its retention period ends', async () => {
  const later = async (years: number) => {
    const now = days(cast.clock.now, years * 366);
    const ended = await Promise.all([1, 2].map(() => database.erasure.endRetention(now)));
    // Every run is started twice concurrently, but each erasure takes effect only once.
    expect(Math.max(...ended)).toBeGreaterThan(0);
    expect(await database.erasure.endRetention(now)).toBe(0);
    // Until the worker deletes the file, its job contains the hash of the invoice.
    return Object.keys(await marksLeft(client))
      .filter((name) => !name.startsWith('graphile_worker.'))
      .sort();
  };
  const evidence = ['acceptances.ip', 'acceptances.name', 'acceptances.user_agent'];
  expect(await later(4)).toContain('payees.holder');
  expect(await later(6)).toEqual(
    [
      ...evidence,
      'contracts.text',
      'contracts.text_english',
      'contracts.title',
      'deliverables.link',
      'posts.url',
      ...ofCreators,
    ].sort(),
  );
  expect(await later(11)).toEqual(ofCreators);
  expect((await client.query('select from retentions')).rowCount).toBe(0);
  await everyBalanceHolds();
});
