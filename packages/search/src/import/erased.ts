import type { ImportRefusal } from '@elenco/core';
import { arrayText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Accepted } from './join';

/**
 * Returns the lines that can be imported, and a refusal for each line whose handle was erased on request. A
 * refusal names only the line number, because the handle would reveal who requested the erasure.
 */
export async function withoutErased(
  em: SqlEntityManager,
  accepted: readonly Accepted[],
): Promise<{ kept: readonly Accepted[]; erased: readonly ImportRefusal[] }> {
  const handles = accepted.flatMap(({ line, record }) =>
    record.accounts.map(({ channel, handle }) => ({ line, channel, handle })),
  );
  if (handles.length === 0) return { kept: accepted, erased: [] };
  const rows = await em.execute<{ line: number }[]>(
    `select distinct line from unnest(?::int[], ?::text[], ?::text[]) as given(line, channel, handle)
     join erased_handles on hash = erased_handle_hash(channel, handle) order by line`,
    [
      arrayText(handles.map(({ line }) => line)),
      arrayText(handles.map(({ channel }) => channel)),
      arrayText(handles.map(({ handle }) => handle)),
    ],
  );
  const lines = new Set(rows.map(({ line }) => line));
  return {
    kept: accepted.filter(({ line }) => !lines.has(line)),
    erased: rows.map(({ line }) => ({ line, pointer: '', code: 'asked_to_be_erased' })),
  };
}
