import {
  type Comparison,
  type Condition,
  type Listing,
  notNull,
  type RowAmount,
  type Scope,
  type Wait,
  type WaitingName,
  waiting,
} from '@elenco/core';
import { join, type Sql } from '@elenco/sql';
import type { Table } from './table';

/** Returns the scope as a WHERE clause. It matches the same rows as the function `holds` of core. */
export function scopeSql(table: Table, scope: Scope<Record<string, unknown>>): Sql {
  if (scope.length === 0) return { text: 'false', params: [] };
  return join(
    scope.map((condition) => conditionSql(table, condition)),
    ' or ',
  );
}

function conditionSql(table: Table, condition: Condition<Record<string, unknown>>): Sql {
  const tests = Object.entries(condition).flatMap(([property, test]) =>
    test === undefined ? [] : [testSql(columnOf(table, property), test)],
  );
  return tests.length === 0 ? { text: 'true', params: [] } : join(tests, ' and ');
}

function testSql(column: string, test: unknown): Sql {
  if (test === notNull) return { text: `${column} is not null`, params: [] };
  if (test === null) return { text: `${column} is null`, params: [] };
  if (!Array.isArray(test)) return { text: `${column} = ?`, params: [test] };
  const values = test.filter((value) => value !== null);
  const listed: Sql[] = [];
  if (values.length > 0) listed.push({ text: `${column} in (${marks(values)})`, params: values });
  if (values.length < test.length) listed.push({ text: `${column} is null`, params: [] });
  return listed.length === 0 ? { text: 'false', params: [] } : join(listed, ' or ');
}

/** Returns the condition of a list's filters, in addition to the scope. */
export function listingSql(table: Table, listing: Pick<Listing, 'where'>, search: readonly string[]): Sql {
  if (listing.where.length === 0) return { text: 'true', params: [] };
  return join(
    listing.where.map((one) => comparisonSql(table, one, search)),
    ' and ',
  );
}

function comparisonSql(table: Table, { field, test, values }: Comparison, search: readonly string[]): Sql {
  switch (test) {
    case 'in':
      return testSql(columnOf(table, field), values);
    case 'has':
      if (values.length === 0) return { text: 'false', params: [] };
      return { text: `${columnOf(table, field)} @> array[${marks(values)}]::text[]`, params: values };
    case 'from':
      return { text: `${columnOf(table, field)} >= ?`, params: values };
    case 'to':
      return { text: `${columnOf(table, field)} <= ?`, params: values };
    case 'below':
      return { text: `(${columnOf(table, field)}, "id") < (?, ?)`, params: values };
    case 'queue':
      return queueSql(table, values);
    case 'text': {
      const pattern = `%${String(values[0]).replace(/[\\%_]/g, '\\$&')}%`;
      const columns = search.map((name) => `fold(${columnOf(table, name)}) like fold(?)`);
      if (columns.length === 0) return { text: 'false', params: [] };
      return { text: `(${columns.join(' or ')})`, params: columns.map(() => pattern) };
    }
  }
}

/**
 * Returns the condition for a view of a queue (`queueComparison`). A snooze counts only while the record is
 * still in the state in which staff snoozed it.
 */
function queueSql(table: Table, [name, view, today, userId]: Comparison['values']): Sql {
  const agreed = (test: string) =>
    `exists (select from assignments a where a.resource = ? and a.row_id = ${table.name}."id" and ${test})`;
  const snoozed = {
    text: agreed(
      `a.snoozed_until > ?::date and a.snoozed_at >= ${table.name}.${columnOf(table, 'statusSince')}`,
    ),
    params: [name, today],
  };
  const { idle = [], late, until }: Wait = waiting[name as WaitingName];
  const waits = idle.map((one) => {
    const { text, params } = conditionSql(table, one);
    return { text: `not (${text})`, params };
  });
  if (late) {
    const [status, field] = [columnOf(table, 'status'), columnOf(table, late.field)];
    waits.push({
      text: `(${status} <> ? or coalesce(${field} < ?::date, false))`,
      params: [late.status, today ?? null],
    });
  }
  if (until) {
    const day = `(${columnOf(table, until)} at time zone 'America/Sao_Paulo')::date`;
    waits.push({ text: `coalesce(${day} < ?::date, true)`, params: [today ?? null] });
  }
  if (view === 'snoozed') return join([...waits, snoozed], ' and ');
  const due = { text: `not ${snoozed.text}`, params: snoozed.params };
  if (view === 'due') return join([...waits, due], ' and ');
  const mine = { text: agreed('a.assignee_id = ?::integer'), params: [name, userId] };
  return join([...waits, due, mine], ' and ');
}

/**
 * Returns the SQL of a resource's declared amount, in minor units; 0 in states without an amount. The text
 * contains only constants of core.
 */
export function amountSql(table: Table, amount: RowAmount): string {
  if (typeof amount === 'string') return columnOf(table, amount);
  const added = (fields: readonly string[], sign: string) =>
    fields.map((field) => `${sign} ${columnOf(table, field)}`).join(' ');
  const cases = Object.entries(amount).map(([state, { plus, minus = [], only }]) => {
    const counts = only ? ` and ${columnOf(table, only[0])} = '${only[1]}'` : '';
    return `when ${columnOf(table, 'status')} = '${state}'${counts} then ${added(plus, '+')} ${added(minus, '-')}`;
  });
  return `case ${cases.join(' ')} else 0 end`;
}

/**
 * Returns the SQL of the amount's direction, incoming or outgoing; SQL null for lists that declare no
 * directions.
 */
export function waySql(table: Table, amount: RowAmount): string {
  const ways = typeof amount === 'string' ? [] : Object.entries(amount);
  const cases = ways.flatMap(([state, { way }]) => (way ? [`when '${state}' then '${way}'`] : []));
  return cases.length === 0 ? 'null::text' : `case ${columnOf(table, 'status')} ${cases.join(' ')} end`;
}

/**
 * Returns the column of a property.
 * @throws Error if the table has no such column, which is a bug in a rule and never an input error
 */
export function columnOf(table: Table, property: string): string {
  const column = table.columns.get(property);
  if (!column) throw new Error(`${table.name} has no column for "${property}"`);
  return column;
}

const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ');
