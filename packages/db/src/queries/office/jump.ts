import {
  type Actor,
  anyStaff,
  type Jumped,
  jumpTextOf,
  numbered,
  requireAccess,
  resources,
  type Scope,
  seesProjectsOnly,
} from '@elenco/core';
import type { Sql } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { executeAs } from '../../kernel/asActor';
import { scopeSql } from '../../kernel/scope';
import { type Table, tableOf } from '../../kernel/table';
import { type Kind, kinds, type Name, shared } from './jumpKinds';

/** Maximum number of results per kind of record. */
const most = 5;
const fewest = 2;
/** Maximum number of words in a search. */
const MAX_WORDS = 5;
/**
 * Minimum length of a text that is found inside words. Trigram indexes find a shorter text only at the
 * beginning of words.
 */
const MIN_INFIX = 3;

/** Values of a search, by their name in the statement. */
type Asked = Readonly<Record<'text' | 'prefix' | 'exact' | 'number' | 'cents', string | number | null>>;
/** Texts that a name may contain, as names of values in the statement. */
interface Contained {
  /** Patterns, any of which matches a name with the whole text. */
  readonly text: readonly string[];
  /** Patterns for each word of the text; empty for a single word. */
  readonly words: readonly (readonly string[])[];
  /** Patterns for the longest word. A name without it cannot match; indexes find those with it. */
  readonly longest: readonly string[];
}
interface Search {
  readonly asked: Asked;
  readonly contained: Contained;
}
/** Rows of a kind: those that match among all readable rows, or those with these ids. */
type Rows = { readonly readable: string } | { readonly ids: string };

/**
 * Returns the statement for one kind, with named values. Rank 0 is an exact match, rank 1 a prefix or an
 * amount.
 */
function statementOf(
  kind: Kind,
  { place, table, limited, rows }: { place: number; table: string; limited: boolean; rows: Rows },
  { asked, contained }: Search,
): string {
  const { resource, title, names, joins = '' } = kind;
  const isHidden = limited && kind.ofPeople === true;
  const [exact, amount] = isHidden ? [undefined, undefined] : [kind.exact, kind.amount];
  // Digits in an e-mail address are not what a user means by a number.
  const shown = isHidden || asked.number !== null ? names.slice(0, 1) : names;
  // Names are folded once per row. `offset 0` prevents computing them again for each comparison.
  const folded = shown.map(({ sql }, n) => `fold(${sql}) as name${n}`).join(', ');
  const any = (test: string) => shown.map((_, n) => `f.name${n} ${test}`).join(' or ');
  const has = (patterns: readonly string[]) =>
    `(${patterns.map((value) => any(`like fold(:${value})`)).join(' or ')})`;
  const isNamed = [
    has(contained.text),
    ...(contained.words.length > 0 ? [`(${contained.words.map(has).join(' and ')})`] : []),
  ];
  const mayBeNamed = shown.flatMap((name) => tests(name, contained.longest));
  const isExact = [
    ...(asked.number === null ? [] : ['x.id = :number']),
    ...(exact === undefined ? [] : [exact]),
  ];
  const isAmount = asked.cents === null || amount === undefined ? [] : [`${amount} = :cents`];
  const [from, where] =
    'ids' in rows
      ? [table, `x.id = any(:${rows.ids}::int[])`]
      : [
          `(select * from ${table} where ${rows.readable})`,
          `${kind.where ?? 'true'} and (${[...isExact, ...isAmount, ...mayBeNamed].join(' or ')})
            and (${[...isExact, ...isAmount, ...isNamed].join(' or ')})`,
        ];
  return `(select '${resource.name}' as resource, ${place} as place, ${kind.party ? 0 : 1} as side, x.id, ${title} as title,
      ${isHidden ? `''` : kind.detail} as detail, ${amount ?? 'null::bigint'} as "amountCents",
      ${amount === undefined ? 'null' : 'x.currency'} as currency,
      ${amount === undefined ? `''` : 'x.status'} as status, x.updated_at as at,
      case when ${[...isExact, any('= fold(:text)')].join(' or ')} then 0
        when ${[...isAmount, any('like fold(:prefix)')].join(' or ')} then 1 else 2 end as rank
    from ${from} x ${joins} cross join lateral (select ${folded} offset 0) f
    where ${where} order by rank, at desc, id desc limit ${most})`;
}

const like = (name: string, patterns: readonly string[]) =>
  patterns.map((value) => `fold(${name}) like fold(:${value})`).join(' or ');

function tests({ own: column, other }: Name, longest: readonly string[]): string[] {
  return [
    ...(column ? [like(column, longest)] : []),
    ...(other ? [`${other.by} in (select id from named_${other.of})`] : []),
  ];
}

/** Returns rows of other tables that contain the longest word, for all kinds of records. */
const sharedRows = ({ longest }: Contained) =>
  Object.entries(shared)
    .map(
      ([table, column]) =>
        `named_${table} as materialized (select id from ${table} where ${like(column, longest)})`,
    )
    .join(', ');

/**
 * Returns patterns for names in which a word begins with the text. Indexes find them even if the text is
 * short.
 */
const beginnings = (escaped: string) => [`${escaped}%`, `% ${escaped}%`];

/** Returns the SQL with question marks instead of `:name`, and the values in their order. */
function bind(text: string, values: Readonly<Record<string, unknown>>): Sql {
  const params: unknown[] = [];
  const bound = text.replace(/(?<!:):([a-z]+\d*)\b/g, (_, name: string) => {
    params.push(values[name]);
    return '?';
  });
  return { text: bound, params };
}

/**
 * Finds users by name, address and CPF, creators, companies by name, CNPJ and foreign tax number, briefings,
 * contracts, and charges, invoices, receipts and payouts by name and amount. Finds these and further records by
 * their number. Returns at most five of each kind that the actor may read: exact matches first, then prefixes;
 * among those by name, people and companies before their records, then by recent activity. For staff.
 * The system finds the rows, since row security keeps `like` from using indexes; the actor reads them
 * (decision 012).
 * @throws Problem `not_allowed`
 */
export async function jump(em: SqlEntityManager, actor: Actor, asked: string): Promise<Jumped[]> {
  requireAccess(actor, anyStaff);
  const text = asked.trim().slice(0, 100);
  const exact = text.replace(/[#.\-/\s]/g, '');
  if (text.length < fewest && !/^\d+$/.test(exact)) return [];
  const { number, amountCents: cents } = jumpTextOf(text);
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  const values: Asked & Record<string, unknown> = { text, prefix: `${escaped}%`, exact, number, cents };
  const name = (prefix: string, all: readonly unknown[]) =>
    all.map((value) => {
      const key = `${prefix}${Object.keys(values).length}`;
      values[key] = value;
      return key;
    });
  const words = escaped.split(/\s+/).slice(0, MAX_WORDS);
  const within = (given: string) => (given.length < MIN_INFIX ? beginnings(given) : [`%${given}%`]);
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const contained: Contained = {
    text: name('like', within(escaped)),
    // The words "duarte hel" find Helena Duarte.
    words: words.length > 1 ? words.map((word) => name('word', beginnings(word))) : [],
    longest: name('longest', within(longest)),
  };
  const limited = seesProjectsOnly(actor);
  const search: Search = { asked: values, contained };
  const statement = (rowsOf: (kind: Kind, table: Table) => Rows | undefined, before = '') => {
    const parts = kinds.flatMap((kind, place) => {
      const table = tableOf(em, kind.resource.name);
      const rows = rowsOf(kind, table);
      return rows ? [statementOf(kind, { place, table: table.name, limited, rows }, search)] : [];
    });
    // PostgreSQL could not sort a single part again that has an order of its own.
    return bind(
      `${before}select * from (${parts.join(' union all ')}) found order by rank, ${values.number === null ? 'side, ' : ''}at desc, place, id desc`,
      values,
    );
  };

  const finding = statement(
    ({ resource }, table) => {
      const scope = resource.access.read(actor);
      if (scope.length === 0) return undefined;
      const readable = scopeSql(table, scope as Scope<Record<string, unknown>>);
      const keys = name('scope', readable.params);
      let n = 0;
      return { readable: readable.text.replace(/\?/g, () => `:${keys[n++]}`) };
    },
    `with ${sharedRows(contained)} `,
  );
  const ids = Map.groupBy(
    await em.execute<{ resource: string; id: number }[]>(finding.text, [...finding.params]),
    ({ resource }) => resource,
  );
  const others = number === null ? [] : await numberedRows(em, actor, number);
  if (ids.size === 0) return others;
  const reading = statement(({ resource }) => {
    const found = ids.get(resource.name)?.map(({ id }) => id);
    const [key] = found ? name('ids', [`{${found.join(',')}}`]) : [];
    return key === undefined ? undefined : { ids: key };
  });
  const found = await executeAs<Jumped & { amountCents: string | number | null }>(
    em,
    actor,
    reading.text,
    reading.params,
  );
  const rows = found.map(({ resource, id, title, detail, amountCents: amount, currency, status }) => ({
    resource,
    id,
    title,
    detail,
    amountCents: amount === null ? null : Number(amount),
    currency,
    status,
  }));
  return [...rows, ...others];
}

/** Returns the records of further kinds with this number that the actor may read, in one statement. */
async function numberedRows(em: SqlEntityManager, actor: Actor, number: number): Promise<Jumped[]> {
  const parts = numbered.flatMap((name) => {
    const { access }: Kind['resource'] = resources[name];
    const scope = access.read(actor);
    if (scope.length === 0) return [];
    const table = tableOf(em, name);
    const { text, params } = scopeSql(table, scope as Scope<Record<string, unknown>>);
    return [
      {
        text: `select '${name}' as resource, id from ${table.name} where id = ? and (${text})`,
        params: [number, ...params],
      },
    ];
  });
  if (parts.length === 0) return [];
  const rows = await executeAs<{ resource: (typeof numbered)[number]; id: number }>(
    em,
    actor,
    parts.map(({ text }) => text).join(' union all '),
    parts.flatMap(({ params }) => params),
  );
  const unnamed = { title: '', detail: '', amountCents: null, currency: null, status: '' };
  return rows.map((row) => ({ ...row, ...unnamed }));
}
