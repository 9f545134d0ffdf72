import { withoutLimits } from '@elenco/sql';
import pg, { type Pool, type QueryResult } from 'pg';
import { tracedStatement } from './measure/trace';
import { READ_TIMEOUT } from './unavailable';

/** Members of a connection that the types of pg lack. */
interface Internals {
  readonly connection: { readonly stream: { destroy(): void } };
  readonly connectionParameters: { query_timeout: number | false };
  /** Returns a borrowed connection to its pool, which closes it because of the error. */
  release(error: unknown): void;
}

type Query = (statement: unknown, ...rest: unknown[]) => unknown;
/** pg's own method, looked up for each statement, so that the benchmarks can record statements. */
const query: Query = function (this: pg.Client, ...asked) {
  return (pg.Client.prototype as { query: Query }).query.apply(this, asked);
};

/** Statements that begin or roll back a transaction. */
const BOUNDARY = /^(begin|start transaction|rollback)\b(?! to)/;

/** Connection of the pool, which traces its statements and survives a hanging or restarted server. */
export class TracedConnection extends pg.Client {
  constructor(options: pg.ClientConfig) {
    super(options);
    this.query = this.#traced as typeof this.query;
  }

  /** Runs a statement given as text; passes a cursor or a stream on to pg. */
  #traced: Query = (statement, ...rest) => {
    if (typeof statement !== 'string') return query.call(this, statement, ...rest);
    const internals = this as unknown as Internals;
    if (statement === withoutLimits) internals.connectionParameters.query_timeout = false;
    return tracedStatement(statement, async () => {
      try {
        const result = (await query.call(this, statement, ...rest)) as QueryResult | QueryResult[];
        // If the text has several statements, pg returns an array of results, which Kysely does not expect.
        return Array.isArray(result) ? { ...result.at(-1), rows: result.map(({ rows }) => rows) } : result;
      } catch (error) {
        // A hanging server may never answer on this connection. The connection is therefore closed, and the
        // next query gets another one.
        if (error instanceof Error && error.message === READ_TIMEOUT) internals.connection.stream.destroy();
        // Kysely 0.29 never returns a connection to the pool if its transaction cannot begin or roll back.
        if (BOUNDARY.test(statement)) internals.release(error);
        throw error;
      }
    });
  };
}

/** Gives each connection its read timeout back when the pool lends it, since `withoutLimits` removes it. */
export function restoreReadTimeout(pool: Pool, milliseconds: number): void {
  pool.on('acquire', (client) => {
    (client as unknown as Internals).connectionParameters.query_timeout = milliseconds;
  });
}
