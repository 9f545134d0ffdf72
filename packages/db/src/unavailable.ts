import { isProblem } from '@elenco/core/kit';

/**
 * SQLSTATEs and codes of temporary failures. The connection was not made, was cut or does not answer (08,
 * network and stream errors). The server is full, stopping or starting (53, 57), or its disk fails (58). A
 * lock or transaction timed out, or transactions conflicted repeatedly (40001, 40P01).
 */
const codes =
  /^(08...|53...|57...|58...|40001|40P01|55P03|25P0[34]|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(HOST|NET)UNREACH|ECONN\w+|ERR_STREAM_(DESTROYED|WRITE_AFTER_END))$/;

/** Message of pg if a server does not answer in time. */
export const READ_TIMEOUT = 'Query read timeout';
/**
 * Messages of errors for which pg sets no code. They mean that a server cannot be reached, hangs, or has cut
 * the connection, or that all connections of the pool are in use.
 */
const lost = new RegExp(
  `^(${READ_TIMEOUT}|timeout exp|timeout exceeded|Connection ended|Connection terminated|Client (has|was)|Transaction is already)`,
);

/** Returns true for a connection failure for which pg sets no code, also if MikroORM wrapped the error. */
const isLostConnection = (error: Error): boolean =>
  (!('code' in error) || error.code === undefined) && lost.test(error.message);

/** Returns true if the error, or one of its causes, is a temporary failure. A retry may then succeed. */
export function isUnavailable(error: unknown): boolean {
  if (isProblem(error)) return error.code === 'unavailable';
  if (!(error instanceof Error)) return false;
  if (isLostConnection(error) || ('code' in error && codes.test(String(error.code)))) return true;
  return isUnavailable(error.cause) || (error instanceof AggregateError && error.errors.some(isUnavailable));
}
