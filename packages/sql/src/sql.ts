/** SQL text with `?` placeholders, and their values. */
export interface Sql {
  readonly text: string;
  readonly params: readonly unknown[];
}

export function join(pieces: readonly Sql[], by: ' and ' | ' or '): Sql {
  return {
    text: pieces.map((piece) => `(${piece.text})`).join(by),
    params: pieces.flatMap((piece) => piece.params),
  };
}

/**
 * Returns a PostgreSQL array literal that can be one parameter. MikroORM would expand an array to several.
 */
export const arrayText = (values: readonly (string | number)[]): string =>
  `{${values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** SQL that formats a timestamp as ISO 8601 in UTC with milliseconds. */
export const isoText = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * SQL that removes the timeouts of a transaction that may take long, such as building the index or importing
 * profiles. `transaction_timeout` exists only since PostgreSQL 17.
 */
export const withoutLimits = `select set_config(name, '0', true) from pg_settings
  where name in ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`;
