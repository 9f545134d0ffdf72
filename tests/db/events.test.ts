import { proposals } from '@elenco/core';
import { startWorker } from '@elenco/worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cast, gather, invite } from '../support/cast';
import { lastMailTo } from '../support/mailbox';
import { testDatabase } from '../support/testDatabase';
import { quiet, quietSettings } from './worker/processes';

const { database } = await testDatabase();
let cast: Cast;
let worker: Awaited<ReturnType<typeof startWorker>>;
beforeAll(async () => {
  cast = await gather(database);
  worker = await startWorker({ database, settings: quietSettings, log: quiet });
});
afterAll(async () => {
  await worker.stop();
});

test('a command that emits several events notifies the recipients of each event', async () => {
  const { briefingId } = await invite(cast);
  expect(await database.see(proposals, cast.brand, { briefingId })).toHaveLength(3);
  for (const email of ['criadora1@elas.example', 'criadora2@elas.example', 'criadora3@elas.example']) {
    expect((await lastMailTo(database, email)).subject).toBe('Aurora convidou você');
  }
});
