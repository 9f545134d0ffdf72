import { businessDate } from '@elenco/brazil';
import {
  type Actor,
  anyStaff,
  type Jumped,
  jumpTextOf,
  MAX_FOUND,
  numbered,
  type OtherAmount,
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
import { chargesOwingToday } from './owedToday';

const fewest = 2;
/** Maximum number of words in a search. */
const MAX_WORDS = 5;
/**
 * Minimum length of a text that is searched inside words. A shorter text is searched only at the beginning of
 * words, because trigram indexes cannot find it inside words.
 */
const MIN_INFIX = 3;

/** Parameters of a search, by their name in the statement. */
type Asked = Readonly<
  Record<'text' | 'prefix' | 'exact' | 'number' | 'cents' | 'owed', string | number | null>
>;
/** Names of the statement's parameters whose values are patterns for names. */
interface Contained {
  /** Patterns for the whole text. A name matches if it matches one of them. */
  readonly text: readonly string[];
  /** Patterns for each word of the text; an empty list if the text is a single word. */
  readonly words: readonly (readonly string[])[];
  /**
   * Patterns for the longest word. Every matching name contains this word, and indexes find the names that
   * contain this word.
   */
  readonly longest: readonly string[];
}
interface Search {
  readonly asked: Asked;
  readonly contained: Contained;
}
/** The rows of a kind to search: all readable rows, or the rows with these ids. */
type Rows = { readonly readable: string } | { readonly ids: string };

/**
 * Returns the statement, with named parameters, that searches one kind of record. Rank 0 is an exact match,
 * rank 1 a prefix or an amount.
 */
function statementOf(
  kind: Kind,
  { place, table, limited, rows }: { place: number; table: string; limited: boolean; rows: Rows },
  { asked, contained }: Search,
): string {
  const { resource, title, names, joins = '' } = kind;
  const isHidden = limited && kind.ofPeople === true;
  const [exact, amount] = isHidden ? [undefined, undefined] : [kind.exact, kind.amount];
  // If the text is a number, only the title is searched: a user who types a number does not mean digits in an
  // e-mail address.
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
  const others = Object.entries(isHidden ? {} : (kind.others ?? {}));
  const isAmount =
    asked.cents === null || amount === undefined
      ? []
      : [`${amount} = :cents`, ...others.map(([, test]) => `(${test})`)];
  const other =
    others.length === 0
      ? 'null'
      : `case when ${amount} = :cents then null ${others.map(([of, test]) => `when ${test} then '${of}'`).join(' ')} end`;
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
      ${other} as other, ${amount === undefined ? 'null' : 'x.currency'} as currency,
      ${amount === undefined ? `''` : 'x.status'} as status, x.updated_at as at,
      case when ${[...isExact, any('= fold(:text)')].join(' or ')} then 0
        when ${[...isAmount, any('like fold(:prefix)')].join(' or ')} then 1 else 2 end as rank
    from ${from} x ${joins} cross join lateral (select ${folded} offset 0) f
    where ${where} order by rank, at desc, id desc limit ${MAX_FOUND})`;
}

const like = (name: string, patterns: readonly string[]) =>
  patterns.map((value) => `fold(${name}) like fold(:${value})`).join(' or ');

function tests({ own: column, other }: Name, longest: readonly string[]): string[] {
  return [
    ...(column ? [like(column, longest)] : []),
    ...(other ? [`${other.by} in (select id from named_${other.of})`] : []),
  ];
}

/**
 * SQL that selects the ids of rows of the shared tables whose name contains the longest word. All kinds of
 * records use it.
 */
const sharedRows = ({ longest }: Contained) =>
  Object.entries(shared)
    .map(
      ([table, column]) =>
        `named_${table} as materialized (select id from ${table} where ${like(column, longest)})`,
    )
    .join(', ');

/**
 * Returns patterns for names in which a word begins with the text. Indexes find these names even if the text
 * is short.
 */
const beginnings = (escaped: string) => [`${escaped}%`, `% ${escaped}%`];

/**
 * Returns the SQL with question marks instead of `:name`, and the parameters in the order of the question
 * marks.
 */
function bind(text: string, values: Readonly<Record<string, unknown>>): Sql {
  const params: unknown[] = [];
  const bound = text.replace(/(?<!:):([a-z]+\d*)\b/g, (_, name: string) => {
    params.push(values[name]);
    return '?';
  });
  return { text: bound, params };
}

/**
 * The search of the back office, for staff. Finds users by name, e-mail address and CPF; creators by name;
 * companies by name, CNPJ and foreign tax number; briefings and contracts by name; charges, invoices,
 * receipts and payouts by name and amount. A charge is also found by its amount due today and by the amount
 * received. A payout is also found by the amount transferred. All these records, and records of further
 * kinds, are found by their number. Returns at most `MAX_FOUND` records of each kind that the actor may read. Exact
 * matches come first, then prefixes. Among matches by name, people and companies come before other records.
 * Among equal matches, the most recently active record comes first. The system role finds the rows, because
 * row security prevents `like` from using indexes; the actor's role then reads them (decision 012).
 * @throws Problem `not_allowed`
 */
export async function jump(
  em: SqlEntityManager,
  actor: Actor,
  asked: string,
  now: string,
): Promise<Jumped[]> {
  requireAccess(actor, anyStaff);
  const text = asked.trim().slice(0, 100);
  const exact = text.replace(/[#.\-/\s]/g, '');
  if (text.length < fewest && !/^\d+$/.test(exact)) return [];
  const { number, amountCents: cents } = jumpTextOf(text);
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  const owed = cents === null ? [] : await chargesOwingToday(em, actor, cents, businessDate(now));
  const values: Asked & Record<string, unknown> = {
    text,
    prefix: `${escaped}%`,
    exact,
    number,
    cents,
    owed: `{${owed.join(',')}}`,
  };
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
    // Finds Helena Duarte by the words "duarte hel".
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
    // The parts are wrapped in a subquery. If there is only one part, it already has an ORDER BY and could
    // not get a second one.
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
  const found = await executeAs<
    Omit<Jumped, 'amountCents'> & { amountCents: string | null; other: OtherAmount | null }
  >(em, actor, reading.text, reading.params);
  const rows = found.map(({ resource, id, title, detail, amountCents: amount, other, currency, status }) => ({
    resource,
    id,
    title,
    detail,
    amountCents: amount === null ? null : Number(amount),
    otherAmount: other === null || cents === null ? null : { of: other, cents },
    currency,
    status,
  }));
  return [...rows, ...others];
}

/**
 * Returns the records of other kinds that have this number as id and that the actor may read, in one
 * statement.
 */
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
  const unnamed = { title: '', detail: '', amountCents: null, otherAmount: null, currency: null, status: '' };
  return rows.map((row) => ({ ...row, ...unnamed }));
}
