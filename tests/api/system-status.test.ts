import type { Actor } from '@elenco/core';
import { type SystemStatus, systemStatus } from '@elenco/core/operations';
import { recordRun } from '@elenco/db/operatorRuns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { type Cast, gather } from '../support/cast';
import { callerAs as callerOfActor } from './cast';
import { queried, type Sql } from './office/sql';

let api: RunningApi;
let cast: Cast;
const now = '2026-11-29T12:00:00.000Z';
beforeAll(async () => {
  api = await startApi({ now: () => now });
  cast = await gather(api.database);
  await give('support');
});
afterAll(() => api.stop());

const callerAs = (actor: Actor) => callerOfActor(api, actor, now);
const ask = async (actor: Actor) => (await callerAs(actor))('GET', '/system-status');
const sql: Sql = (text, params) => queried(api.databaseUrl, text, params);
/** Changes the duty of the user who requests the status. */
const give = (duty: string) =>
  queried(api.databaseUrl, `update users set duties = $1 where email = 'financeiro2@casa.example'`, [[duty]]);
const read = async () => (await (await ask(cast.secondFinance)).json()) as SystemStatus;
const reasonOf = (status: SystemStatus, name: string) =>
  status.checks.find(({ check }) => check === name)?.reason;

it('shows the system status to owners and support only', async () => {
  for (const duty of ['owner', 'support']) {
    await give(duty);
    expect([duty, (await ask(cast.secondFinance)).status]).toEqual([duty, 200]);
  }
  for (const actor of [cast.curator, cast.finance, cast.brand, ...cast.creators.slice(0, 1)])
    expect((await ask(actor)).status).toBe(403);
  expect((await fetch(`${api.url}/system-status`)).status).toBe(401);
});

it('reports in the system status that backups and e-mail have not been set up', async () => {
  const status = await read();
  expect(systemStatus.parse(status)).toEqual(status);
  expect(status).toMatchObject({
    version: 'test',
    migrations: { pending: 0, newer: 0 },
    mail: { leaves: false },
    replicas: [],
    certificate: null,
    backup: null,
  });
  expect(status.database.bytes).toBeGreaterThan(1_000_000);
  expect(status.disk?.totalBytes).toBeGreaterThan(0);
  expect(reasonOf(status, 'backup')).toBe('never');
  expect(reasonOf(status, 'mail')).toBe('off');
  expect(reasonOf(status, 'certificate')).toBeUndefined();
});

it('shows in the system status the last runs of backup and audit verification', async () => {
  await recordRun(api.dataDir, 'backup', true, '2026-11-29T04:00:00.000Z');
  await recordRun(api.dataDir, 'verify-audit', false, '2026-11-29T04:10:00.000Z');
  const status = await read();
  expect([reasonOf(status, 'backup'), reasonOf(status, 'auditVerification')]).toEqual(['recent', 'failed']);
  expect([status.level, status.checks[0]?.check]).toEqual(['broken', 'auditVerification']);
});

it('reports in the system status the background jobs by task, and how many are overdue or have failed', async () => {
  await sql(`select graphile_worker.add_job('mail', '{"mailId": 71}', run_at := now() - interval '2 hours')`);
  await sql(`select graphile_worker.add_job('makeExport', '{"id": 71}')`);
  await sql(
    `select graphile_worker.permanently_fail_jobs(array_agg(id)) from graphile_worker._private_jobs where payload::text like '%"id": 71%'`,
  );
  const status = await read();
  const mail = status.queues.find(({ task }) => task === 'mail');
  expect(mail?.oldestDueS).toBeGreaterThanOrEqual(7_199);
  expect(status.queues.find(({ task }) => task === 'makeExport')).toMatchObject({ failed: 1, due: 0 });
  expect([reasonOf(status, 'queue'), reasonOf(status, 'failedJobs')]).toEqual(['stuck', 'some']);
});

it('reports in the system status that a later version of the program migrated the database', async () => {
  await queried(
    api.databaseUrl,
    `insert into migrations (name, executed_at) values ('Migration20990101_later', now())`,
  );
  expect(reasonOf(await read(), 'migrations')).toBe('newer');
});
