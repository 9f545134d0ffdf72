import { type Comparison, type Condition, type Listing, present, type Scope } from '@elenco/core';
import { join, type Sql } from '@elenco/sql';
import type { Table } from './table';

/** Returns the scope as a WHERE clause: the SQL equivalent of core's `holds`. */
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
  if (test === present) return { text: `${column} is not null`, params: [] };
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
    case 'text': {
      const pattern = `%${String(values[0]).replace(/[\\%_]/g, '\\$&')}%`;
      const columns = search.map((name) => `fold(${columnOf(table, name)}) like fold(?)`);
      if (columns.length === 0) return { text: 'false', params: [] };
      return { text: `(${columns.join(' or ')})`, params: columns.map(() => pattern) };
    }
  }
}

/** @throws if a rule names a column that the table lacks: a bug, never an input error */
export function columnOf(table: Table, property: string): string {
  const column = table.columns.get(property);
  if (!column) throw new Error(`${table.name} has no column for "${property}"`);
  return column;
}

const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ');
