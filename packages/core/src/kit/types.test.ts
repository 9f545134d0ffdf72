import { expect, it } from 'vitest';
import { z } from 'zod';
import { cents, declareFor, defineFlow, insert, moveTo, narrowed, update } from './index';

/**
 * Code that must not compile. The type checker reports each `@ts-expect-error` without an error. Running
 * these tests only shows that the code needs nothing else at run time.
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

it('rejects at compile time a flow with states that it does not declare', () => {
  defineFlow({
    name: 'wrong',
    states: ['draft', 'sent'],
    initial: 'draft',
    // @ts-expect-error: the move leads to a state that the flow does not have
    moves: { send: { from: ['draft'], to: 'read' } },
  });
  defineFlow({
    name: 'wrong',
    states: ['draft', 'sent'],
    // @ts-expect-error: the flow does not have the initial state
    initial: 'read',
    moves: {},
  });
});

it('rejects at compile time a resource without an access rule for every verb and move', () => {
  const { remove: _, ...unfinished } = access;
  // @ts-expect-error: no rule for remove
  defineResource({ ...declaration, access: { ...unfinished, moves: { send: none } } });
  // @ts-expect-error: no rule for send
  defineResource({ ...declaration, access: { ...access, moves: {} } });
});

it('rejects at compile time filters, sorts and writable fields that do not exist', () => {
  // @ts-expect-error: an unknown filter
  defineResource({ ...declaration, filters: { color: 'is' } });
  // @ts-expect-error: an unknown way to compare
  defineResource({ ...declaration, filters: { title: 'like' } });
  // @ts-expect-error: an unknown sort
  defineResource({ ...declaration, sorts: ['color'] });
  // @ts-expect-error: an unknown field to write
  defineResource({ ...declaration, writable: { create: ['color'], update: [] } });
});

it('rejects at compile time moves that the flow does not have', () => {
  // @ts-expect-error: no such move
  defineMove(letters, 'burn', decide);
  // @ts-expect-error: a reaction to an unknown move
  defineReaction(letters, 'burn', { load: async () => null, decide: () => [] });
  // @ts-expect-error: a change by an unknown move
  moveTo(letters, 1, 'burn');
  expect(moveTo(letters, 1, 'send').do).toBe('move');
});

it('rejects at compile time a change of status without a move', () => {
  // @ts-expect-error: an update cannot set the status
  update(letters, 1, { status: 'sent' });
  // @ts-expect-error: the patch of a move cannot set the status
  moveTo(letters, 1, 'send', { patch: { status: 'draft' } });
  // @ts-expect-error: the decision of a move cannot set the status
  defineMove(letters, 'send', { ...decide, decide: () => ({ patch: { status: 'draft' } }) });
});

it('rejects at compile time a new row whose fields differ from those of its resource', () => {
  // @ts-expect-error: an unknown field
  insert(letters, { title: '', priceCents: 1, status: 'draft', color: 'red' });
  // @ts-expect-error: a field left out
  insert(letters, { title: '', status: 'draft' });
  // @ts-expect-error: a value of the wrong type
  insert(letters, { title: '', priceCents: '1', status: 'draft' });
  // @ts-expect-error: an unknown field in a patch
  update(letters, 1, { color: 'red' });
  // @ts-expect-error: only perform() sets the version
  update(letters, 1, { version: 2 });
});

it('rejects at compile time a missing value for a field that users may not set', () => {
  const writable = { create: ['title'], update: [] } as const;
  defineResource({ ...declaration, writable, stamp: () => ({ priceCents: 0, status: 'draft' as const }) });
  // @ts-expect-error: a field without a value
  defineResource({ ...declaration, writable, stamp: () => ({ priceCents: 0 }) });
});

it('rejects at compile time access rules on columns that do not exist', () => {
  const all = (): { title?: string }[] => [{}];
  // @ts-expect-error: no such column
  expect(() => narrowed(all, { color: 'red' })()).toBeTypeOf('function');
});
