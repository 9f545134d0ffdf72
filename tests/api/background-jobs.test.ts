import { type BackgroundJobs, doneJobDays } from '@elenco/core/operations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { type Cast, gather } from '../support/cast';
import { type Caller, callerAs } from './cast';
import { queried, type Sql } from './office/sql';

let api: RunningApi;
let cast: Cast;
let support: Caller;
// Uses the real time, because the database decides by its own clock when a job runs.
const now = new Date().toISOString();
beforeAll(async () => {
  api = await startApi({ now: () => now });
  cast = await gather(api.database);
  await sql(`update users set duties = '{support}' where email = 'financeiro2@casa.example'`);
  support = await callerAs(api, cast.secondFinance, now);
});
afterAll(() => api.stop());

const sql: Sql = (text, params) => queried(api.databaseUrl, text, params);
const answerOf = async (answer: Response) => [answer.status, await answer.json()] as const;

it('lets support retry, postpone and cancel background jobs, and masks personal data in them', async () => {
  await sql(`select graphile_worker.add_job('mail', '{"mailId": 7, "to": "a@b.example"}')`);
  await sql(
    `update graphile_worker._private_jobs set last_error = 'refused a@b.example' where payload::text like '%"mailId": 7,%'`,
  );
  const jobs = async () => {
    const [, { rows, counts }] = await answerOf(await support('GET', '/background-jobs'));
    const job = rows.find((row: { payload: { mailId?: number } }) => row.payload.mailId === 7);
    return { job, counts };
  };
  const { job } = await jobs();
  expect(job).toMatchObject({
    task: 'mail',
    state: 'due',
    lastError: 'refused •••',
    payload: { mailId: 7, to: '•••' },
  });
  const act = async (body: object) => (await support('POST', `/background-jobs/${job.id}/acts`, body)).status;
  expect(await act({ act: 'give_up' })).toBe(200);
  expect((await jobs()).job.state).toBe('failed');
  expect(await act({ act: 'reschedule', runAt: '2099-01-01T12:00:00.000Z' })).toBe(200);
  expect((await jobs()).job).toMatchObject({ state: 'scheduled', runAt: '2099-01-01T12:00:00.000Z' });
  expect(await act({ act: 'retry' })).toBe(200);
  expect((await jobs()).job).toMatchObject({ state: 'due', attempts: 0 });
  await sql(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where id = $1`, [
    job.id,
  ]);
  expect(await act({ act: 'retry' })).toBe(422);
  expect(await act({ act: 'nonsense' })).toBe(422);
  const noted = await sql<{ data: { act: string } }>(
    'select data from audit where command = $1 order by id',
    ['jobs.act'],
  );
  expect(noted.map(({ data }) => data.act)).toEqual(['give_up', 'reschedule', 'retry']);
  const curator = await callerAs(api, cast.curator, now);
  expect((await curator('GET', '/background-jobs')).status).toBe(403);
});

it('shows recently finished background jobs by task, with duration and attempts, but without personal data', async () => {
  const ask = async (query: string): Promise<BackgroundJobs> =>
    (await answerOf(await support('GET', `/background-jobs?${query}`)))[1];
  const payload = { id: 8, ids: [1, 2], to: 'a@b.example', names: ['Ana'], _cron: { ts: 'x' } };
  await sql(`select graphile_worker.add_job('makeExport', $1)`, [JSON.stringify(payload)]);
  await sql(`select graphile_worker.add_job('makeExport', '{"id": 9}')`);
  const ofExport = (id: number) => `where payload ->> 'id' = '${id}'`;
  await sql(`update graphile_worker._private_jobs set locked_at = now() - interval '3 seconds', locked_by = 'w',
    attempts = 2 ${ofExport(8)}`);
  // Staff deleted a job before a worker ran it.
  for (const id of [8, 9]) await sql(`delete from graphile_worker._private_jobs ${ofExport(id)}`);
  const { rows, counts } = await ask('state=done&task=makeExport');
  expect([rows.length, counts.done]).toEqual([1, 1]);
  expect(rows[0]).toMatchObject({ task: 'makeExport', state: 'done', attempts: 2 });
  expect(rows[0]?.payload).toEqual({ id: 8, ids: [1, 2] });
  expect(rows[0]?.durationMs).toBeGreaterThanOrEqual(3_000);
  expect((await ask('state=done&task=mail')).counts.done).toBe(0);
  const endedAt = Date.parse(rows[0]?.endedAt ?? '');
  const afterDays = (days: number) => new Date(endedAt + days * 86_400_000).toISOString();
  await api.database.upkeep.expire(afterDays(doneJobDays - 1));
  expect((await ask('state=done')).counts.done).toBe(1);
  await api.database.upkeep.expire(afterDays(doneJobDays + 1));
  expect((await ask('state=done')).counts.done).toBe(0);
});
