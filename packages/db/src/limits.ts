/** Maximum milliseconds of each step of a query; after that the response is `unavailable`. */
export interface DatabaseLimits {
  /** For connecting. */
  readonly connect: number;
  /** For acquiring one of the process's connections while all are in use. */
  readonly acquire: number;
  /**
   * For a statement, measured by PostgreSQL; a hanging server gets another second, then its connection is
   * cut.
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
