import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { findInstallation, runs } from './account';
import { startEmbedded } from './index';
import { processRunId, waitUntilEnded } from './processes';
import { findPrograms, packageFolder } from './programs';

const isRoot = process.getuid?.() === 0;
const ORDINARY = { uid: 1000, gid: 1000 };
/**
 * Account of fake server processes: the account of the real server. PostgreSQL mistakes a process for a
 * server only if both have the same account.
 */
const asServer = isRoot ? { uid: 65534, gid: 65534 } : {};

type Elsewhere = { launcher: ChildProcess; url: string; pid: number; uid: number };

/**
 * Creates a data folder. Returns functions that start servers on the folder, and `end`, which stops the
 * servers and deletes the folder.
 */
function place() {
  const dataDir = mkdtempSync(join(tmpdir(), 'elenco-embedded-'));
  chmodSync(dataDir, 0o755); // the unprivileged user that runs the server must have access
  const open: { stop(): Promise<void> }[] = [];
  return {
    dataDir,
    open,
    async start(more: { onRestart?: () => void } = {}) {
      const server = await startEmbedded({ dataDir, durable: true, ...more });
      open.push(server);
      return server;
    },
    /**
     * Starts a server in a separate Node process, optionally under another account. The process runs until it
     * is stopped.
     */
    async startElsewhere(account: { uid?: number; gid?: number } = {}): Promise<Elsewhere> {
      const launcher = spawn(
        process.execPath,
        ['--import', 'tsx', fileURLToPath(new URL('./fixtures/launch.ts', import.meta.url)), dataDir],
        { ...account, stdio: ['ignore', 'pipe', 'inherit'] },
      );
      open.push({
        async stop() {
          if (launcher.exitCode !== null || launcher.signalCode !== null) return;
          launcher.kill('SIGTERM');
          await once(launcher, 'exit');
        },
      });
      const [line] = (await once(createInterface(launcher.stdout), 'line')) as [string];
      return { launcher, ...(JSON.parse(line) as Omit<Elsewhere, 'launcher'>) };
    },
    async end() {
      await Promise.all(open.splice(0).map((server) => server.stop()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns a test with its own data folder. Tests run concurrently, because they spend most time waiting. */
const at = (work: (here: ReturnType<typeof place>) => Promise<void>) => async () => {
  const here = place();
  try {
    await work(here);
  } finally {
    await here.end();
  }
};

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const note = (text: string) =>
  `create table if not exists note (text text); insert into note values ('${text}')`;
const readNotes = (url: string) => query<{ text: string }>(url, 'select text from note');

describe.concurrent('embedded PostgreSQL', () => {
  it(
    'has the extensions, sort order and letter case that the application needs',
    at(async ({ start }) => {
      const { url } = await start();
      for (const name of ['pg_trgm', 'unaccent', 'btree_gin', 'citext', 'pgcrypto']) {
        await query(url, `create extension ${name}`);
      }
      const [row] = await query(
        url,
        `select lower('AÇÃO') as lower, unaccent('ação') as plain, 'a' > 'B' as points`,
      );
      expect(row).toEqual({ lower: 'ação', plain: 'acao', points: true });
      const [trigrams] = await query<{ count: number }>(
        url,
        `select cardinality(show_trgm('ção'))::int as count`,
      );
      expect(trigrams?.count).toBe(4);
    }),
  );

  it(
    'is accessible only at a local address with the password, and writes durably',
    at(async ({ start }) => {
      const { url } = await start();
      const stranger = new URL(url);
      stranger.password = 'wrong';
      await expect(query(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/);
      const [row] = await query(
        url,
        `select current_setting('listen_addresses') as at, current_setting('fsync') as fsync`,
      );
      expect(row).toEqual({ at: '127.0.0.1', fsync: 'on' });
    }),
  );

  it(
    'keeps its data when stopped and started again',
    at(async ({ start, dataDir }) => {
      const first = await startEmbedded({ dataDir, durable: true });
      await query(first.url, note('kept'));
      await first.stop();
      expect(processRunId(first.pid)).toBeUndefined();
      const second = await start();
      expect(await readNotes(second.url)).toEqual([{ text: 'kept' }]);
    }),
  );

  it(
    'restarts with the same URL and the same data after kill -9 of the server',
    at(async ({ start }) => {
      let resolveRestart = () => {};
      const restarted = new Promise<void>((settle) => {
        resolveRestart = settle;
      });
      const server = await start({ onRestart: resolveRestart });
      await query(server.url, note('kept'));
      const before = server.pid;
      process.kill(before, 'SIGKILL');
      await restarted;
      expect(server.pid).not.toBe(before);
      expect(await readNotes(server.url)).toEqual([{ text: 'kept' }]);
    }),
  );

  it(
    'stops cleanly after kill -9 of its launcher',
    at(async ({ start, startElsewhere }) => {
      const { launcher, url, pid } = await startElsewhere();
      await query(url, note('kept'));
      launcher.kill('SIGKILL');
      await once(launcher, 'exit');
      expect(await waitUntilEnded(pid, 20_000)).toBe(true);
      const next = await start();
      expect(await readNotes(next.url)).toEqual([{ text: 'kept' }]);
    }),
  );

  it(
    'starts immediately after kill -9 of both launcher and server',
    at(async ({ start, startElsewhere }) => {
      const { launcher, url, pid } = await startElsewhere();
      await query(url, note('kept'));
      launcher.kill('SIGKILL');
      process.kill(pid, 'SIGKILL');
      await once(launcher, 'exit');
      const next = await start();
      expect(await readNotes(next.url)).toEqual([{ text: 'kept' }]);
    }),
  );

  it(
    'refuses a second launcher on the same folder with an explanation',
    at(async ({ startElsewhere, dataDir }) => {
      const { launcher, url } = await startElsewhere();
      await expect(startEmbedded({ dataDir, durable: true })).rejects.toThrow(
        new RegExp(`Process ${launcher.pid} already runs PostgreSQL.*ELENCO_DATA_DIR`),
      );
      expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    }),
  );

  it(
    'starts despite a pid file and a lock whose process ids now belong to other programs',
    at(async ({ start, dataDir, open }) => {
      const first = await startEmbedded({ dataDir, durable: true });
      await query(first.url, note('kept'));
      await first.stop();
      const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], asServer);
      open.push({
        async stop() {
          stranger.kill('SIGKILL');
        },
      });
      const home = join(dataDir, 'postgres');
      const pidFile = [stranger.pid, join(home, 'data'), '1', '5432', '', '127.0.0.1', '', 'ready', ''];
      writeFileSync(join(home, 'data', 'postmaster.pid'), pidFile.join('\n'));
      writeFileSync(join(home, 'launcher.lock'), `${stranger.pid} 1`);
      const next = await start();
      expect(await readNotes(next.url)).toEqual([{ text: 'kept' }]);
      expect(processRunId(stranger.pid ?? 0)).toBeDefined();
    }),
  );

  it(
    'discards the files of an interrupted first start',
    at(async ({ start, dataDir }) => {
      const unfinished = join(dataDir, 'postgres', 'data.unfinished');
      mkdirSync(unfinished, { recursive: true });
      writeFileSync(join(unfinished, 'PG_VERSION'), '18');
      const { url } = await start();
      expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(existsSync(unfinished)).toBe(false);
    }),
  );

  it.skipIf(!isRoot)(
    'runs for root on a folder that an ordinary user has used',
    at(async ({ start, startElsewhere, dataDir }) => {
      chownSync(dataDir, ORDINARY.uid, ORDINARY.gid);
      const { launcher, url, uid } = await startElsewhere(ORDINARY);
      expect(uid).toBe(ORDINARY.uid);
      await query(url, note('kept'));
      launcher.kill('SIGTERM');
      await once(launcher, 'exit');
      const asRoot = await start();
      expect(await readNotes(asRoot.url)).toEqual([{ text: 'kept' }]);
      await asRoot.stop();
      const again = await startElsewhere(ORDINARY);
      expect(await readNotes(again.url)).toEqual([{ text: 'kept' }]);
    }),
  );
});

describe.skipIf(!isRoot)(
  'embedded PostgreSQL started by root, if the server’s user cannot access the data folder',
  () => {
    it(
      'stores the data in /var/lib/elenco and finds it again',
      at(async ({ dataDir }) => {
        chmodSync(dataDir, 0o700);
        const closed = join(dataDir, 'data');
        const first = await startEmbedded({ dataDir: closed, durable: true });
        const home = realpathSync(join(closed, 'postgres'));
        try {
          expect(home).toMatch(/^\/var\/lib\/elenco\//);
          await query(first.url, note('kept'));
          await first.stop();
          const second = await startEmbedded({ dataDir: closed, durable: true });
          expect(await readNotes(second.url)).toEqual([{ text: 'kept' }]);
          await second.stop();
        } finally {
          rmSync(home, { recursive: true });
        }
      }),
    );

    it(
      'copies its programs and their library links from an inaccessible folder',
      at(async ({ dataDir }) => {
        const installation = findInstallation(dataDir);
        const closed = join(dataDir, 'closed');
        cpSync(packageFolder(), closed, {
          recursive: true,
          filter: (path) => !lstatSync(path).isSymbolicLink(),
        });
        chmodSync(closed, 0o700);
        const { postgres } = findPrograms(
          { home: realpathSync(installation.home), account: installation.account },
          closed,
        );
        expect(postgres.startsWith(realpathSync(installation.home))).toBe(true);
        expect(runs(postgres, ['--version'], installation.account)).toBe(true);
      }),
    );
  },
);
