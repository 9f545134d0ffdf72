import { type Listing, MAX_EXACT_TOTAL } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { expect, it } from 'vitest';
import type { Table } from './table';
import { listConditionSql } from './textSearch';

const table: Table = {
  name: '"users"',
  columns: new Map([
    ['id', '"id"'],
    ['name', '"name"'],
    ['status', '"status"'],
  ]),
  selection: '',
  toRow: (row) => row,
};
const where: Listing['where'] = [
  { field: 'q', test: 'text', values: ['50%'] },
  { field: 'status', test: 'in', values: ['active'] },
];
const staff = { role: 'admin', userId: 1, name: 'Bia', duties: ['owner'] } as const;

/**
 * Returns the condition that `listConditionSql` creates if `rows` rows of the database contain the text, and the
 * number of searches with the system role.
 */
async function found(actor: Parameters<typeof listConditionSql>[2], rows: number, asked = where) {
  let searches = 0;
  const em = {
    execute: async () => {
      searches += 1;
      return Array.from({ length: rows }, (_, n) => ({ id: n + 1 }));
    },
  } as unknown as SqlEntityManager;
  return { ...(await listConditionSql(em, table, actor, { where: asked }, ['name'])), searches };
}

it('filters a list for staff by the ids that a text search with the system role found', async () => {
  const { text, params, searches } = await found(staff, 2);
  expect(text).toContain('"id" = any(?::int[])');
  expect(text).not.toContain('like');
  expect(params).toEqual(['{1,2}', 'active']);
  expect(searches).toBe(1);
});

it('returns no rows of a list to staff if the text search with the system role found none', async () => {
  expect((await found(staff, 0)).params).toEqual(['{}', 'active']);
});

it('searches the text within the list if the text occurs in more rows than lists count exactly', async () => {
  const { text, params } = await found(staff, MAX_EXACT_TOTAL + 1);
  expect(text).toContain('fold("name") like fold(?)');
  expect(params).toEqual(['%50\\%%', 'active']);
});

it('runs no text search with the system role without a text or for users who are not staff', async () => {
  expect((await found(staff, 2, where.slice(1))).searches).toBe(0);
  const creator = { role: 'creator', userId: 1, name: 'Ana', creatorId: 1 } as const;
  const { text, searches } = await found(creator, 2);
  expect(searches).toBe(0);
  expect(text).toContain('like');
});
