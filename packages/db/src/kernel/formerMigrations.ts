import type { Client } from 'pg';
import { migrations } from '../migrations';

const baseline = migrations[0]?.name;
/** First and last of the migrations that the baseline replaces (decision 005). */
const FIRST = 'Migration20261130_baseline';
const LAST = 'Migration20261213_iss_rules';

/** Error whose message tells the operator what to do. */
class FormerMigrationsError extends Error {
  override readonly name = 'FormerMigrationsError';
}

/**
 * Records the baseline as run in a database that has run all former migrations.
 * @throws FormerMigrationsError if the database has run only some of them. No release had that state, so it
 * cannot be upgraded
 */
export async function adoptBaseline(client: Client): Promise<void> {
  const { rows: found } = await client.query(`select to_regclass('migrations') is not null as made`);
  if (!found[0]?.made) return;
  const { rows } = await client.query<{ name: string }>('select name from migrations where name < $1', [
    baseline,
  ]);
  if (rows.length === 0) return;
  if (!rows.some(({ name }) => name === LAST))
    throw new FormerMigrationsError(
      'This database was made by a development version from before the first release and cannot be brought up to date. If it holds nothing but demo data, take away its folder (ELENCO_DATA_DIR, .data unless set) and start again.',
    );
  await client.query(
    `with former as (delete from migrations where name < $1 and name <> $2)
    update migrations set name = $1 where name = $2`,
    [baseline, FIRST],
  );
}
