import { longTimeouts } from './db';

/**
 * Settings with very high rate limits, because tests send more requests per minute than a program may, and
 * with database timeouts for busy machines.
 */
export const unlimitedCalls = {
  ELENCO_REST_CALLS: '1000000',
  ELENCO_DATABASE_CONNECT_MS: String(longTimeouts.connect),
  ELENCO_DATABASE_STATEMENT_MS: String(longTimeouts.statement),
  ELENCO_DATABASE_TRANSACTION_MS: String(longTimeouts.transaction),
};
