/**
 * Maximum duration of each step of a query, in milliseconds. If a limit is exceeded, the user receives
 * problem `unavailable`.
 */
export interface DatabaseLimits {
  /** For connecting to the server. */
  readonly connect: number;
  /** For getting a connection from the process's pool while all its connections are in use. */
  readonly acquire: number;
  /**
   * For a statement, measured by PostgreSQL. If the server hangs, the client cuts the connection a second
   * later.
   */
  readonly statement: number;
  /** For a whole transaction. */
  readonly transaction: number;
}

export const databaseLimits: DatabaseLimits = {
  connect: 2_000,
  acquire: 3_000,
  statement: 5_000,
  transaction: 30_000,
};
