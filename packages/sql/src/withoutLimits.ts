/**
 * The first statement of a transaction that takes as long as it takes: building the index, files of profiles.
 * PostgreSQL before 17 knows no limit for transactions.
 */
export const withoutLimits = `select set_config(name, '0', true) from pg_settings
  where name in ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`;
