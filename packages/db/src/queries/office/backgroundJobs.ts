import {
  type Actor,
  type BackgroundJob,
  type BackgroundJobs,
  type JobAct,
  type JobState,
  jobKeepers,
  jobState,
  Problem,
  requireAccess,
  userIdOf,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { entityOf } from '../../kernel/table';

const most = 200;
const stateSql = `case when locked_at is not null then 'locked' when attempts >= max_attempts then 'failed'
  when run_at > now() then 'scheduled' else 'ready' end`;

/**
 * Returns the jobs of a state, next ones first, with the counts of all states. @throws Problem `not_allowed`
 */
export async function backgroundJobs(
  em: SqlEntityManager,
  actor: Actor,
  state: JobState | undefined,
): Promise<BackgroundJobs> {
  requireAccess(actor, jobKeepers);
  const counted = await em.execute<{ state: JobState; count: number }[]>(
    `select ${stateSql} as state, count(*)::int as count from background_jobs() group by 1`,
  );
  const rows = await em.execute<(BackgroundJob & { payload: unknown })[]>(
    `select * from (
       select id::int as id, task, ${stateSql} as state, run_at as "runAt", created_at as "createdAt",
         locked_at as "lockedAt", attempts, max_attempts as "maxAttempts", last_error as "lastError", payload
       from background_jobs()) jobs
     where ?::text = '' or state = ? order by "runAt", id limit ${most}`,
    [state ?? '', state ?? ''],
  );
  const counts = Object.fromEntries(
    jobState.options.map((one) => [one, counted.find((row) => row.state === one)?.count ?? 0]),
  ) as Record<JobState, number>;
  return { rows: rows.map(shown), counts };
}

const instant = (value: string | Date) => new Date(value).toISOString();

const shown = (row: BackgroundJob): BackgroundJob => ({
  ...row,
  runAt: instant(row.runAt),
  createdAt: instant(row.createdAt),
  lockedAt: row.lockedAt === null ? null : instant(row.lockedAt),
  // An error may quote its input: only its first line, without addresses and long strings.
  lastError: row.lastError === null ? null : masked(row.lastError.split('\n')[0] ?? ''),
  payload: maskedPayload(row.payload),
});

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
 * Runs a job now, reschedules it, or cancels it. Jobs in progress are left alone. @throws Problem
 * `not_allowed`, `not_found`, `refused` with `job_locked`
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
