import { AsyncLocalStorage } from 'node:async_hooks';
import { Client, type QueryResult } from 'pg';

/**
 * Lowest id in a measured database. Each table has its own range of ids above it, so that each number in a
 * statement can be recognized as an id of a certain table.
 */
const FIRST_ID = 1_000_000_000;
const STEP = 4_000_000;

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Ids that the statement created, in order. */
  ids: number[];
}

type Callback = (error: unknown, result: QueryResult) => void;
type Asked = { text: string; values?: unknown[] };
type Query = (this: unknown, asked: string | Asked, ...rest: unknown[]) => unknown;

const recording = new AsyncLocalStorage<Statement[]>();
/** Intercepts all queries from now on, so that `record` can collect them. */
export function interceptQueries(): void {
  const prototype = Client.prototype as unknown as { query: Query };
  const query = prototype.query;
  prototype.query = function (asked, ...rest) {
    const kept = recording.getStore();
    const text = typeof asked === 'string' ? asked : asked.text;
    if (!kept || !text) return query.call(this, asked, ...rest);
    const values = (typeof asked === 'string' ? rest.find(Array.isArray) : asked.values) ?? [];
    const statement: Statement = { text, values: values as unknown[], ids: [] };
    kept.push(statement);
    const last = rest.at(-1);
    if (typeof last === 'function') {
      const done = last as Callback;
      rest[rest.length - 1] = ((error, result) => {
        statement.ids = createdIds(text, result);
        done(error, result);
      }) satisfies Callback;
      return query.call(this, asked, ...rest);
    }
    const answer = query.call(this, asked, ...rest) as Promise<QueryResult>;
    return answer.then((result) => {
      statement.ids = createdIds(text, result);
      return result;
    });
  };
}

/**
 * Runs work and returns the statements that it sends to the database, in order. Throws if there are none,
 * because then the statements were sent around the interception.
 */
export async function record(work: () => Promise<unknown>): Promise<Statement[]> {
  const kept: Statement[] = [];
  await recording.run(kept, work);
  if (kept.length === 0) throw new Error('The work sent no statement that could be recorded.');
  return kept;
}

/**
 * Returns the ids that a statement created. Ids that it only read are left out, because concurrent work may
 * change the number of rows that are read.
 */
const createdIds = (text: string, result: QueryResult | undefined): number[] =>
  !/nextval|returning/i.test(text)
    ? []
    : (result?.rows ?? []).flatMap((row: object) =>
        Object.values(row).filter((value): value is number => Number.isInteger(value) && value >= FIRST_ID),
      );

/** Sends recorded statements again. Replaces the recorded ids with the ids that this database creates. */
export async function replay(client: Client, statements: readonly Statement[]): Promise<void> {
  const now = new Map<number, number>();
  const put = (value: unknown): unknown => {
    if (typeof value === 'number') return now.get(value) ?? value;
    if (typeof value === 'string')
      return value.replace(/\b[12]\d{9}\b/g, (id) => String(now.get(Number(id)) ?? id));
    return Array.isArray(value) ? value.map(put) : value;
  };
  for (const { text, values, ids } of statements) {
    const result = await client.query(put(text) as string, values.map(put));
    for (const [place, id] of createdIds(text, result).entries()) now.set(ids[place] as number, id);
  }
}

/** Gives each table its own range of ids. */
export async function spreadIds(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  for (const [place, { name }] of rows.entries())
    await client.query(`select setval($1, $2)`, [name, FIRST_ID + place * STEP]);
}
