import { once } from 'node:events';
import { outboxChannel } from '@elenco/sql';
import type { Client } from 'pg';

/**
 * Queues a job for the worker and resolves when `isDone` returns true. Calls `isDone` at each signal of the
 * outbox, because a signal may be about an earlier e-mail.
 */
export async function runJob(client: Client, job: string, isDone: () => Promise<boolean>): Promise<void> {
  await client.query(`listen ${outboxChannel}`);
  let signalled = once(client, 'notification');
  await client.query('select graphile_worker.add_job($1)', [job]);
  for (; !(await isDone()); signalled = once(client, 'notification')) await signalled;
}
