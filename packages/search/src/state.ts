import { Problem } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { FORMAT } from './build';
import type { SearchContext } from './context';
import type { Outages } from './outages';
import { chunkSql, partsOf, withoutLostParts } from './parts';
import { type Tables, tablesOf } from './tables';

interface State {
  readonly generation: number;
  readonly rows: number;
  readonly format: number;
  readonly chunk: number;
  /** True if the slot of the active generation is spread over several servers. */
  readonly spread: boolean;
}

async function stateOf(em: SqlEntityManager): Promise<State> {
  const [state] = await em.execute<State[]>(
    `select generation, rows, format, ${chunkSql('generation % 2')} as chunk,
       (select relkind = 'p' from pg_class where oid = ('search.rows_' || generation % 2)::regclass) as spread
     from search.state`,
  );
  return state!;
}

const tablesIn = ({ generation, rows, chunk, spread }: State): Tables =>
  tablesOf({ slot: generation % 2, end: rows, chunk, spread });

/** Returns the tables of the active generation, including lost parts. */
export async function tablesNow(em: SqlEntityManager): Promise<Tables> {
  return tablesIn(await stateOf(em));
}

type At = Pick<SearchContext, 'tables' | 'rows' | 'ordered'> & {
  /** True if a part of the slot is not available. */
  readonly partial: boolean;
};

/**
 * Maximum number of attempts of a search. Two are almost always enough, because a build takes minutes and a
 * search less than a second.
 */
const TRIES = 3;

/**
 * Runs a search. Repeats the search if the generation changed while the search read several tables. If a
 * server was lost, repeats the search without the lost parts.
 * @throws Problem `unavailable` if the generation changed during every attempt
 */
export async function withStableState<T>(
  em: SqlEntityManager,
  outages: Outages,
  moment: number,
  work: (at: At) => Promise<T>,
): Promise<T> {
  let state = await stateOf(em);
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const { generation, spread } = state;
    try {
      const result = await work(await contextOf(em, state, outages, moment));
      state = await stateOf(em);
      if (state.generation === generation) return result;
    } catch (error) {
      if (tries === TRIES || error instanceof Problem) throw error;
      // The generation may have changed and its tables may have been dropped, so the state is read again.
      state = await stateOf(em).catch(() => state);
      if (state.generation !== generation) continue;
      if (!spread) throw error;
      await outages.handleError(error, em, await partsOf(em, generation % 2), moment);
    }
  }
  throw new Problem('unavailable');
}

async function contextOf(em: SqlEntityManager, state: State, outages: Outages, moment: number): Promise<At> {
  const { rows, format } = state;
  const tables = tablesIn(state);
  // Before the first build all rows are in the delta, so their order in the slot does not matter.
  const ordered = format >= FORMAT || rows === 0;
  if (!outages.any) return { tables, rows, ordered, partial: false };
  const parts = await partsOf(em, tables.slot);
  await outages.askAgain(em, parts, moment);
  if (!parts.some(outages.has)) return { tables, rows, ordered, partial: false };
  const left = await withoutLostParts(
    em,
    tables,
    parts.filter((part) => !outages.has(part)),
    parts.length,
  );
  return { ...left, ordered, partial: true };
}
