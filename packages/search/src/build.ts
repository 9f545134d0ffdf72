import { locks, withoutLimits } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Version of the index format. Format 4 has rows in the order of default_rank, the number of rows per word
 * and place, including places of audiences, the audience's language in the second mask, and a mask of places.
 */
export const FORMAT = 4;

const entryColumns =
  'm1, m2, m3, followers, engagement, price, active, default_rank, country, state, city, audience_country, audience_city, main_skill, answer_hours, evaluation_average, evaluation_count, terms';

export interface Built {
  readonly generation: number;
  readonly rows: number;
}

interface BuildOptions {
  readonly wait?: boolean;
  /**
   * Recreates the empty tables of a slot. Called for the new slot before the build fills it, and for the old
   * slot after the switch.
   */
  readonly provision?: (tx: SqlEntityManager, slot: number) => Promise<void>;
}

/**
 * Builds the next generation of the index in the unused slot, and then switches searches to that slot. Uses
 * one transaction, so that after a crash the active generation stays in use. Edits committed during the build
 * stay in the delta (recognized by their transaction id); edits that the new generation contains are removed
 * from it. If another build is running, returns undefined; if `wait` is true, waits until the other build has
 * ended, and then builds.
 */
export async function buildGeneration(
  em: SqlEntityManager,
  now: string,
  { wait = false, provision }: BuildOptions = {},
): Promise<Built | undefined> {
  const built = await em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    await tx.execute(withoutLimits);
    if (!(await lockBuild(tx, wait))) return undefined;
    const [state] = await tx.execute<{ generation: number }[]>('select generation from search.state');
    const generation = (state?.generation ?? 0) + 1;
    const slot = generation % 2;
    await provision?.(tx, slot);
    await tx.execute(`select search.prepare(${slot})`);
    // The snapshot is read before the rows. Thus only edits that the build has certainly read are removed
    // from the delta.
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
 * Recreates the tables of the old slot after the switch. This needs a transaction of its own: the other
 * servers commit one by one, and before the main database. A build must therefore never change tables of the
 * active slot on other servers.
 * @throws Error if another build has used the slot since
 */
function provisionOld(
  em: SqlEntityManager,
  { generation }: Built,
  provision: NonNullable<BuildOptions['provision']>,
): Promise<void> {
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    await tx.execute(withoutLimits);
    await lockBuild(tx, true);
    const [state] = await tx.execute<{ generation: number }[]>('select generation from search.state');
    if (state?.generation !== generation)
      throw new Error('The index was rebuilt at the same time: try again.');
    await provision(tx, (generation + 1) % 2);
  });
}

async function lockBuild(em: SqlEntityManager, wait: boolean): Promise<boolean> {
  if (wait) await em.execute(`select pg_advisory_xact_lock(${locks.buildGeneration})`);
  const [lock] = await em.execute<{ free: boolean }[]>(
    `select pg_try_advisory_xact_lock(${locks.buildGeneration}) as free`,
  );
  return lock?.free ?? false;
}

/** Number of edits since the last build above which searches become noticeably slower. */
const MAX_EDITS = 2_000;

/**
 * Returns true if a new generation must be built: none exists, its format is old, there are many edits, or
 * the last build is almost a day old.
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

/** Minutes after a switch until the old generation is emptied. No search takes nearly as long. */
const OLD_MINUTES = 10;

/** Empties the slot that searches do not use, because it may contain data of people who were erased since. */
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
