import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Actor, emptyQuery } from '@elenco/core';
import { type Database, migrate, openDatabase } from '@elenco/db';
import { type Embedded, startEmbedded } from '@elenco/db/embedded';
import { Dice, openOrm, systemRole } from '@elenco/db/testing';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Replicas } from './replicas';
import { addExternal, randomCreator } from './testing/crowd';

const brand: Actor = { role: 'company', userId: 1, name: 'Ana', companyId: 1, companyRole: 'owner' };
const dice = new Dice(20_261_129);

let folder: string;
let primary: Embedded;
let replica: Embedded | undefined;
let database: Database;
let client: Client;
/**
 * Reports about servers and replicas that were lost or answered again. In production these reports are
 * logged.
 */
const reported: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elenco-replica-'));
  chmodSync(folder, 0o755);
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  primary = await startEmbedded({ dataDir: first, durable: false });
  await migrate(primary.url);
  client = new Client({ connectionString: primary.url });
  await client.connect();
  await copyServer(first, second);
  replica = await startEmbedded({ dataDir: second, durable: false });
  for (let n = 0; n < 40; n += 1) await addExternal(client, randomCreator(dice));
  database = await openDatabase(primary.url, { poolMax: 3, replicas: [replica.url] });
  await database.search.buildGeneration('2026-11-20T12:00:00.000Z');
  for (const event of ['lost', 'back'] as const) {
    database.outages.on(event, (server) => reported.push(`${event}: ${server}`));
  }
});
/**
 * Creates a standby server: copies the data of the running server, as `pg_basebackup` does. The standby then
 * follows that server.
 */
async function copyServer(from: string, to: string): Promise<void> {
  await client.query(`select pg_backup_start('a replica', true)`);
  expect(spawnSync('cp', ['-a', from, to]).status).toBe(0);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  const data = join(to, 'postgres', 'data');
  const { uid, gid } = statSync(data);
  const added = { backup_label: rows[0]!.labelfile, 'standby.signal': '' };
  for (const [name, text] of Object.entries(added)) {
    writeFileSync(join(data, name), text);
    chownSync(join(data, name), uid, gid);
  }
  // These two copied files mark a server as running. The copy is not running, so the files are removed.
  for (const mark of ['postmaster.pid', '../launcher.lock']) rmSync(join(data, mark));
  const { hostname, port, username, password } = new URL(primary.url);
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`;
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
}

afterAll(async () => {
  await database?.close();
  await client?.end();
  await replica?.stop();
  await primary?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Suspends the processes of a server (SIGSTOP) and returns a function that resumes them. A suspended
 * postmaster does not reap its children.
 */
function freeze(data: string): () => void {
  const main = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
  process.kill(main, 'SIGSTOP');
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ').map(Number);
  for (const pid of children) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of [...children, main]) process.kill(pid, 'SIGCONT');
  };
}

const at = (seconds: number) =>
  new Date(Date.parse('2026-11-20T12:00:00.000Z') + seconds * 1000).toISOString();

const find = async (text: string, seconds = 0) =>
  (await database.search.find(brand, { ...emptyQuery, text }, { now: at(seconds) })).rows.map(
    ({ name }) => name,
  );

const called = (name: string) => addExternal(client, { ...randomCreator(dice), name });

async function onReplica<Row extends object>(sql: string): Promise<Row[]> {
  const own = new Client({ connectionString: replica!.url });
  await own.connect();
  try {
    return (await own.query<Row>(sql)).rows;
  } finally {
    await own.end();
  }
}

async function caughtUp(): Promise<void> {
  const { rows } = await client.query<{ here: string }>('select pg_current_wal_insert_lsn() as here');
  const behind = async () =>
    (await onReplica<{ there: boolean }>(`select pg_last_wal_replay_lsn() >= '${rows[0]!.here}' as there`))[0]
      ?.there;
  await expect.poll(behind).toBe(true);
}

/**
 * Returns the number of connections to the replica that have run a search. Such a connection's last statement
 * is the check of the generation.
 */
const asked = async () =>
  (
    await onReplica<{ query: string }>(
      `select query from pg_stat_activity where application_name = 'elenco-search' and query like '%relkind%'`,
    )
  ).length;

it('runs searches on the replica', async () => {
  await caughtUp();
  expect(await asked()).toBe(0);
  expect((await find('')).length).toBe(25);
  expect(await asked()).toBeGreaterThan(0);
});

it('finds an edit immediately, even if the replica does not have the edit yet', async () => {
  await onReplica('select pg_wal_replay_pause()');
  const paused = () => onReplica(`select pg_get_wal_replay_pause_state() as state`);
  await expect.poll(paused).toEqual([{ state: 'paused' }]);
  const id = await called('Zuleica Zimmermann');
  expect(await find('zimmermann')).toEqual(['Zuleica Zimmermann']);
  await client.query(`update external_profiles set name = 'Zuleica Quindim' where id = $1`, [id]);
  expect(await find('quindim')).toEqual(['Zuleica Quindim']);
  await onReplica('select pg_wal_replay_resume()');
  await caughtUp();
  expect(await find('quindim')).toEqual(['Zuleica Quindim']);
});

/** Runs `work` with functions that open entity managers of the database and of its replica. */
async function reading(work: (here: () => SqlEntityManager, there: () => SqlEntityManager) => Promise<void>) {
  const readers = [primary, replica!].map(({ url }) => openOrm(url, { poolMax: 2, role: systemRole }));
  const orms = await Promise.all(readers);
  const [here, there] = orms.map((orm) => () => orm.em.fork() as unknown as SqlEntityManager);
  try {
    await work(here!, there!);
  } finally {
    await Promise.all(orms.map((orm) => orm.close(true)));
  }
}

const isReplica = async (em: SqlEntityManager) => {
  const [row] = await em.execute<{ standby: boolean }[]>('select pg_is_in_recovery() as standby');
  return row!.standby;
};

it('neither repeats a query that times out nor marks the replica as lost', () =>
  reading(async (here, there) => {
    const received: string[] = [];
    const replicas = new Replicas(here, [there], (name) => received.push(name));
    const asked: boolean[] = [];
    const heavy = replicas.read(0, async (em) => {
      asked.push(await isReplica(em));
      await em.transactional(async (tx) => {
        await (tx as SqlEntityManager).execute(`set local statement_timeout = '10ms'`);
        await (tx as SqlEntityManager).execute('select pg_sleep(60)');
      });
    });
    await expect(heavy).rejects.toThrow('statement timeout');
    expect(asked).toEqual([true]);
    expect(await replicas.read(1, isReplica)).toBe(true);
    expect(received).toEqual([]);
  }));

it('does not mark a replica as lost if the primary database does not answer', () =>
  reading(async (here, there) => {
    let starts = true;
    const primaryThatStarts = () => {
      if (starts) throw new Error('the database system is starting up');
      return here();
    };
    const received: string[] = [];
    const replicas = new Replicas(primaryThatStarts, [there], (name) => received.push(name));
    await expect(replicas.read(0, isReplica)).rejects.toThrow('starting up');
    starts = false;
    expect(await replicas.read(1, isReplica)).toBe(true);
    expect(received).toEqual([]);
  }));

it('searches the primary database if a replica cannot reach a part of the index', () =>
  reading(async (here, there) => {
    const replicas = new Replicas(here, [there]);
    const asked: boolean[] = [];
    const lost = { n: 1, table: 'search.rows_that_are_lost', server: 'search_00000000' };
    const answer = await replicas.read(0, async (em, outages) => {
      const standby = await isReplica(em);
      asked.push(standby);
      if (standby) await outages.ask(em, [lost], 0);
      return { standby, partial: outages.any };
    });
    expect(answer).toEqual({ standby: false, partial: false });
    expect(asked).toEqual([true, false]);
  }));

it('searches the primary database if the replica does not respond', async () => {
  await called('Xenia Xerxes');
  await caughtUp();
  const goOn = freeze(join(folder, 'second', 'postgres', 'data'));
  try {
    expect(await find('xerxes', 100)).toEqual(['Xenia Xerxes']);
  } finally {
    goOn();
  }
});

it('searches the primary database while the replica is down, then uses the replica again', async () => {
  const { port } = new URL(replica!.url);
  await replica!.stop();
  await called('Xisto Xavante');
  expect(await find('xavante', 200)).toEqual(['Xisto Xavante']);
  replica = await startEmbedded({ dataDir: join(folder, 'second'), port: Number(port), durable: false });
  await caughtUp();
  expect(await find('xavante', 205)).toEqual(['Xisto Xavante']);
  expect(await asked()).toBe(0);
  expect(await find('xavante', 211)).toEqual(['Xisto Xavante']);
  expect(await asked()).toBeGreaterThan(0);
  expect(reported).toEqual(['lost: replica 1', 'back: replica 1']);
});
