import type { ClickSource, PageKind } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

export interface Visits {
  /** Business date of the visits. */
  readonly day: string;
  readonly page: PageKind;
  readonly source: ClickSource;
  readonly visits: number;
}

/** Adds to the visit counts of days. Several processes may add counts concurrently. */
export async function countVisits(
  em: SqlEntityManager,
  counts: readonly Visits[],
  now: string,
): Promise<void> {
  // Sorted in the same way by every process, so that two processes cannot deadlock.
  const sorted = [...counts].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
  if (sorted.length === 0) return;
  await em.execute(
    `insert into visit_counts (version, created_at, updated_at, day, page, source, visits)
     values ${sorted.map(() => '(1, ?, ?, ?, ?, ?, ?)').join(', ')}
     on conflict (day, page, source) do update set visits = visit_counts.visits + excluded.visits,
       version = visit_counts.version + 1, updated_at = excluded.updated_at`,
    sorted.flatMap(({ day, page, source, visits }) => [now, now, day, page, source, visits]),
  );
}

const keyOf = ({ day, page, source }: Visits) => `${day} ${page} ${source}`;
