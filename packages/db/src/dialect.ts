import { withoutLimits } from '@elenco/sql';
import { PostgreSqlKnexDialect } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { isLostConnection, READ_TIMEOUT } from './unavailable';

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

/** Where pg and knex give no code, the one that PostgreSQL has for it: `connection_failure`. */
function coded(error: unknown): unknown {
  return isLostConnection(error) ? Object.assign(error as Error, { code: '08006' }) : error;
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
