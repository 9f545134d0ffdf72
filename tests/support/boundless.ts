import { patient } from './db';

/** Tests send more requests per minute than a program may; only tests of the limits use them. */
export const boundless = {
  ELENCO_REST_CALLS: '1000000',
  ELENCO_DATABASE_CONNECT_MS: String(patient.connect),
  ELENCO_DATABASE_ACQUIRE_MS: String(patient.acquire),
  ELENCO_DATABASE_STATEMENT_MS: String(patient.statement),
  ELENCO_DATABASE_TRANSACTION_MS: String(patient.transaction),
};
