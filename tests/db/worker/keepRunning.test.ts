import { keepRunning } from '@elenco/worker/keepRunning';
import { run } from 'graphile-worker';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../support/db';
import { quiet } from './processes';

let own: FreshDatabase;
let client: Client;
let pool: Pool;

beforeAll(async () => {
  own = await freshDatabase();
  client = new Client({ connectionString: own.url });
  await client.connect();
  pool = new Pool({ connectionString: own.url, max: 8 });
  // The database may be dropped before the pool has closed its connections, which is then an error.
  pool.on('error', () => {});
});
afterAll(async () => {
  await pool.end();
  await client.end();
  await own.drop();
});

it('restarts the worker’s queue after the results of several jobs could not be written', async () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  let failedWrites = 0;
  const running = await keepRunning(async () => {
    const runner = await run({
      pgPool: pool,
      concurrency: 4,
      noHandleSignals: true,
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: {
        wait: async (payload) => {
          const name = String(payload);
          begun.push(name);
          await new Promise<void>((resolve) => ends.set(name, resolve));
        },
      },
    });
    runner.events.on('pool:fatalError', () => {
      failedWrites += 1;
    });
    return runner;
  }, quiet);
  const add = (name: string) =>
    client.query(`select graphile_worker.add_job('wait', to_json($1::text))`, [name]);
  const names = ['first', 'second', 'third', 'fourth'];
  for (const name of names) await add(name);
  await expect.poll(() => [...begun].sort()).toEqual([...names].sort());

  await client.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before delete on graphile_worker._private_jobs execute function refuse()`);
  for (const [index, name] of names.entries()) {
    ends.get(name)?.();
    await expect.poll(() => failedWrites).toBe(index + 1);
  }
  await client.query('drop trigger refuse on graphile_worker._private_jobs');

  await add('later');
  await expect.poll(() => begun).toContain('later');
  ends.get('later')?.();
  await running.stop();
});
