import { locks, withoutLimits } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Version of the index format: rows in the order of default_rank, with places and counts per word. */
export const FORMAT = 2;

const entryColumns =
  'm1, m2, followers, engagement, price, active, default_rank, country, state, city, audience_country, main_skill, answer_hours, evaluation_average, evaluation_count, terms';

export interface Built {
  readonly generation: number;
  readonly rows: number;
}

interface BuildOptions {
  readonly wait?: boolean;
  /**
   * Recreates the tables of a slot: of the new one before it is filled, of the old one when it is no longer
   * searched.
   */
  readonly provision?: (tx: SqlEntityManager, slot: number) => Promise<void>;
}

/**
 * Builds the next generation of the index next to the active one and switches to it. Everything happens in
 * one transaction, so a crash leaves the old generation. Edits committed during the build stay in the delta
 * (recognised by their transaction id); those that the new generation contains are removed. Returns undefined
 * if another build is running, unless `wait` is set.
 */
export async function buildGeneration(
  em: SqlEntityManager,
  now: string,
  { wait = false, provision }: BuildOptions = {},
): Promise<Built | undefined> {
  const built = await em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    await tx.execute(withoutLimits);
    if (!(await alone(tx, wait))) return undefined;
    const [state] = await tx.execute<{ generation: number }[]>('select generation from search.state');
    const generation = (state?.generation ?? 0) + 1;
    const slot = generation % 2;
    await provision?.(tx, slot);
    await tx.execute(`select search.prepare(${slot})`);
    // Taken before the rows are read, so that only edits that were surely seen are removed from the delta.
    const [seen] = await tx.execute<{ moment: string }[]>('select pg_current_snapshot()::text as moment');
    const { affectedRows: rows } = await tx.execute<{ affectedRows: number }>(
      `insert into search.rows_${slot} (ref, pos, ${entryColumns})
       select ref, (row_number() over (order by default_rank desc, ref desc) - 1)::integer, ${entryColumns}
       from search.entries order by 2`,
      [],
      'run',
    );
    await tx.execute(`select search.finish(${slot})`);
    await tx.execute('update search.state set generation = ?, rows = ?, built_at = ?, format = ?', [
      generation,
      rows,
      now,
      FORMAT,
    ]);
    await tx.execute('delete from search.delta where pg_visible_in_snapshot(xid, ?::pg_snapshot)', [
      seen!.moment,
    ]);
    return { generation, rows };
  });
  if (built && provision) await provisionOld(em, built, provision);
  return built;
}

/**
 * Recreates the old slot after the switch. Other servers commit one after the other and before this one, so
 * the active slot must never depend on all of them having committed. @throws if another build has used the
 * slot since
 */
function provisionOld(
  em: SqlEntityManager,
  { generation }: Built,
  provision: NonNullable<BuildOptions['provision']>,
): Promise<void> {
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    await tx.execute(withoutLimits);
    await alone(tx, true);
    const [state] = await tx.execute<{ generation: number }[]>('select generation from search.state');
    if (state?.generation !== generation)
      throw new Error('The index was rebuilt at the same time: try again.');
    await provision(tx, (generation + 1) % 2);
  });
}

async function alone(em: SqlEntityManager, wait: boolean): Promise<boolean> {
  if (wait) await em.execute(`select pg_advisory_xact_lock(${locks.buildGeneration})`);
  const [lock] = await em.execute<{ free: boolean }[]>(
    `select pg_try_advisory_xact_lock(${locks.buildGeneration}) as free`,
  );
  return lock?.free ?? false;
}

/** Number of edits since the last generation above which searches become noticeably slower. */
const MAX_EDITS = 2_000;

/**
 * Returns whether a build is needed: no generation or an old format, many edits, or edits that have waited for almost
 * a day.
 */
export async function buildDue(em: SqlEntityManager, now: string): Promise<boolean> {
  const [state] = await em.execute<{ due: boolean }[]>(
    `select rows > 0 and format < ${FORMAT} or exists (select from search.delta)
       and (built_at is null or built_at < ?::timestamptz - interval '20 hours'
         or (select count(*) from (select from search.delta limit ${MAX_EDITS}) edits) >= ${MAX_EDITS}) as due
     from search.state`,
    [now],
  );
  return state?.due ?? false;
}

/** Age in minutes at which an old generation is emptied; much longer than any search that still reads it. */
const OLD_MINUTES = 10;

/** Empties the inactive slot, so that it does not contain erased people until the next build. */
export function emptyOldSlot(em: SqlEntityManager, now: string): Promise<void> {
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    const [state] = await tx.execute<{ slot: number }[]>(
      `select (generation + 1) % 2 as slot from search.state
       where built_at < ?::timestamptz - interval '${OLD_MINUTES} minutes' and pg_try_advisory_xact_lock(${locks.buildGeneration})`,
      [now],
    );
    if (!state) return;
    const [old] = await tx.execute(`select from search.rows_${state.slot} limit 1`);
    if (old) await tx.execute(`select search.prepare(${state.slot})`);
  });
}
