import { tmpdir } from 'node:os';
import { proposals } from '@elenco/core';
import { type Database, openDatabase } from '@elenco/db';
import { startWorker } from '@elenco/worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cast, gather, invite } from '../support/cast';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../support/db';
import { lastMailTo } from '../support/mailbox';
import { quiet } from './worker/processes';

let fresh: FreshDatabase;
let database: Database;
let cast: Cast;
let worker: Awaited<ReturnType<typeof startWorker>>;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase(fresh.url, { limits: longTimeouts });
  cast = await gather(database);
  const settings = {
    baseUrl: 'https://elenco.example',
    smtpUrl: undefined,
    mailFrom: 'no@elenco.example',
    dataDir: tmpdir(),
    secretsKey: '0'.repeat(64),
  };
  worker = await startWorker({ database, settings, log: quiet });
});
afterAll(async () => {
  await worker.stop();
  await database.close();
  await fresh.drop();
});

test('delivers all events of one command, not just the first', async () => {
  const { briefingId } = await invite(cast);
  expect(await database.see(proposals, cast.brand, { briefingId })).toHaveLength(3);
  for (const email of ['criadora1@elas.example', 'criadora2@elas.example', 'criadora3@elas.example']) {
    expect((await lastMailTo(database, email)).subject).toBe('Aurora convidou você');
  }
});
