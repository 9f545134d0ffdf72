import { isProblem } from '@elenco/core/kit';

/**
 * A connection not made, cut or silent (08, errors of the network and of streams), a server that has no room, ends or starts
 * (53, 57), a disk that fails it (58), a lock or a transaction that took too long, and one that met others three times
 * (40001, 40P01).
 */
const codes =
  /^(08...|53...|57...|58...|40001|40P01|55P03|25P0[34]|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(HOST|NET)UNREACH|ECONN\w+|ERR_STREAM_(DESTROYED|WRITE_AFTER_END))$/;

/** What pg says where a server does not answer a question in time. */
export const READ_TIMEOUT = 'Query read timeout';
/** What pg and knex say without a code of a server that cannot be reached, hangs or has cut the connection. */
const lost = new RegExp(
  `^(${READ_TIMEOUT}|timeout exp|timeout exceeded|Connection ended|Connection terminated|Client (has|was)|Transaction query already complete|Knex: Timeout|Unable to acquire a connection)`,
);

/** True for a failure of a connection that pg and knex give no code. */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof Error && !('code' in error) && lost.test(error.message);

/** Whether it is nobody's mistake but the moment's, so that the same may work a little later; also within another error. */
export function isUnavailable(error: unknown): boolean {
  if (isProblem(error)) return error.code === 'unavailable';
  if (!(error instanceof Error)) return false;
  if (isLostConnection(error) || ('code' in error && codes.test(String(error.code)))) return true;
  return isUnavailable(error.cause) || (error instanceof AggregateError && error.errors.some(isUnavailable));
}
