/** SQL that formats a timestamp as ISO 8601 in UTC with milliseconds. */
export const isoText = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
