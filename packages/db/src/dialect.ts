import { withoutLimits } from '@elenco/sql';
import { PostgreSqlKnexDialect } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { tracedStatement } from './measure/trace';
import { isLostConnection, READ_TIMEOUT } from './unavailable';

/** A knex connection, with members that the types of pg lack. */
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

/** Adds PostgreSQL's code `connection_failure` to a connection error for which pg and knex set no code. */
function coded(error: unknown): unknown {
  return isLostConnection(error) ? Object.assign(error as Error, { code: '08006' }) : error;
}

/** Runs every query, and gives all connection failures the same code. */
export class Dialect extends Base {
  override async _query(connection: Connection, question: Question): Promise<Question> {
    if (question.sql === withoutLimits) connection.connectionParameters.query_timeout = false;
    try {
      return await tracedStatement(question.sql, () => super._query(connection, question));
    } catch (error) {
      // A hanging server may never answer on this connection. The connection is therefore closed, and the
      // next query gets another one.
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
