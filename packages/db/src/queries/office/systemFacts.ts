import { type Actor, jobKeepers, requireAccess, type SystemFacts } from '@elenco/core';
import { isoText } from '@elenco/sql';
import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import { taskQueues } from '../../queueState';

type Read = Pick<SystemFacts, 'queues'> & {
  readonly databaseBytes: number;
  readonly mail: Omit<SystemFacts['mail'], 'leaves'>;
};

/** Maximum number of e-mails that are counted. Only the latest are counted, because there may be millions. */
const LAST_MAILS = 2_000;

/**
 * Returns the facts about the state of the system that the database stores.
 * @throws Problem `not_allowed`
 */
export async function systemFacts(em: SqlEntityManager, actor: Actor, now: string): Promise<Read> {
  requireAccess(actor, jobKeepers);
  const [database] = await em.execute<{ bytes: string | null }[]>(
    'select pg_database_size(current_database()) as bytes',
  );
  const queues = await taskQueues(em);
  const [mail] = await em.execute<{ lastSentAt: string | null; refused: number }[]>(
    `select ${isoText('max(sent_at)')} as "lastSentAt",
       count(*) filter (where refused_at > ?::timestamptz - interval '1 day')::int as refused
     from (select sent_at, refused_at from mails order by id desc limit ${LAST_MAILS}) mails`,
    [now],
  );
  return {
    databaseBytes: Number(database?.bytes ?? 0),
    queues,
    mail: { lastSentAt: mail?.lastSentAt ?? null, refused: mail?.refused ?? 0 },
  };
}

/** Returns how far each read replica is behind the database; nulls for a replica that does not answer. */
export async function replicaLags(
  em: SqlEntityManager,
  copies: readonly MikroORM[],
): Promise<SystemFacts['replicas']> {
  if (copies.length === 0) return [];
  const [primary] = await em.execute<{ at: string }[]>('select pg_current_wal_lsn()::text as at');
  return Promise.all(
    copies.map(async (copy) => {
      const read = (copy.em.fork() as unknown as SqlEntityManager).execute<
        { bytes: string; s: string | null }[]
      >(
        // A replica that has received everything is not behind, even if nothing was written for a long time.
        `select pg_wal_lsn_diff(?::pg_lsn, pg_last_wal_replay_lsn()) as bytes,
           extract(epoch from now() - pg_last_xact_replay_timestamp()) as s`,
        [primary?.at ?? '0/0'],
      );
      const [row] = await read.catch(() => []);
      if (!row || row.bytes === null) return { lagS: null, lagBytes: null };
      const lagBytes = Math.max(0, Number(row.bytes));
      return { lagBytes, lagS: lagBytes === 0 ? 0 : row.s === null ? null : Math.round(Number(row.s)) };
    }),
  );
}
