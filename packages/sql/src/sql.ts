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
 * Returns an array as a PostgreSQL array literal, which can be passed as one parameter. MikroORM would expand
 * a JavaScript array to several parameters.
 */
export const arrayText = (values: readonly (string | number)[]): string =>
  `{${values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** SQL that formats a timestamp as ISO 8601 in UTC with milliseconds. */
export const isoText = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * SQL that removes the timeouts of a transaction that may take long, such as building the search index or
 * importing profiles. Sets only settings that the server has, because `transaction_timeout` does not exist
 * before PostgreSQL 17.
 */
export const disableTimeoutsSql = `select set_config(name, '0', true) from pg_settings
  where name in ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`;
