import { migrations } from '../migrations';
import { withClient } from '../withClient';

/** State of a database, as the operator sees it. */
interface DatabaseState {
  readonly server: string;
  readonly major: number;
  /** Names of migrations in this version of Elenco that the database has not run yet. */
  readonly pending: readonly string[];
  /** Names of migrations that the database has run but this version of Elenco does not contain. */
  readonly newer: readonly string[];
  /** The migration that the database ran last. */
  readonly latest: string | null;
  /**
   * Milliseconds by which this machine's clock is ahead of the database's clock, excluding the query's round
   * trip.
   */
  readonly skewMs: number;
  /** Seconds for which the oldest due job has waited for a worker; null if no job waits. */
  readonly oldestJobS: number | null;
}

/**
 * Returns the state of the database at `url`.
 * @throws the error of the connection
 */
export function examineDatabase(url: string): Promise<DatabaseState> {
  const config = { connectionString: url, application_name: 'elenco-doctor', connectionTimeoutMillis: 5_000 };
  return withClient(config, async (client) => {
    const asked = Date.now();
    const { rows } = await client.query<{
      server: string;
      num: string;
      ms: string;
      made: boolean;
      jobs: boolean;
    }>(
      `select current_setting('server_version') as server, current_setting('server_version_num') as num,
         extract(epoch from clock_timestamp()) * 1000 as ms,
         to_regclass('public.migrations') is not null as made,
         to_regclass('graphile_worker.jobs') is not null as jobs`,
    );
    const answered = Date.now();
    const { server, num, ms, made, jobs } = rows[0]!;
    const there = Number(ms);
    const run = made
      ? (await client.query<{ name: string }>('select name from migrations order by id')).rows
      : [];
    const done = new Set(run.map(({ name }) => name));
    const known = new Set<string>(migrations.map(({ name }) => name));
    const { rows: due } = jobs
      ? await client.query<{ age: string | null }>(
          `select extract(epoch from now() - min(run_at)) as age from graphile_worker.jobs
           where run_at <= now() and locked_at is null and attempts < max_attempts`,
        )
      : { rows: [{ age: null }] };
    const age = due[0]?.age ?? null;
    return {
      server,
      major: Math.floor(Number(num) / 10_000),
      pending: [...known].filter((name) => !done.has(name)),
      newer: [...done].filter((name) => !known.has(name) && made),
      latest: run.at(-1)?.name ?? null,
      skewMs: there < asked ? asked - there : there > answered ? answered - there : 0,
      oldestJobS: age === null ? null : Number(age),
    };
  });
}
