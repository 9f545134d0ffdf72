import {
  type Actor,
  type BackgroundJob,
  type BackgroundJobs,
  type JobAct,
  type JobState,
  jobKeepers,
  jobState,
  MAX_EXACT_TOTAL,
  Problem,
  requireAccess,
  userIdOf,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { entityOf } from '../../kernel/table';
import { queuedJobs } from '../../queueState';

const most = 200;

interface Asked {
  readonly state?: JobState | undefined;
  readonly task?: string | undefined;
}

type Row = Omit<BackgroundJob, 'payload'> & { readonly payload: unknown };

/**
 * Returns the jobs of a state in the order in which they run. If the state is `done`, returns the latest ones
 * first. If no state is given, returns all jobs that are not done. Also returns the number of jobs in each
 * state.
 * @throws Problem `not_allowed`
 */
export async function backgroundJobs(
  em: SqlEntityManager,
  actor: Actor,
  { state, task }: Asked,
): Promise<BackgroundJobs> {
  requireAccess(actor, jobKeepers);
  const [ofTask, tasks] = task === undefined ? ['true', []] : ['task = ?', [task]];
  const counted = await em.execute<{ state: JobState; count: number }[]>(
    `select state, count(*)::int as count from ${queuedJobs} jobs where ${ofTask} group by state
     union all select 'done', count(*)::int
       from (select from done_jobs where ${ofTask} limit ${MAX_EXACT_TOTAL + 1}) done`,
    [...tasks, ...tasks],
  );
  const [ofState, states] = state === undefined ? ['true', []] : ['state = ?', [state]];
  const rows =
    state === 'done'
      ? await em.execute<Row[]>(
          `select job_id::int as id, task, 'done' as state, run_at as "runAt", queued_at as "createdAt",
             started_at as "startedAt", ended_at as "endedAt", attempts, max_attempts as "maxAttempts",
             null as "lastError", payload
           from done_jobs where ${ofTask} order by ended_at desc, id desc limit ${most}`,
          tasks,
        )
      : await em.execute<Row[]>(
          `select id::int as id, task, state, run_at as "runAt", created_at as "createdAt",
             locked_at as "startedAt", null as "endedAt", attempts, max_attempts as "maxAttempts",
             last_error as "lastError", payload
           from ${queuedJobs} jobs where ${ofTask} and ${ofState} order by run_at, id limit ${most}`,
          [...tasks, ...states],
        );
  const counts = Object.fromEntries(
    jobState.options.map((one) => [one, counted.find((row) => row.state === one)?.count ?? 0]),
  ) as Record<JobState, number>;
  return { rows: rows.map(shown), counts };
}

const instant = (value: string | Date) => new Date(value).toISOString();
const instantOrNull = (value: string | Date | null) => (value === null ? null : instant(value));

function shown(row: Row): BackgroundJob {
  const startedAt = instantOrNull(row.startedAt);
  const endedAt = instantOrNull(row.endedAt);
  return {
    ...row,
    runAt: instant(row.runAt),
    createdAt: instant(row.createdAt),
    startedAt,
    endedAt,
    durationMs: startedAt && endedAt ? Math.max(0, Date.parse(endedAt) - Date.parse(startedAt)) : null,
    // An error message may quote personal data from its input. Only its first line is shown, and addresses
    // and long strings in it are masked.
    lastError: row.lastError === null ? null : masked(row.lastError.split('\n')[0] ?? ''),
    payload: maskedPayload(row.payload),
  };
}

const masked = (text: string) =>
  text
    .replace(/\S+@\S+/g, '•••')
    .replace(/[\w-]{24,}/g, '•••')
    .slice(0, 300);

function maskedPayload(payload: unknown): Record<string, unknown> {
  if (typeof payload !== 'object' || payload === null) return {};
  const plain = (value: unknown): unknown =>
    typeof value === 'number' || typeof value === 'boolean' || value === null
      ? value
      : Array.isArray(value)
        ? value.slice(0, 20).map(plain)
        : '•••';
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, plain(value)]));
}

interface By {
  readonly actor: Actor;
  readonly now: string;
  readonly ip?: string;
}

/**
 * Runs a job now, reschedules it, or cancels it. Does not change a running job.
 * @throws Problem `not_allowed`, `not_found`, `refused` with `job_locked`
 */
export async function actOnJob(
  em: SqlEntityManager,
  { id, act, runAt }: { id: number; act: JobAct; runAt?: string },
  by: By,
): Promise<void> {
  requireAccess(by.actor, jobKeepers);
  await em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    const [job] = await tx.execute<{ id: number }[]>(
      'select id::int as id from background_jobs() where id = ?',
      [id],
    );
    if (!job) throw new Problem('not_found');
    const at = act === 'reschedule' ? (runAt ?? by.now) : by.now;
    const [{ done } = { done: false }] = await tx.execute<{ done: boolean }[]>(
      'select act_on_job(?, ?, ?) as done',
      [id, act, at],
    );
    if (!done) throw new Problem('refused', [{ pointer: '', code: 'job_locked' }]);
    await note(tx, by, 'jobs.act', id, { act });
  });
}

async function note(
  em: SqlEntityManager,
  { actor, now, ip }: By,
  command: string,
  rowId: number,
  data: Record<string, string>,
): Promise<void> {
  await em.insert(entityOf('audit'), {
    at: now,
    actorId: userIdOf(actor),
    impersonatorId: null,
    actorRole: actor.role,
    command,
    resource: 'jobs',
    rowId,
    data,
    ip: ip ?? null,
  });
}
