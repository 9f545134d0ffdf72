/** Maximum milliseconds for each step of a query. If one is exceeded, the response is `unavailable`. */
export interface DatabaseLimits {
  /** For connecting to the server. */
  readonly connect: number;
  /** For getting one of the process's connections while all are in use. */
  readonly acquire: number;
  /** For a statement, measured by PostgreSQL. If a server hangs, the connection is cut a second later. */
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
