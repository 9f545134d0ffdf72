import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../support/app';
import { builtStart, compileCache } from '../support/builtServe';
import { deep } from '../support/depth';
import { plainEnvironment } from '../support/serverHost';
import { unlimitedCalls } from '../support/unlimited';

/**
 * Pause in milliseconds between two checks of a condition. It is shorter than every phase of the start.
 * Without the pause, the checks would use a whole core.
 */
const POLL_MS = 3;

const root = fileURLToPath(new URL('../../', import.meta.url));
let dataDir: string;
let home: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'elenco-first-'));
  chmodSync(dataDir, 0o755); // if the test runs as root, PostgreSQL runs as another user, who needs access
  home = join(dataDir, 'postgres');
});
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const { pid } of running) if (pid) process.kill(-pid, 'SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs `npm start` in its own process group, as a terminal does. */
async function start() {
  const child = spawn(process.execPath, [builtStart], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...plainEnvironment(),
      ELENCO_DATA_DIR: dataDir,
      ELENCO_DEMO_DATA: 'on',
      DATABASE_URL: '',
      BASE_URL: '',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: compileCache,
      ...unlimitedCalls,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
    },
  });
  running.add(child);
  const run = { child, since: Date.now(), received: '', ended: false };
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => {
      run.received += chunk.toString();
    });
  }
  const closed = once(child, 'close').then(() => {
    run.ended = true;
    running.delete(child);
  });
  return Object.assign(run, { closed });
}
type Run = Awaited<ReturnType<typeof start>>;

async function stop({ child, closed }: Run, signal: NodeJS.Signals): Promise<void> {
  if (child.pid) process.kill(-child.pid, signal);
  await closed;
}

type Moment = (run: Run) => boolean | Promise<boolean>;

/** Returns the text of a file, or an empty string if the file does not exist. */
function textOf(name: string): string {
  try {
    return readFileSync(join(home, name), 'utf8');
  } catch {
    return '';
  }
}

/**
 * Returns a condition that is true once this run has created the file or folder. Ignores files of an earlier
 * run, which may still change while that run ends.
 */
const made =
  (name: string): Moment =>
  ({ since, child }) => {
    if (!textOf('launcher.lock').startsWith(`${child.pid} `)) return false;
    const found = statSync(join(home, name), { throwIfNoEntry: false });
    return found !== undefined && found.ctimeMs >= since;
  };

/**
 * Returns a condition that is true once the SQL condition holds in the new database, and false while the
 * database does not respond.
 */
const found =
  (sql: string): Moment =>
  async (run) => {
    if (!made('data/postmaster.pid')(run)) return false;
    const port = Number(textOf('data/postmaster.pid').split('\n')[3]);
    const client = new Client({
      host: '127.0.0.1',
      port,
      user: 'elenco',
      password: textOf('password'),
      database: 'elenco',
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<{ found: boolean }>(`select ${sql} as found`)).rows[0]?.found === true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  };

const reported =
  (line: string, then: Moment): Moment =>
  async (run) =>
    run.received.includes(line) && then(run);
const demo = (sql: string) => reported('Loading the demo data', found(sql));

const beginnings: Readonly<Record<string, Moment>> = {
  'the data folder is locked': made('launcher.lock'),
  'the password is written': made('password'),
  'the cluster is being created': made('data.unfinished'),
  'the server is starting': made('data/postmaster.pid'),
  'the database exists': found('true'),
  'migrations are running': found(
    `exists (select from pg_stat_activity where application_name = 'elenco-migrate' and backend_xid is not null)`,
  ),
  'the tables exist': found(`to_regclass('users') is not null`),
  'the job tables exist': found(`to_regclass('graphile_worker.jobs') is not null`),
};
/**
 * Moments of the first start while demo data is loaded, each with its condition. If a start is interrupted at
 * such a moment, the next start deletes the unfinished database and begins again.
 */
const startMoments: Readonly<Record<string, Moment>> = {
  'loading of the demo data has begun': demo(
    `exists (select from repeatables where name = 'demo' and hash = 'begun')`,
  ),
  'users exist': demo('exists (select from users)'),
  'partial demo data is removed': demo(`to_regclass('users') is null`),
  'creators exist': demo('(select count(*) > 5 from creators)'),
};
const signals = ['SIGKILL', 'SIGINT'] as const;
/** Moments at which the test stops the start, in this order. */
const stops = [
  ...Object.entries(beginnings).flatMap(([name, moment]) =>
    signals.map((signal) => [name, signal, moment] as const),
  ),
  ...signals.flatMap((signal) =>
    Object.entries(startMoments).map(([name, moment]) => [name, signal, moment] as const),
  ),
];

it.runIf(deep).each(stops)(
  'lets `npm start` run again after an interruption at the moment “%s” by %s',
  async (_, signal, moment) => {
    const run = await start();
    while (!run.ended && !(await moment(run))) await setTimeout(POLL_MS);
    expect([run.ended, run.received]).toEqual([false, expect.not.stringMatching(/error/i)]);
    await stop(run, signal);
    if (signal === 'SIGINT') expect([run.child.exitCode, run.received]).toEqual([0, expect.any(String)]);
  },
);

it.runIf(deep)(
  'completes `npm start` with all demo data after the interruptions',
  async () => {
    const run = await start();
    while (!run.ended && !run.received.includes('finance2@elenco.example'))
      await once(run.child.stdout, 'data');
    expect(run.received).toContain('Elenco is ready');
    expect(await found(`(select hash = 'seeded' from repeatables where name = 'demo')`)(run)).toBe(true);
    await stop(run, 'SIGINT');
    expect(run.child.exitCode).toBe(0);
    const again = await start();
    while (!again.ended && !again.received.includes('finance2@elenco.example'))
      await once(again.child.stdout, 'data');
    expect(again.received).not.toContain('Loading the demo data');
    await stop(again, 'SIGINT');
  },
  300_000,
);
