import { withoutLimits } from '@elenco/sql';
import { PostgreSqlKnexDialect } from '@mikro-orm/postgresql';
import type { Client } from 'pg';

/** A connection as knex keeps it, with what pg and its types do not say of it. */
type Connection = Client & {
  readonly connection: { readonly stream: { destroy(): void } };
  readonly connectionParameters: { query_timeout: number | false };
};
type Question = { readonly sql: string };

interface Knex {
  _query(connection: Connection, question: Question): Promise<Question>;
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
  readonly connectionSettings: { readonly query_timeout?: number };
}
const Base = PostgreSqlKnexDialect as unknown as new (config: object) => Knex;

const READ_TIMEOUT = 'Query read timeout';
/** What pg and knex say without a code of a server that cannot be reached, hangs or has cut the connection. */
const lost = new RegExp(
  `^(${READ_TIMEOUT}|timeout exp|Connection ended|Connection terminated|Client (has|was)|Knex: Timeout)`,
);

/** Where pg and knex give no code, the one that PostgreSQL has for it: `connection_failure`. */
function coded(error: unknown): unknown {
  return error instanceof Error && !('code' in error) && lost.test(error.message)
    ? Object.assign(error, { code: '08006' })
    : error;
}

/** Every question to the database goes through here, so that every failure of a connection is told in one way. */
export class Dialect extends Base {
  override async _query(connection: Connection, question: Question): Promise<Question> {
    if (question.sql === withoutLimits) connection.connectionParameters.query_timeout = false;
    try {
      return await super._query(connection, question);
    } catch (error) {
      // Its server may never answer: what would be asked next on it waits for nothing.
      if (error instanceof Error && error.message === READ_TIMEOUT) connection.connection.stream.destroy();
      throw coded(error);
    }
  }

  override async acquireConnection(): Promise<Connection> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw coded(error);
    }
  }

  override releaseConnection(connection: Connection): Promise<void> {
    connection.connectionParameters.query_timeout = this.connectionSettings.query_timeout ?? false;
    return super.releaseConnection(connection);
  }
}
