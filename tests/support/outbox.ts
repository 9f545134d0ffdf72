import { once } from 'node:events';
import { outboxChannel } from '@elenco/sql';
import type { Client } from 'pg';

/**
 * Has the worker run a job and resolves when `isDone` holds. One signal of the outbox is not enough: it may be of a mail that was
 * sent before, so the state is asked for again at each.
 */
export async function runJob(client: Client, job: string, isDone: () => Promise<boolean>): Promise<void> {
  await client.query(`listen ${outboxChannel}`);
  let signalled = once(client, 'notification');
  await client.query('select graphile_worker.add_job($1)', [job]);
  for (; !(await isDone()); signalled = once(client, 'notification')) await signalled;
}
