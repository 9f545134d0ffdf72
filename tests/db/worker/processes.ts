import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Client } from 'pg';
import { builtProgram } from '../../support/builtProgram';
import { compileCache } from '../../support/builtServe';

/** A log that says nothing. */
export const quiet = { error() {}, warn() {}, info() {}, debug() {} };

export interface Doomed {
  kill(): Promise<void>;
}

/** A worker in a process of its own, to be killed without any chance to clean up. */
export const startDoomedWorker = (url: string): Promise<Doomed> =>
  startDoomed(new URL('./doomed.ts', import.meta.url), url);

/** The same of any program of the tests. It says `ready` when it is at work. */
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

/** Returns once a delivery waits for the lock on `notifications` that the test holds. */
export async function blockedOnNotifications(client: Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      `select from pg_locks where relation = 'notifications'::regclass and not granted`,
    );
    if (rowCount) return;
  }
}
