/** So many milliseconds may each step of a question to the database take; past that the answer is `unavailable`. */
export interface DatabaseLimits {
  /** To connect. */
  readonly connect: number;
  /** To get one of the process's own connections while all are in use. */
  readonly acquire: number;
  /** A statement, by PostgreSQL's clock; a server that hangs is given a second more, then its connection is cut. */
  readonly statement: number;
  /** A transaction as a whole. */
  readonly transaction: number;
}

export const databaseLimits: DatabaseLimits = {
  connect: 2_000,
  acquire: 3_000,
  statement: 5_000,
  transaction: 30_000,
};
