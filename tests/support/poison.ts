import { type ResourceName, resources } from '@elenco/core';
import { Client } from 'pg';
import { z } from 'zod';

interface Schema {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Counts of a run that writes payloads. */
export interface Poisoned {
  /** Number of fields that accept any text. */
  readonly fields: number;
  /** Number of combinations of such a field and a hostile text. */
  readonly pairs: number;
}

/**
 * Writes payloads into every free-text field of every row. A field gets as many payloads as the schema
 * allows. Each row starts with a different payload. Writes to the tables directly, because filling in a
 * hundred forms would take an hour. Writes only what the schemas of commands accept, so that users could have
 * entered every value.
 */
export async function writePayloads(databaseUrl: string, payloads: readonly string[]): Promise<Poisoned> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const written = new Map<string, Set<string>>();
  try {
    await client.query('set session_replication_role = replica');
    for (const name of Object.keys(resources) as ResourceName[]) {
      const table = name.replaceAll('-', '_');
      const { rows } = await client.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from ${table} t order by id`,
      );
      for (const [index, { row }] of rows.entries())
        await poisonRow(client, name, row, index, payloads, written);
    }
    for (const column of ['comment', 'actor_name'])
      await client.query(`update history set ${column} = $1 where ${column} <> ''`, [
        payloads.slice(0, 8).join(' '),
      ]);
  } finally {
    await client.end();
  }
  const pairs = [...written.values()].reduce((sum, one) => sum + one.size, 0);
  return { fields: written.size, pairs };
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

async function poisonRow(
  client: Client,
  name: ResourceName,
  row: Record<string, unknown>,
  index: number,
  payloads: readonly string[],
  written: Map<string, Set<string>>,
): Promise<void> {
  const shape = resources[name].schema.shape as Record<string, z.ZodType>;
  for (const [place, [field, schema]] of Object.entries(shape).entries()) {
    const column = snake(field);
    const value = row[column];
    if (value === null || value === undefined || !(column in row)) continue;
    const turn = index * 7 + place * 3;
    const used = new Set<string>();
    const struck = withPayloads(value, describe(schema), { payloads, turn, used });
    if (used.size === 0 || !schema.safeParse(struck).success) continue;
    const table = name.replaceAll('-', '_');
    const done = await client
      .query(
        `update ${table} t set ${column} = r.${column} from jsonb_populate_record(null::${table}, $1) r where t.id = $2`,
        [JSON.stringify({ [column]: struck }), row.id],
      )
      .catch(() => undefined); // the column allows fewer characters than the schema, or is unique
    if (!done) continue;
    const key = `${name}.${field}`;
    written.set(key, new Set([...(written.get(key) ?? []), ...used]));
  }
}

const described = new WeakMap<z.ZodType, Schema>();
function describe(schema: z.ZodType): Schema {
  const known =
    described.get(schema) ?? (z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }) as Schema);
  described.set(schema, known);
  return known;
}

interface Turn {
  readonly payloads: readonly string[];
  readonly turn: number;
  readonly used: Set<string>;
}

/**
 * Returns the value with its free texts replaced by payloads. Texts that must have a format stay unchanged.
 */
function withPayloads(value: unknown, schema: Schema, turn: Turn): unknown {
  const own = schema.anyOf?.find(({ type }) => type === typeOf(value)) ?? schema;
  if (typeof value === 'string') return isFree(own) ? textOf(own.maxLength ?? 2_000, turn) : value;
  if (Array.isArray(value)) return value.map((one) => withPayloads(one, own.items ?? {}, turn));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withPayloads(one, own.properties?.[key] ?? {}, turn)]),
  );
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);
const isFree = ({ type, format, pattern, ...rest }: Schema) =>
  type === 'string' && !format && !pattern && !('enum' in rest) && !('const' in rest);

/** Returns a text of as many payloads as the length allows. Each row starts with a different payload. */
function textOf(length: number, { payloads, turn, used }: Turn): string {
  let text = '';
  for (let n = 0; n < payloads.length; n += 1) {
    const next = payloads[(turn + n) % payloads.length] ?? '';
    if (text.length + next.length + 1 > Math.min(length, 2_000)) continue;
    text = text ? `${text} ${next}` : next;
    used.add(next);
  }
  return text;
}
