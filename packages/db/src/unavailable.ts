import { isProblem } from '@elenco/core/kit';

/**
 * A connection not made, cut or silent (08, errors of the network), a server that has no room, ends or starts (53,
 * 57), a lock or a transaction that took too long.
 */
const codes =
  /^(08...|53...|57...|55P03|25P0[34]|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(HOST|NET)UNREACH|ECONN\w+)$/;

/** Whether it is nobody's mistake but the moment's, so that the same may work a little later. */
export const isUnavailable = (error: unknown): boolean =>
  isProblem(error)
    ? error.code === 'unavailable'
    : error instanceof Error && 'code' in error && codes.test(String(error.code));
