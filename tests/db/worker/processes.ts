import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';

/** A log that says nothing. */
export const quiet = { error() {}, warn() {}, info() {}, debug() {} };

/** A worker in a process of its own, to be killed without any chance to clean up. */
export async function startDoomedWorker(url: string): Promise<{ kill(): Promise<void> }> {
  const program = fileURLToPath(new URL('./doomed.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), exit]);
  if (line !== 'ready') throw new Error(`The worker did not start: ${line}`);
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
