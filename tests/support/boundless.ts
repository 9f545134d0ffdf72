/**
 * Tests send more in a minute than a program may, and on a busy machine the database takes its time; only those of the limits
 * themselves keep to them.
 */
export const boundless = {
  ELENCO_REST_CALLS: '1000000',
  ELENCO_DATABASE_CONNECT_MS: '30000',
  ELENCO_DATABASE_ACQUIRE_MS: '30000',
  ELENCO_DATABASE_STATEMENT_MS: '60000',
  ELENCO_DATABASE_TRANSACTION_MS: '120000',
};
