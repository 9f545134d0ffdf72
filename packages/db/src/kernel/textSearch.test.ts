import { exactTotal, type Listing } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { expect, it } from 'vitest';
import type { Table } from './table';
import { foundFirst } from './textSearch';

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

/** Returns the condition, and how often the system searched, if this number of rows has the text. */
async function found(actor: Parameters<typeof foundFirst>[2], rows: number, asked = where) {
  let searches = 0;
  const em = {
    execute: async () => {
      searches += 1;
      return Array.from({ length: rows }, (_, n) => ({ id: n + 1 }));
    },
  } as unknown as SqlEntityManager;
  return { ...(await foundFirst(em, table, actor, { where: asked }, ['name'])), searches };
}

it('uses the ids that the system found when staff search', async () => {
  const { text, params, searches } = await found(staff, 2);
  expect(text).toContain('"id" = any(?::int[])');
  expect(text).not.toContain('like');
  expect(params).toEqual(['{1,2}', 'active']);
  expect(searches).toBe(1);
});

it('finds nothing if the system found no row', async () => {
  expect((await found(staff, 0)).params).toEqual(['{}', 'active']);
});

it('searches inside the list if more rows have the text than lists count', async () => {
  const { text, params } = await found(staff, exactTotal + 1);
  expect(text).toContain('fold("name") like fold(?)');
  expect(params).toEqual(['%50\\%%', 'active']);
});

it('searches as the actor without a text, and for users who can read only few rows', async () => {
  expect((await found(staff, 2, where.slice(1))).searches).toBe(0);
  const creator = { role: 'creator', userId: 1, name: 'Ana', creatorId: 1 } as const;
  const { text, searches } = await found(creator, 2);
  expect(searches).toBe(0);
  expect(text).toContain('like');
});
