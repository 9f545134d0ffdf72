import { expect, it } from 'vitest';
import { z } from 'zod';
import { cents, declareFor, defineFlow, insert, moveTo, narrowed, update } from './index';

/**
 * Code that must not compile. The type checker reports each marked line, and also a mark that is not needed.
 * Running these tests only shows that the code needs nothing else at run time.
 */
const { defineMove, defineReaction, defineResource } = declareFor<{ readonly userId: number }>();

const flow = defineFlow({
  name: 'letters',
  states: ['draft', 'sent'],
  initial: 'draft',
  moves: { send: { from: ['draft'], to: 'sent' } },
});
const stamps = { id: z.int(), version: z.int(), createdAt: z.string(), updatedAt: z.string() };
const schema = z.object({
  ...stamps,
  title: z.string(),
  priceCents: cents,
  status: z.enum(['draft', 'sent']),
});
const none = () => [];
const access = { read: none, create: none, update: none, remove: none };
const declaration = {
  name: 'letters',
  schema,
  flow,
  writable: { create: [], update: [] },
  filters: {},
  sorts: [],
  access: { ...access, moves: { send: none } },
} as const;
const letters = defineResource(declaration);
const decide = { fields: {}, also: async () => null, decide: () => ({}) };

it('does not compile with states that the flow does not have', () => {
  defineFlow({
    name: 'wrong',
    states: ['draft', 'sent'],
    initial: 'draft',
    // @ts-expect-error: a move to no state of this flow
    moves: { send: { from: ['draft'], to: 'read' } },
  });
  defineFlow({
    name: 'wrong',
    states: ['draft', 'sent'],
    // @ts-expect-error: beginning in no state of this flow
    initial: 'read',
    moves: {},
  });
});

it('does not compile without an access rule for every verb and move', () => {
  const { remove: _, ...unfinished } = access;
  // @ts-expect-error: no rule for remove
  defineResource({ ...declaration, access: { ...unfinished, moves: { send: none } } });
  // @ts-expect-error: no rule for send
  defineResource({ ...declaration, access: { ...access, moves: {} } });
});

it('does not compile with filters, sorts and writable fields that do not exist', () => {
  // @ts-expect-error: an unknown filter
  defineResource({ ...declaration, filters: { colour: 'is' } });
  // @ts-expect-error: an unknown way to compare
  defineResource({ ...declaration, filters: { title: 'like' } });
  // @ts-expect-error: an unknown sort
  defineResource({ ...declaration, sorts: ['colour'] });
  // @ts-expect-error: an unknown field to write
  defineResource({ ...declaration, writable: { create: ['colour'], update: [] } });
});

it('does not compile with moves that the flow does not have', () => {
  // @ts-expect-error: no such move
  defineMove(letters, 'burn', decide);
  // @ts-expect-error: no such move to follow
  defineReaction(letters, 'burn', { load: async () => null, decide: () => [] });
  // @ts-expect-error: no such move to make
  moveTo(letters, 1, 'burn');
  expect(moveTo(letters, 1, 'send').do).toBe('move');
});

it('does not compile if a status is changed without a move', () => {
  // @ts-expect-error: not by an update
  update(letters, 1, { status: 'sent' });
  // @ts-expect-error: not by the patch of a move
  moveTo(letters, 1, 'send', { patch: { status: 'draft' } });
  // @ts-expect-error: nor in the decision of a move
  defineMove(letters, 'send', { ...decide, decide: () => ({ patch: { status: 'draft' } }) });
});

it('does not compile unless a new row has exactly its fields', () => {
  // @ts-expect-error: an unknown field
  insert(letters, { title: '', priceCents: 1, status: 'draft', colour: 'red' });
  // @ts-expect-error: a field left out
  insert(letters, { title: '', status: 'draft' });
  // @ts-expect-error: a value of the wrong type
  insert(letters, { title: '', priceCents: '1', status: 'draft' });
  // @ts-expect-error: an unknown field in a patch
  update(letters, 1, { colour: 'red' });
  // @ts-expect-error: stamps are perform's own
  update(letters, 1, { version: 2 });
});

it('does not compile without a value for each field that users may not set', () => {
  const writable = { create: ['title'], update: [] } as const;
  defineResource({ ...declaration, writable, stamp: () => ({ priceCents: 0, status: 'draft' as const }) });
  // @ts-expect-error: a field without a value
  defineResource({ ...declaration, writable, stamp: () => ({ priceCents: 0 }) });
});

it('does not compile with rules on columns that do not exist', () => {
  const all = (): { title?: string }[] => [{}];
  // @ts-expect-error: no such column
  expect(() => narrowed(all, { colour: 'red' })()).toBeTypeOf('function');
});
