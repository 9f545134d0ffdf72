import type { JobState, SystemFacts } from '@elenco/core';
import type { PostgreSqlConnection, SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * SQL that selects the jobs that are not done, each with its state. Only this statement defines the states.
 */
export const queuedJobs = `(select *, case when locked_at is not null then 'running'
    when attempts >= max_attempts then 'failed' when run_at > now() then 'scheduled' else 'due' end as state
  from background_jobs())`;

type QueuedState = Exclude<JobState, 'done'>;

interface QueueState {
  readonly jobs: readonly { readonly task: string; readonly state: QueuedState; readonly count: number }[];
  /** Seconds for which the oldest due job has waited; 0 if no job is due. */
  readonly oldestDueS: number;
}

/** Returns the number of jobs in each state for each task, the task with the oldest due job first. */
export function taskQueues(em: SqlEntityManager): Promise<SystemFacts['queues']> {
  const count = (state: QueuedState) => `count(*) filter (where state = '${state}')::int as ${state}`;
  return em.execute<SystemFacts['queues']>(
    `select task, ${count('due')}, ${count('running')}, ${count('scheduled')}, ${count('failed')},
       coalesce(max(extract(epoch from now() - run_at)) filter (where state = 'due'), 0)::int as "oldestDueS"
     from ${queuedJobs} jobs group by task order by "oldestDueS" desc, task`,
  );
}

const states: readonly QueuedState[] = ['due', 'running', 'scheduled', 'failed'];

/** Returns the number of background jobs by task and state, for metrics. */
export async function queueState(em: SqlEntityManager): Promise<QueueState> {
  const queues = await taskQueues(em);
  return {
    jobs: queues.flatMap((queue) =>
      states.flatMap((state) => (queue[state] > 0 ? [{ task: queue.task, state, count: queue[state] }] : [])),
    ),
    oldestDueS: queues[0]?.oldestDueS ?? 0,
  };
}

/**
 * State of this process's pool of database connections: the number of used and of idle connections, and of
 * requests that wait for a connection.
 */
interface PoolState {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Returns the state of this process's connection pool, for metrics. Runs no query. */
export async function poolState(em: SqlEntityManager): Promise<PoolState> {
  const { totalCount, idleCount, waitingCount } = await (
    em.getConnection() as PostgreSqlConnection
  ).getNativeClient();
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}
