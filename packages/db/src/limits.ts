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

/**
 * The first statement of a transaction that takes as long as it takes: building the index, files of profiles.
 * PostgreSQL before 17 knows no limit for transactions.
 */
export const withoutLimits = `select set_config(name, '0', true) from pg_settings
  where name in ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`;
