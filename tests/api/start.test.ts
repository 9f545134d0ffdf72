import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../support/app';
import { builtStart, compileCache } from '../support/builtServe';
import { deep, printDepth } from '../support/depth';
import { plainEnvironment } from '../support/serverHost';
import { unlimitedCalls } from '../support/unlimited';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Arguments of `npm start`, which runs the built program unless its sources have changed. */
const npmStart = ['bin/run.mjs', 'start'];
let dataDir: string;
let port: number;
const started: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'elenco-start-'));
  chmodSync(dataDir, 0o755);
  port = await freePort();
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((child) => end(child, 'SIGTERM')));
  rmSync(dataDir, { recursive: true, force: true });
});

/** Ends a process and returns its exit code or signal. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? child.signalCode;
  child.kill(signal);
  const [code, by] = await once(child, 'exit');
  return code ?? by;
}

/** Runs `npm start` until the server is ready or has ended. Returns the output. */
async function start(
  env: NodeJS.ProcessEnv = {},
  program = [builtStart],
): Promise<{ child: ChildProcess; received: string }> {
  const child = spawn(process.execPath, program, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...plainEnvironment(),
      ELENCO_DATA_DIR: dataDir,
      ELENCO_DEMO_DATA: 'off',
      NODE_COMPILE_CACHE: compileCache,
      ...unlimitedCalls,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      BASE_URL: '',
      ...env,
    },
  });
  started.push(child);
  let received = '';
  child.stderr.on('data', (chunk: Buffer) => {
    received += chunk.toString();
  });
  const ready = new Promise<void>((settle) => {
    createInterface(child.stdout).on('line', (line) => {
      received += `${line}\n`;
      if (line.startsWith('Elenco is ready at')) settle();
    });
  });
  await Promise.race([ready, once(child, 'close')]);
  return { child, received };
}

const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
const serverPid = () =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);

/**
 * Starts of the program, in order. They find, in turn: no data, data after a clean end, data after a crash.
 */
const starts = [
  { program: npmStart, signal: 'SIGTERM' },
  { program: [builtStart], signal: 'SIGKILL' },
  { program: [builtStart], signal: 'SIGINT' },
] as const;
/** Only a deep run loads demo data here, because tests/db/demo.test.ts checks the demo data in every run. */
const ELENCO_DEMO_DATA = deep ? 'on' : 'off';
printDepth('first starts with demo data', deep ? 1 : 0, 1);

it('starts the server, prints its address, exits with 0, and restarts with its previous data', async () => {
  for (const [position, { program, signal }] of starts.entries()) {
    const { child, received } = await start({ ELENCO_DEMO_DATA }, [...program]);
    expect(received.includes('Loading the demo data')).toBe(deep && position === 0);
    expect(received).toContain(`Elenco is ready at http://localhost:${port}`);
    // The test setup has built the program.
    expect(received).not.toContain('Building');
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
    if (signal === 'SIGKILL') {
      const second = await start();
      expect(second.received).toBe(`Port ${port} is in use by another program: stop it or set PORT.\n`);
      await end(child, signal);
      continue;
    }
    const server = serverPid();
    expect(await end(child, signal)).toBe(0);
    expect(() => process.kill(server, 0)).toThrow(/ESRCH/);
    await expect(status('/healthz')).rejects.toThrow();
  }
  // In a deep run, the start loads the demo data. While other tests run, loading takes 200 seconds on two
  // cores.
}, 600_000);

it('refuses to start with invalid settings, and prints one clear message before any other output', async () => {
  const wrong = await start({ SMTP_URL: 'nonsense', LOG_LEVEL: 'loud' });
  expect(wrong.received).toMatch(/SMTP_URL must be an address like smtp:[\s\S]*LOG_LEVEL must be a level/);
  expect(wrong.received).not.toContain(' at ');
  expect(await end(wrong.child, 'SIGTERM')).toBe(1);
});
