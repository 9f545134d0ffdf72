import { locks, withoutLimits } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Of generations whose rows lie in the order of their default_rank, with places and how often each word occurs. */
export const FORMAT = 2;

const entryColumns =
  'm1, m2, followers, engagement, price, active, default_rank, country, state, city, audience_country, main_skill, answer_hours, evaluation_average, evaluation_count, terms';

export interface Built {
  readonly generation: number;
  readonly rows: number;
}

interface BuildOptions {
  readonly wait?: boolean;
  /** Makes the tables of a slot anew: of one before it is filled, of the other once it is searched no more. */
  readonly provision?: (tx: SqlEntityManager, slot: number) => Promise<void>;
}

/**
 * Builds the next generation of the index beside the one that is searched, and swaps: all of it in one transaction,
 * so that a crash leaves the old one. What was edited meanwhile stays in the delta, known by its transaction; what the
 * new generation has seen leaves it. Gives undefined where somebody else is building, unless it is to `wait` for them.
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
    // Looked at before the rows are, so that what the delta loses was certainly seen.
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
 * After the swap: other servers commit one after the other and before this one, so what is searched must never depend
 * on all of them having done it. @throws where another build has used the slot since
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
    if (state?.generation !== generation) throw new Error('The index was built anew meanwhile: try again.');
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

/** Edits since the last generation beyond which every search would feel them. */
const MOST_EDITS = 2_000;

/**
 * Whether there is reason to build: none yet or an older kind, many edits, or any that have lain
 * there for a day.
 */
export async function buildDue(em: SqlEntityManager, now: string): Promise<boolean> {
  const [state] = await em.execute<{ due: boolean }[]>(
    `select rows > 0 and format < ${FORMAT} or exists (select from search.delta)
       and (built_at is null or built_at < ?::timestamptz - interval '20 hours'
         or (select count(*) from (select from search.delta limit ${MOST_EDITS}) edits) >= ${MOST_EDITS}) as due
     from search.state`,
    [now],
  );
  return state?.due ?? false;
}

/** Long after the last search that still looked at the old generation. */
const OLD_MINUTES = 10;

/** Empties the slot that is searched no more, so that nobody who was erased is in it until the next build. */
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
