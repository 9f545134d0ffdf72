import { AsyncLocalStorage } from 'node:async_hooks';
import { Client, type QueryResult } from 'pg';

/** Ids begin here in a measured database, each table's apart, so that a number says whether it is one. */
const FIRST_ID = 1_000_000_000;
const STEP = 4_000_000;

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Ids that it made, in their order. */
  ids: number[];
}

type Callback = (error: unknown, result: QueryResult) => void;
type Asked = { text: string; values?: unknown[] };
type Query = (this: unknown, asked: string | Asked, ...rest: unknown[]) => unknown;

const recording = new AsyncLocalStorage<Statement[]>();
/** From now on what is asked inside of `record` is kept. */
export function listen(): void {
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
        statement.ids = idsMade(text, result);
        done(error, result);
      }) satisfies Callback;
      return query.call(this, asked, ...rest);
    }
    const answer = query.call(this, asked, ...rest) as Promise<QueryResult>;
    return answer.then((result) => {
      statement.ids = idsMade(text, result);
      return result;
    });
  };
}

/** The statements that some work sends to the database, in their order. */
export async function record(work: () => Promise<unknown>): Promise<Statement[]> {
  const kept: Statement[] = [];
  await recording.run(kept, work);
  return kept;
}

/** Of what is only read, others at work may have changed how much there is. */
const idsMade = (text: string, result: QueryResult | undefined): number[] =>
  !/nextval|returning/i.test(text)
    ? []
    : (result?.rows ?? []).flatMap((row: object) =>
        Object.values(row).filter((value): value is number => Number.isInteger(value) && value >= FIRST_ID),
      );

/** Sends recorded statements, with the ids that this database gives in place of those that were recorded. */
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
    for (const [place, id] of idsMade(text, result).entries()) now.set(ids[place] as number, id);
  }
}

/** Each table's ids begin at a place of its own. */
export async function spreadIds(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  for (const [place, { name }] of rows.entries())
    await client.query(`select setval($1, $2)`, [name, FIRST_ID + place * STEP]);
}
