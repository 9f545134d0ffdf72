/**
 * Maximum duration of each step of a query, in milliseconds. If a limit is exceeded, the user receives
 * problem `unavailable`.
 */
export interface DatabaseLimits {
  /** For getting a connection: to wait for one of the process's pool while all are in use, or to open one. */
  readonly connect: number;
  /**
   * For a statement, measured by PostgreSQL. If the server hangs, the client cuts the connection a second
   * later.
   */
  readonly statement: number;
  /** For a whole transaction. */
  readonly transaction: number;
}

export const databaseLimits: DatabaseLimits = {
  connect: 3_000,
  statement: 5_000,
  transaction: 30_000,
};
