import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import type { Client } from 'pg';
import { builtProgram } from '../../support/builtProgram';
import { compileCache } from '../../support/builtServe';

/** A logger that discards all messages. */
export const quiet = { error() {}, warn() {}, info() {}, debug() {} };

/** Settings of a worker that sends no e-mail. */
export const quietSettings = {
  baseUrl: 'https://elenco.example',
  smtpUrl: undefined,
  mailFrom: 'no-reply@elenco.example',
  dataDir: tmpdir(),
  secretsKey: '0'.repeat(64),
};

export interface Doomed {
  kill(): Promise<void>;
}

/** Starts a worker in a separate process that the test will kill. */
export const startDoomedWorker = (url: string): Promise<Doomed> =>
  startDoomed(new URL('./doomed.ts', import.meta.url), url);

/** Starts a test program in a separate process. Resolves when the program has printed `ready`. */
export async function startDoomed(program: URL, ...args: string[]): Promise<Doomed> {
  const child = spawn(process.execPath, [await builtProgram(program), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
  const exit = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), exit]);
  if (line !== 'ready') throw new Error(`${program.pathname} did not start: ${line}`);
  return {
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/** Resolves when a delivery waits for the test's lock on `notifications`. */
export async function waitForBlockedDelivery(client: Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      `select from pg_locks where relation = 'notifications'::regclass and not granted`,
    );
    if (rowCount) return;
  }
}
