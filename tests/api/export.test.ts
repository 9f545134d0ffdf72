import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exported } from '@elenco/core';
import { exportTasks, titleOf } from '@elenco/worker/exports';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { lastMailTo, linkIn } from '../support/mailbox';
import { Reader } from '../support/reader';
import { putRows } from '../support/rows';
import { unzip } from '../support/unzip';
import { oneOfEach, people } from './cast';

const { creator, otherCreator, otherBrand, brandMember, support } = people;
const dataDir = mkdtempSync(join(tmpdir(), 'elenco-export-'));
const folder = join(dataDir, 'exports');
const page = '/dashboard/privacy';
let app: RunningApp;
let client: Client;
let archive: Map<string, Buffer>;
let path: string;

const sql = async (text: string, ...values: unknown[]) =>
  (await client.query<Record<string, unknown>>(text, values)).rows;
/** URL to which the portal redirects a user who opens an invalid link. */
const over = `${page}?link-over=#export`;
const ask = async (who: Browsing) => who.send(page, { intent: 'askForData' });
const linkTo = async (email: string) => {
  const { pathname, search } = new URL(linkIn(await lastMailTo(app.database, email)));
  return pathname + search;
};
const fetched = async (who: Browsing, at: string) => new Uint8Array(await (await who.get(at)).arrayBuffer());
const rowsIn = (name: string): Record<string, unknown>[] =>
  JSON.parse(archive.get(`data/${name}.json`)?.toString() ?? '[]');

beforeAll(async () => {
  app = await startApp({ env: { ELENCO_DATA_DIR: dataDir } });
  await putRows(app.databaseUrl, oneOfEach);
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  await sql(
    `insert into credentials (user_id, password_hash, changed_at, created_at, updated_at)
     select id, '$argon2id$SECRET', '2026-01-01', now(), now() from users`,
  );
  await sql(
    `update users set name = 'MARKER ' || id, phone = '+551199000' || id,
    email = 'marker' || id || '@example.org' where id <> $1 and id <> $2`,
    creator.id,
    brandMember.id,
  );
  await sql(`update creators set name = 'MARKER', bio = 'MARKER' where id <> $1`, creator.creatorId);
  const bytes = Buffer.from('a file of the creator');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const place = join(dataDir, 'files', sha256.slice(0, 2), sha256.slice(2, 4));
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, sha256), bytes);
  await sql(
    'update files set sha256 = $1, name = $2 where creator_id = $3',
    sha256,
    '../recibo.pdf',
    creator.creatorId,
  );

  const who = await Browsing.as(app, creator.id);
  const asked = await ask(who);
  expect(asked.status, app.output()).toBe(302);
  path = await linkTo(creator.email);
  archive = await unzip(await fetched(who, path));
}, 120_000);
afterAll(async () => {
  await client.end();
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("the export of a user's own data", () => {
  it('contains every row that references the user or the creator', async () => {
    const columns = await sql(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and column_name in ('user_id', 'creator_id', 'owner_id', 'actor_id')`,
    );
    const missing: string[] = [];
    let counted = 0;
    for (const { table, column } of columns as { table: string; column: string }[]) {
      const number = column === 'creator_id' ? creator.creatorId : creator.id;
      const rows = await sql(`select * from ${table} where ${column} = $1`, number);
      if (rows.length === 0) continue;
      counted += 1;
      const ids = new Set(rowsIn(table).map(({ id }) => id));
      if (!rows.every(({ id }) => ids.has(id))) missing.push(`${table}.${column}`);
    }
    const silent = [
      // These rows belong to the brand: its acceptance, debt, shortlist, proof of payment and unpublished
      // evaluation.
      'acceptances.creator_id',
      'charges.creator_id',
      'charge_lines.creator_id',
      'evaluations.creator_id',
      'shortlist.creator_id',
      'payment_proofs.creator_id',
      // Orders in a brand's shop belong to the brand. The creator can read daily totals only.
      'orders.creator_id',
      // Favorites, lists and notes belong to the brand.
      'favorites.creator_id',
      'list_members.creator_id',
      'list_activities.creator_id',
      'board_members.creator_id',
      // Both sides were notified when support read a conversation. The row is the platform's own record.
      'conversation_readings.creator_id',
      // Comments on a draft belong to the brand. Only support reads reports of messages; the message itself
      // is exported.
      'draft_comments.creator_id',
      'message_reports.creator_id',
      // The e-mail about the export is sent after the export. Actions of other users on the creator's rows
      // belong to those users.
      'mails.user_id',
      'mail_links.user_id',
      'history.creator_id',
      // These rows repeat data that the export already contains.
      'data_exports.user_id',
      'events.creator_id',
      'events.actor_id',
      // Signals that make open pages reload.
      'feed.user_id',
      'feed_heads.user_id',
    ];
    expect(missing.filter((one) => !silent.includes(one)).sort()).toEqual([]);
    expect(counted).toBeGreaterThan(12);
    expect(rowsIn('users')).toEqual([expect.objectContaining({ id: creator.id, email: creator.email })]);
    expect(rowsIn('creators')).toHaveLength(1);
    console.log(`export: ${archive.size} files, ${counted} ways to rows, ${missing.length} left out`);
  });

  it('reveals nothing about other users and contains no secrets', async () => {
    const hashes = await sql(
      `select token_hash as hash from sessions union select token_hash from mail_links
       union select file from data_exports`,
    );
    for (const [name, bytes] of archive) {
      const text = bytes.toString();
      expect([name, /marker/i.exec(text)?.[0]]).toEqual([name, undefined]);
      expect([name, text.includes('SECRET')]).toEqual([name, false]);
      expect([name, hashes.some(({ hash }) => text.includes(String(hash)))]).toEqual([name, false]);
    }
  });

  it('contains the user’s files under safe names, and an HTML page', () => {
    const file = [...archive].find(([name]) => name.startsWith('files/') && name.endsWith('recibo.pdf'));
    expect(file?.[1].toString()).toBe('a file of the creator');
    for (const name of archive.keys()) expect(name).toMatch(/^(index\.html|(data|files)\/[^/\\]+)$/);
    const overview = archive.get('index.html')!.toString();
    for (const table of [...archive.keys()].filter((name) => name.startsWith('data/'))) {
      expect(overview).toContain(`href="${table}"`);
    }
    expect(overview).toContain(creator.email);
    expect(overview).not.toMatch(/\{\{|undefined|<script/);
  });

  it('has a title for each exported table', () => {
    for (const table of exported.keys()) expect(titleOf(table, 'en')).toMatch(/^[A-Z]/);
  });
});

describe('the link to an export, sent by e-mail', () => {
  it('works for its user only, and returns 404 to other users', async () => {
    const own = await (await Browsing.as(app, creator.id)).get(path);
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.headers.get('content-disposition')).toMatch(/^attachment; filename="elenco-[\d-]+\.zip"$/);
    await own.arrayBuffer();

    const answers = [];
    for (const id of [otherCreator.id, otherBrand.id, support.id]) {
      const who = await Browsing.as(app, id);
      for (const at of [path, `${page}/export?key=${'a'.repeat(43)}`, `${page}/export`]) {
        const answer = await who.get(at);
        answers.push(`${answer.status} ${answer.headers.get('location')} ${await answer.text()}`);
      }
    }
    expect(new Set(answers)).toEqual(new Set([`302 ${over} `]));
    const stranger = new Reader(app.url);
    expect((await stranger.get(path)).to).toBe('/?openlogin=true');
    const again = await (await Browsing.as(app, creator.id)).get(`${page}/export`);
    expect([again.status, again.headers.get('location')]).toEqual([302, over]);
  });

  it.each([
    ['pt', 'Este link não abre nenhum arquivo'],
    ['en', 'This link is not valid'],
  ])(
    'redirects, if invalid, to a page with the reason and a form for a new request: %s',
    async (locale, words) => {
      await sql('update users set locale = $1 where id = $2', locale, brandMember.id);
      const who = await Browsing.as(app, brandMember.id);
      const { status, headers } = await who.get(path);
      expect(status).toBe(302);
      const shown = await who.get((headers.get('location') ?? '').replace(/#.*$/, ''));
      const text = await shown.text();
      expect([shown.status, text.includes(words), text.includes('value="askForData"')]).toEqual([
        200,
        true,
        true,
      ]);
      expect((await (await who.get(page)).text()).includes(words)).toBe(false);
    },
  );

  it('is invalid during an impersonation, in which no export can be requested either', async () => {
    const who = await Browsing.as(app, support.id);
    await who.send(`/dashboard/login-as/${brandMember.id}`, { reason: 'Para ver as mesmas telas' });
    expect((await who.get(page)).status).toBe(404);
    const sent = await who.send(page, { intent: 'askForData' }, '/dashboard/client');
    expect(sent.status).toBeGreaterThanOrEqual(403);
    expect(await sql('select id from data_exports where user_id = $1', brandMember.id)).toEqual([]);
  });

  it('expires after some days, together with the file', async () => {
    const now = () => new Date().toISOString();
    const log = { warn() {}, error() {} } as never;
    const jobs = exportTasks({ database: app.database, settings: { dataDir }, log, now });
    writeFileSync(join(folder, 'half-done.zip.part'), 'x');
    await jobs.expireExports();
    expect(readdirSync(folder)).toHaveLength(1);

    await sql(
      `update data_exports set ready_at = now() - interval '8 days', expires_at = now() - interval '1 day'`,
    );
    const who = await Browsing.as(app, creator.id);
    expect((await who.get(path)).headers.get('location')).toBe(over);
    await jobs.expireExports();
    expect(readdirSync(folder)).toEqual([]);
    const shown = await (await who.get(page)).text();
    expect(shown).toContain('Expirado');
  });
});

describe('the form that requests an export', () => {
  it('creates one export per day, even if submitted several times concurrently', async () => {
    const [one, two] = [await Browsing.as(app, otherCreator.id), await Browsing.as(app, otherCreator.id)];
    const answers = await Promise.all([ask(one), ask(two), ask(one)]);
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
    await ask(two);
    await app.database.outbox.idle();
    expect(await sql('select id from data_exports where user_id = $1', otherCreator.id)).toHaveLength(1);
    const mails = await sql(`select id from mails where user_id = $1`, otherCreator.id);
    expect(mails).toHaveLength(1);
    expect(await (await one.get(page)).text()).toContain('Dá para pedir um arquivo por dia');
    expect(existsSync(folder)).toBe(true);
  });

  it('writes each request to the audit log', async () => {
    const rows = await sql(`select actor_id from audit where command = 'exports.ask' order by id`);
    expect(rows.map(({ actor_id }) => actor_id)).toEqual([creator.id, otherCreator.id]);
  });

  it('exports a brand user’s own data without the company’s data', async () => {
    const who = await Browsing.as(app, otherBrand.id);
    await ask(who);
    const files = await unzip(await fetched(who, await linkTo(`marker${otherBrand.id}@example.org`)));
    expect(files.has('data/users.json')).toBe(true);
    expect([...files.keys()].filter((name) => /compan|briefing|proposal|creators/.test(name))).toEqual([]);
  });
});
