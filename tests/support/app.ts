import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '@elenco/db';
import { boundless } from './boundless';
import { builtServe, compileCache } from './builtServe';
import { demoSecretsKey, freshDatabase, onServer, patient } from './db';

/** `url` is where it answers; `database` looks into its data; `pid` is the server's process. */
export type RunningApp = {
  url: string;
  databaseUrl: string;
  dataDir: string;
  database: Database;
  pid: number;
  /** What the server wrote so far, for a failing test to show. */
  output(): string;
  /** Ends the server as an operator does (SIGTERM), drops the database; throws when it did not end with 0. */
  stop(): Promise<void>;
};

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** A server that lives a minute need not save memory; collecting garbage is a tenth of its start. */
const fewCollections = '--max-semi-space-size=64';

/**
 * Starts the built portal and the worker, as `npm start` does, at a free port over a database of its own.
 * `env` adds or changes settings; `through` leads to the database by another way; `beside` is another app whose
 * database and files it shares.
 */
export async function startApp({
  demo = false,
  env = {} as NodeJS.ProcessEnv,
  through = (url: string) => url,
  beside = undefined as Pick<RunningApp, 'databaseUrl' | 'dataDir'> | undefined,
} = {}): Promise<RunningApp> {
  const own = beside
    ? { url: beside.databaseUrl, drop: async () => {} }
    : await freshDatabase(demo ? { deliver } : {});
  const dataDir = beside?.dataDir ?? mkdtempSync(join(tmpdir(), 'elenco-app-'));
  const server = spawn(process.execPath, [fewCollections, builtServe], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...plainEnvironment(), ...settings(through(own.url), dataDir, demo, await freePort()), ...env },
  });
  let received = '';
  server.stderr.on('data', (chunk: Buffer) => {
    received += chunk.toString();
  });
  const ended = once(server, 'exit') as Promise<[number | null, string | null]>;
  const url = await new Promise<string>((settle, fail) => {
    createInterface(server.stdout).on('line', (line) => {
      received += `${line}\n`;
      if (line.startsWith('ready ')) settle(line.slice('ready '.length));
    });
    void ended.then(([code, signal]) =>
      fail(new Error(`The server ended (${code ?? signal}):\n${received}`)),
    );
  });
  const database = await openDatabase(own.url, { poolMax: 4, limits: patient });
  return {
    url,
    databaseUrl: own.url,
    dataDir,
    database,
    pid: server.pid ?? 0,
    output: () => received,
    async stop() {
      server.kill('SIGTERM');
      const [code, signal] = await ended;
      await database.close();
      await own.drop();
      if (!beside) rmSync(dataDir, { recursive: true, force: true });
      if (code !== 0 && signal !== 'SIGKILL')
        throw new Error(`The server ended badly (${code ?? signal}):\n${received}`);
    },
  };
}

/** The demo data leaves thousands of events to deliver: each app would do so beside the first tests of its file. */
async function deliver(databaseUrl: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elenco-app-'));
  const app = await startApp({ demo: true, beside: { databaseUrl, dataDir } });
  await onServer(async (client) => {
    const due = 'select 1 from graphile_worker.jobs where run_at <= now() limit 1';
    while ((await client.query(due)).rowCount) await setTimeout(100);
    await app.stop();
    // Else a worker would make up for what was to be done since.
    await client.query('delete from graphile_worker._private_known_crontabs');
  }, databaseUrl);
  rmSync(dataDir, { recursive: true, force: true });
}

function settings(databaseUrl: string, dataDir: string, demo: boolean, port: number): NodeJS.ProcessEnv {
  return {
    DATABASE_URL: databaseUrl,
    ELENCO_DATA_DIR: dataDir,
    ELENCO_DEMO_DATA: demo ? 'on' : 'off',
    ...(demo && { ELENCO_SECRETS_KEY: demoSecretsKey }),
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    // What a start compiles is the same each time: a quarter of what it costs.
    NODE_COMPILE_CACHE: compileCache,
    ...boundless,
    // The test runner sets one of its own.
    BASE_URL: '',
  };
}

/** Without what a test runner or npm set for itself (NODE_ENV=test, npm_…). */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const foreign = /^(NODE_ENV|NODE_OPTIONS|VITEST|VITE_|TEST|PLAYWRIGHT|PW_|npm_)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}

const PORTS = { first: 20_000, ofProcess: 100, processes: 120 };
let asked = 0;

/**
 * A port of this machine that nothing listens on right now, nor takes before whoever asked does: the system hands out others
 * by itself, and so does each process of the tests.
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
