/**
 * Removes the timeouts of a transaction that may take long, such as a build of the index or an import of
 * profiles. `transaction_timeout` exists only since PostgreSQL 17.
 */
export const withoutLimits = `select set_config(name, '0', true) from pg_settings
  where name in ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`;
