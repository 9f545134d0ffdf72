import { declarations, pathsTo, type Subject, subjects } from '@elenco/core';
import { type FreshDatabase, freshDatabase } from '@elenco/tests/support/db';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

let database: FreshDatabase;
let client: Client;
beforeAll(async () => {
  database = await freshDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const sorted = (names: Iterable<string>) => [...names].sort();

it('declares what an erasure does with every column of every table', async () => {
  const { rows } = await client.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns where table_schema = 'public'`,
  );
  const declared = Object.entries(declarations).flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect(sorted(declared)).toEqual(sorted(rows.map(({ column }) => column)));
});

it('finds the data of a user, creator or company through every column that refers to them, with exceptions', async () => {
  const { rows } = await client.query<{ table: string; column: string; names: string }>(
    `select conrelid::regclass::text as table, a.attname as column, confrelid::regclass::text as names
     from pg_constraint join pg_attribute a on a.attrelid = conrelid and a.attnum = any (conkey)
     where contype = 'f' and cardinality(conkey) = 1 and conparentid = 0
       and confrelid in ('users'::regclass, 'creators'::regclass, 'companies'::regclass)`,
  );
  const subjectsOf: Readonly<Record<string, readonly Subject[]>> = {
    users: ['person'],
    creators: ['creator', 'profile'],
    companies: ['company'],
  };
  const without = rows.filter(
    ({ table, column, names }) =>
      !subjectsOf[names]!.some((subject) => pathsTo(table, subject).some((path) => path.column === column)),
  );
  expect(sorted(without.map(({ table, column }) => `${table}.${column}`))).toEqual(
    [
      // These rows are also reached through the columns for the file's owner and creator.
      'files.company_id',
      // The creator who owns a client's company row.
      'companies.creator_id',
      // Staff or company members who are responsible for the row. Its data is not about them.
      'bank_returns.imported_by_id',
      'briefings.owner_id',
      'share_links.created_by_id',
      'email_changes.asked_by_id',
      'imports.created_by_id',
      'invitations.invited_by_id',
      'lists.created_by_id',
      'month_closings.closed_by_id',
      'month_closings.reopened_by_id',
      'list_members.added_by_id',
      'list_members.owner_id',
      'list_activities.author_id',
      'favorites.added_by_id',
      'saved_searches.created_by_id',
      'amendments.requested_by_id',
      'approval_limits.granted_by_id',
      'approval_requests.answered_by_id',
      'observations.confirmed_by_id',
      'reports.made_by_id',
      'visions.author_id',
      'squad_steps.owner_id',
      'settlements.prepared_by_id',
      'settlements.released_by_id',
      'repayments.prepared_by_id',
      'repayments.released_by_id',
      'payment_files.released_by_id',
      'payment_answers.closed_by_id',
      'tax_payments.recorded_by_id',
      'receipts.prepared_by_id',
      'receipts.released_by_id',
      'payouts.purchase_confirmed_by_id',
      'payouts.purchase_recorded_by_id',
      'payouts.prepared_by_id',
      'payouts.released_by_id',
      'shortlist.curator_id',
      'squads.owner_id',
      'assignments.assigned_by_id',
      'assignments.assignee_id',
      'notes.author_id',
      'tasks.created_by_id',
      'tasks.owner_id',
      'board_members.added_by_id',
      'board_posts.author_id',
      'users.creator_id',
    ].sort(),
  );
});

it('orders tables so that an erasure handles child rows before their parent rows', async () => {
  const order = Object.keys(declarations);
  const early = Object.entries(declarations).flatMap(([table, { of }]) =>
    of
      .filter(({ through }) => through !== undefined && order.indexOf(through) < order.indexOf(table))
      .map(({ through }) => `${table} through ${through}`),
  );
  expect(early).toEqual([]);
  expect(subjects.filter((subject) => order.every((table) => pathsTo(table, subject).length === 0))).toEqual(
    [],
  );
});
