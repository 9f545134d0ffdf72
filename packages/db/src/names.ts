import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** What the parties of a row are called; empty where there is none. */
export interface Named {
  readonly briefingTitle: string;
  readonly companyName: string;
  readonly creatorName: string;
}

interface Parties {
  readonly companyId: number | null;
  readonly creatorId: number | null;
  readonly briefingId: number | null;
}

/** The same rows in the same order, each with the names of its parties; one query per kind of party. */
export async function named<R extends Parties>(
  em: SqlEntityManager,
  rows: readonly R[],
): Promise<(R & Named)[]> {
  const names = async (table: string, column: string, wanted: readonly (number | null)[]) => {
    const ids = [...new Set(wanted.filter((id) => id !== null))];
    if (ids.length === 0) return new Map<number | null, string>();
    const found = await em.execute<{ id: number; name: string }[]>(
      `select id, ${column} as name from ${table} where id in (${ids.map(() => '?').join(', ')})`,
      ids,
    );
    return new Map<number | null, string>(found.map(({ id, name }) => [id, name]));
  };
  const briefings = await names(
    'briefings',
    'title',
    rows.map((row) => row.briefingId),
  );
  const companies = await names(
    'companies',
    'trade_name',
    rows.map((row) => row.companyId),
  );
  const creators = await names(
    'creators',
    'name',
    rows.map((row) => row.creatorId),
  );
  return rows.map((row) => ({
    ...row,
    briefingTitle: briefings.get(row.briefingId) ?? '',
    companyName: companies.get(row.companyId) ?? '',
    creatorName: creators.get(row.creatorId) ?? '',
  }));
}
