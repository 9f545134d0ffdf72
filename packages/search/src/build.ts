import { locks, withoutLimits } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Version of the index format: rows in the order of default_rank, with counts per word and places, those of the
 * audience included; masks with the audience's language, and a mask of places.
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
   * Recreates the empty tables of a slot: of the new slot before the build fills it, of the old slot after
   * the switch.
   */
  readonly provision?: (tx: SqlEntityManager, slot: number) => Promise<void>;
}

/**
 * Builds the next generation of the index beside the active one and switches to it. Everything happens in one
 * transaction, so a crash leaves the active generation in use. Edits committed during the build stay in the
 * delta (recognized by their transaction id); edits that the new generation contains are removed from it.
 * Returns undefined if another build is running, unless `wait` is set.
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
    // Taken before the rows are read: the delta loses only edits that the build has surely read.
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
 * Recreates the tables of the old slot after the switch. The other servers commit one by one, before this
 * one, so a build must never touch the active slot on them. @throws if another build has used the slot since
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

/** Number of edits since the last build above which searches become noticeably slower. */
const MAX_EDITS = 2_000;

/**
 * Returns true if a build is due: no generation, an old format, many edits, or edits older than almost a day.
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

/** Minutes after a switch until the old generation is emptied; far longer than any search still reads it. */
const OLD_MINUTES = 10;

/** Empties the slot that searches do not use: otherwise it would hold erased people until the next build. */
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
