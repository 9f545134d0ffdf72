import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Actor, contracts, eraseDue, invoices, leave, postings } from '@elenco/core';
import { type Database, folderStore, openDatabase, verifyAudit } from '@elenco/db';
import { startWorker } from '@elenco/worker';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, creatorIdOf, gather, invite } from '../support/cast';
import { type FreshDatabase, freshDatabase } from '../support/db';
import { MARK, markRows, marks, marksLeft } from '../support/markers';
import { quiet } from './worker/processes';

/** What stays of a creator who was hired, by name: the reasons stand in docs/privacy.md. */
const keptOfCreator = [
  ...['acceptances.ip', 'acceptances.name', 'acceptances.user_agent', 'audit.ip'],
  ...['consents.ip', 'consents.user_agent', 'contracts.text', 'contracts.title', 'deliverables.link'],
  ...['files.name', 'files.sha256', 'invoices.checks', 'invoices.issuer_tax_id', 'invoices.taker_tax_id'],
  ...['payees.holder', 'payees.tax_id', 'payouts.proof'],
];
/** And of a company. */
const keptOfCompany = [
  ...['companies.address', 'companies.cnpj', 'companies.legal_name', 'companies.trade_name'],
];
/** What stands in the company's rows and is the creators' own, who are still there. */
const ofCreators = [
  ...['deliverables.caption', 'deliverables.draft_link', 'invoices.answer', 'proposal_rounds.message'],
  ...['proposals.message', 'shortlist.reasons'],
];

const letter = { subject: 'Seus dados foram apagados', text: 'Adeus.', html: '<p>Adeus.</p>' };
const system: Actor = { role: 'system' };
const days = (now: string, count: number) => new Date(Date.parse(now) + count * 86_400_000).toISOString();

let fresh: FreshDatabase;
let database: Database;
let client: Client;
let cast: Cast;
let contractId: number;
let dataDir: string;
/** Where the creator's draft and photograph lie. */
let bytes: string[];
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'elenco-erasure-'));
  fresh = await freshDatabase();
  database = await openDatabase(fresh.url);
  client = new Client({ connectionString: fresh.url });
  await client.connect();
  cast = await gather(database);
  contractId = await wholeHiring();
});
afterAll(async () => {
  await client.end();
  await database.close();
  await fresh.drop();
  rmSync(dataDir, { recursive: true });
});

/** From a brief to a paid and evaluated creator; everybody is told of everything by mail. */
async function wholeHiring(): Promise<number> {
  const { job, brand, clock } = cast;
  const ana = cast.creators[0]!;
  const { briefingId, proposals } = await invite(cast);
  const mine = proposals.find(({ creatorId }) => creatorId === creatorIdOf(ana))!;
  const line = { channel: 'instagram', format: 'reels', quantity: 1, pricing: 'total' } as const;
  await job.propose(ana, mine.id, [{ ...line, amountCents: 500_000 }], 'Topo!');
  const [contract] = await job.hire(brand, briefingId, [mine.id]);
  await job.sign(contract!, brand, ana);
  await job.finishHiring(brand, briefingId);
  await job.pay(contract!);
  for (const deliverable of await job.deliverablesOf(contract!.id)) {
    await job.showDraft(ana, deliverable, '#publi Meu protetor');
    await job.publish(ana, brand, deliverable);
  }
  await job.acceptInvoice(await job.invoice(ana, contract!));
  const payoutId = await job.prepare(contract!);
  clock.now = '2026-12-21T12:00:00.000Z';
  await job.transfer(payoutId);
  await job.evaluate(brand, contract!, 5, 'Ótima');
  await job.evaluate(ana, contract!, 4, 'Boa marca');
  await everythingDelivered();
  return contract!.id;
}

const settings = () => ({
  ...{ baseUrl: 'https://elenco.example', smtpUrl: undefined, mailFrom: 'no@elenco.example' },
  ...{ dataDir, secretsKey: '0'.repeat(64) },
});

async function everythingDelivered(): Promise<void> {
  const worker = await startWorker({ database, settings: settings(), log: quiet });
  await database.outbox.idle();
  await worker.stop();
}

const one = async (sql: string, values: unknown[] = []): Promise<number> =>
  (await client.query<{ id: number }>(sql, values)).rows[0]!.id;

/** What no hiring makes: everything that lets a person in, and accounts at networks. */
async function furtherRows(userId: number, creatorId: number | null): Promise<Record<string, number>> {
  const [now, later] = [cast.clock.now, days(cast.clock.now, 30)];
  const stamps = 'created_at, updated_at';
  const times = [now, later];
  const sessionId = await one(
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, proven_at, expires_at, idle_minutes, ip, user_agent)
     values ('h', $3, $1, $1, $1, $2, 9, '192.0.2.1', 'Mozilla') returning id`,
    [...times, userId],
  );
  await database.identity.issueToken(userId, { name: 'planilha', scopes: ['read'], days: 30, now });
  await one(
    `insert into google_accounts (${stamps}, user_id, subject, email) values ($1, $1, $2, 's', 'e') returning id`,
    [now, userId],
  );
  await one(
    `insert into second_factors (${stamps}, user_id, secret, last_step, recovery_hashes)
     values ($1, $1, $2, 's', 0, '{h}') returning id`,
    [now, userId],
  );
  await one(
    `insert into mail_links (${stamps}, user_id, purpose, token_hash, expires_at)
     values ($1, $1, $3, 'password', repeat('c', 64), $2) returning id`,
    [...times, userId],
  );
  await one(
    `insert into idempotency (scope, key, request_hash, reply, at) values ($2 || ':x', 'k', 'h', '{}', $1) returning id`,
    [now, userId],
  );
  await one(
    `insert into privacy_requests (${stamps}, user_id, kind, status, status_since, text, due_on, answer)
     values ($1, $1, $2, 'other', 'open', $1, 'x', '2027-01-01', '') returning id`,
    [now, userId],
  );
  if (creatorId === null) return { '*.session_id': sessionId };
  const connectionId = await one(
    `insert into connections (${stamps}, creator_id, channel, status, status_since, account_id, handle, consented_at, measured_at)
     values ($1, $1, $2, 'instagram', 'connected', $1, 'a', 'h', $1, $1) returning id`,
    [now, creatorId],
  );
  await client.query(
    `insert into connection_tokens (${stamps}, connection_id, sealed, expires_at) values ($1, $1, $3, 's', $2)`,
    [...times, connectionId],
  );
  await client.query(
    `insert into channel_metrics (${stamps}, connection_id, creator_id, channel, handle, followers, posts, engagement_bp, sampled_posts, source, measured_at)
     values ($1, $1, $2, $3, 'instagram', 'h', 1, 1, 1, 1, 'verified', $1)`,
    [now, connectionId, creatorId],
  );
  await client.query(
    `insert into connection_attempts (state_hash, session_id, channel, verifier, consented_at, expires_at)
     values ('s', $3, 'tiktok', 'v', $1, $2)`,
    [...times, sessionId],
  );
  return { '*.session_id': sessionId, '*.connection_id': connectionId };
}

/** In the history of what is theirs others have acted too, whose names are not theirs. */
async function onlyOwnNames(userId: number): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query(
    `update history set actor_name = 'X' where actor_name = $1 and actor_id is distinct from $2`,
    [MARK, userId],
  );
  await client.query('set session_replication_role = origin');
}

/** A draft and a photograph of a creator, with their bytes; gives where these lie. */
async function bytesOf({ userId, creatorId }: Extract<Actor, { role: 'professional' }>): Promise<string[]> {
  const [files, photos] = ['files', 'photos'].map((folder) => join(dataDir, folder)) as [string, string];
  const draft = await folderStore(files).put(Buffer.from('a draft'));
  const face = await folderStore(photos).put(Buffer.from('a face'));
  await one(
    `insert into files (name, mime, size, sha256, owner_id, creator_id, created_at)
     values ($1, 'application/pdf', 7, $2, $3, $4, now()) returning id`,
    [MARK, draft, userId, creatorId],
  );
  await client.query('update creators set portrait = $1 where id = $2', [face, creatorId]);
  const placeOf = (folder: string, name: string) => join(folder, name.slice(0, 2), name.slice(2, 4), name);
  return [placeOf(files, draft), placeOf(photos, face)];
}

/** Asks to leave, and when the seven days are over it comes true; gives the request's number. */
async function leaveFor(actor: Actor, erases: 'account' | 'company'): Promise<number> {
  const now = days(cast.clock.now, 1);
  // Two presses at once: one begins it, the other hears that it is begun.
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
  expect((await verifyAudit(fresh.url)).broken).toEqual([]);
}

/** Comes true when its time has come, once, however many workers try; gives the address that the last letter goes to. */
async function erase(id: number): Promise<string> {
  const due = days(cast.clock.now, 8);
  const run = (now: string) => database.perform(eraseDue, { id, letter }, { actor: system, now });
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

describe('a creator deletes the account', () => {
  it('and nothing of them is left but what the law keeps', async () => {
    const ana = cast.creators[0]! as Extract<Actor, { role: 'professional' }>;
    const more = await furtherRows(ana.userId, ana.creatorId);
    await client.query(`update users set name = $1, email = $1 where id = $2`, [MARK, ana.userId]);
    const marked = await markRows(client, {
      ...{ 'users.id': ana.userId, 'creators.id': ana.creatorId, '*.creator_id': ana.creatorId },
      ...{ '*.user_id': ana.userId, '*.owner_id': ana.userId, '*.actor_id': ana.userId },
      ...more,
    });
    await onlyOwnNames(ana.userId);
    bytes = await bytesOf(ana);
    // What others were told of them.
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

  it('while the other party still reads the contract, and the house the documents of the taxes', async () => {
    const [contract] = await database.see(contracts, cast.brand, { id: contractId });
    expect(contract).toMatchObject({ title: MARK, text: MARK, status: 'completed', totalCents: 500_000 });
    const [invoice] = await database.see(invoices, cast.finance, { contractId });
    expect(invoice?.issuerTaxId).toBe(marks.text);
    const told = await database.history(contracts, cast.brand, contractId);
    expect(told.map(({ move }) => move)).toContain('activate');
    expect(await database.see(postings, cast.finance, {})).not.toEqual([]);
  });

  it('and the bytes of their files are gone once the worker was there', async () => {
    expect(bytes.map((path) => existsSync(path))).toEqual([true, true]);
    const gone = bytes.map((path) => once(watch(dirname(path)), 'change'));
    const worker = await startWorker({ database, settings: settings(), log: quiet });
    await Promise.all(gone);
    await worker.stop();
    expect(bytes.map((path) => existsSync(path))).toEqual([false, false]);
    // The invoice stays.
    expect((await client.query('select from files')).rowCount).toBe(1);
  });
});

describe('a company is deleted', () => {
  it('by its owner, and nothing of it is left but what the law keeps', async () => {
    const brand = cast.brand as Extract<Actor, { role: 'client' }>;
    const more = await furtherRows(brand.userId, null);
    const before = await marksLeft(client);
    await client.query(`update users set name = $1, email = $1 where id = $2`, [
      `${marks.text}@aurora.example`,
      brand.userId,
    ]);
    const marked = await markRows(client, {
      ...{ 'users.id': brand.userId, 'companies.id': brand.companyId, '*.company_id': brand.companyId },
      ...{ '*.user_id': brand.userId, '*.owner_id': brand.userId, '*.actor_id': brand.userId },
      ...more,
    });
    await onlyOwnNames(brand.userId);
    // The hash of a logo waits with the worker, until its bytes are gone.
    await client.query(`update companies set logo = repeat('b', 64) where id = $1`, [brand.companyId]);
    console.log(`erasure of a company: ${marked.size} columns marked`);
    await erase(await leaveFor(brand, 'company'));
    const left = await marksLeft(client);
    console.log('kept of a company:', left);
    expect(Object.keys(left).sort()).toEqual(
      [...new Set([...Object.keys(before), ...keptOfCompany, ...ofCreators])].sort(),
    );
    await everyBalanceHolds();
  });
});

it('what was kept goes too, each when its time is over', async () => {
  const later = async (years: number) => {
    await database.privacy.endRetention(days(cast.clock.now, years * 366));
    // The invoice's hash waits with the worker until its bytes are gone.
    return Object.keys(await marksLeft(client))
      .filter((name) => !name.startsWith('graphile_worker.'))
      .sort();
  };
  const evidence = ['acceptances.ip', 'acceptances.name', 'acceptances.user_agent'];
  expect(await later(4)).toContain('payees.holder');
  expect(await later(6)).toEqual(
    [...evidence, 'contracts.text', 'contracts.title', 'deliverables.link', ...ofCreators].sort(),
  );
  expect(await later(11)).toEqual(ofCreators);
  await everyBalanceHolds();
});
