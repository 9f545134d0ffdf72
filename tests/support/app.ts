import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Database, openDatabase } from '@elenco/db';
import { demoSecretsKey, freshDatabase, longTimeouts, onServer } from './db';
import { type ServerHost, startHost } from './serverHost';
import { unlimitedCalls } from './unlimited';

/** A running portal: its URL, access to its data, and its process id. */
export type RunningApp = {
  url: string;
  databaseUrl: string;
  dataDir: string;
  database: Database;
  pid: number;
  /** Returns what the server has printed so far, for reports of failed tests. */
  output(): string;
  /**
   * Stops the server and drops the database. A server that was started with `alone` is stopped with SIGTERM.
   * @throws if stopping fails
   */
  stop(): Promise<void>;
};

/**
 * Process that runs all servers of this test process, so that modules are loaded only once. Servers that were
 * started with `alone` have their own processes.
 */
let shared: ServerHost | undefined;

/**
 * Starts the built portal and the worker as `npm start` does, at a free port and with its own database. `env`
 * adds or overrides settings. `through` changes the URL of the database. `beside` is a second app whose
 * database and files this app shares. `alone` starts a separate process, for tests that send signals.
 */
export async function startApp({
  demo = false,
  env = {} as NodeJS.ProcessEnv,
  through = (url: string) => url,
  beside = undefined as Pick<RunningApp, 'databaseUrl' | 'dataDir'> | undefined,
  alone = false,
} = {}): Promise<RunningApp> {
  const own = beside
    ? { url: beside.databaseUrl, drop: async () => {} }
    : await freshDatabase(demo ? { deliver } : {});
  const dataDir = beside?.dataDir ?? mkdtempSync(join(tmpdir(), 'elenco-app-'));
  const apart = alone || beside !== undefined;
  if (!apart && !shared?.running) shared = startHost();
  const host = apart || !shared ? startHost() : shared;
  const written = host.output().length;
  const { number, url } = await host.begin({
    ...settings(through(own.url), dataDir, demo, await freePort()),
    ...env,
  });
  const database = await openDatabase(own.url, { poolMax: 4, limits: longTimeouts });
  return {
    url,
    databaseUrl: own.url,
    dataDir,
    database,
    pid: host.pid,
    output: () => host.output().slice(written),
    async stop() {
      try {
        await (apart ? host.stop() : host.end(number));
      } finally {
        await database.close();
        await own.drop();
        if (!beside) rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}

/**
 * Delivers the thousands of events of the demo data once. Otherwise each app would deliver them during its
 * first tests.
 */
async function deliver(databaseUrl: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elenco-app-'));
  const app = await startApp({ demo: true, beside: { databaseUrl, dataDir } });
  await onServer(async (client) => {
    const due = 'select 1 from graphile_worker.jobs where run_at <= now() limit 1';
    while ((await client.query(due)).rowCount) await setTimeout(100);
    await app.stop();
  }, databaseUrl);
  rmSync(dataDir, { recursive: true, force: true });
}

function settings(databaseUrl: string, dataDir: string, demo: boolean, port: number): NodeJS.ProcessEnv {
  return {
    DATABASE_URL: databaseUrl,
    ELENCO_DATA_DIR: dataDir,
    ELENCO_DEMO_DATA: demo ? 'on' : 'off',
    // Scheduled tasks, such as hourly reminders, are disabled, because they would run in an arbitrary test.
    ELENCO_SCHEDULE: 'off',
    ...(demo && { ELENCO_SECRETS_KEY: demoSecretsKey }),
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    ...unlimitedCalls,
    // Overrides the value that the test runner sets.
    BASE_URL: '',
  };
}

const PORTS = { first: 20_000, ofProcess: 100, processes: 120 };
let asked = 0;

/**
 * Returns a free port. Each test process uses a separate range of ports, which the operating system does not
 * assign to other programs.
 */
export async function freePort(): Promise<number> {
  const { first, ofProcess, processes } = PORTS;
  for (;;) {
    const port = first + (process.pid % processes) * ofProcess + (asked++ % ofProcess);
    const probe = createServer();
    const isFree = await new Promise<boolean>((settle) => {
      probe.once('error', () => settle(false)).listen(port, '127.0.0.1', () => settle(true));
    });
    if (!isFree) continue;
    await new Promise((settle) => probe.close(settle));
    return port;
  }
}
