import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { declareFor, defineFlow, type Find, Problem, refuse, requireAllowedMove } from './index';

type Reader = 'ana' | 'bia';
const { defineCommand, defineMove, defineReaction, defineResource } = declareFor<Reader>();

const flow = defineFlow({
  name: 'letters',
  states: ['draft', 'sent'],
  initial: 'draft',
  moves: { send: { from: ['draft'], to: 'sent', comment: 'required' } },
});
const stamps = { id: z.int(), version: z.int(), createdAt: z.string(), updatedAt: z.string() };
const schema = z.object({
  ...stamps,
  owner: z.enum(['ana', 'bia']),
  status: z.enum(['draft', 'sent']),
  stamp: z.int(),
});
const mine = (reader: Reader) => [{ owner: reader }];
const none = () => [];
const letters = defineResource({
  name: 'letters',
  schema,
  flow,
  writable: { create: [], update: [] },
  filters: {},
  sorts: ['id'],
  access: { read: mine, create: none, update: none, remove: none, moves: { send: mine } },
});

const letter = {
  id: 3,
  version: 4,
  createdAt: '',
  updatedAt: '',
  owner: 'ana',
  status: 'draft',
  stamp: 0,
} as const;
/** A table with one row. Only the actor `reader` has access to the row. */
const table = (row: z.output<typeof schema>, reader: Reader) =>
  ({
    forUpdate: async (_resource: unknown, id: number, rule: typeof mine) => {
      if (id !== row.id || !rule(reader).some(({ owner }) => owner === row.owner))
        throw new Problem('not_found');
      return row;
    },
  }) as unknown as Find<Reader>;

const send = defineMove(letters, 'send', {
  fields: { comment: z.string(), stamp: z.int() },
  also: async (_find, row) => ({ owner: row.owner }),
  decide: ({ input, also }) =>
    input.stamp < 1
      ? refuse('stamp_missing', '/stamp', { owner: also.owner })
      : { patch: { stamp: input.stamp } },
});
const input = { id: 3, version: 4, comment: 'olá', stamp: 2 };
const moment = { actor: 'ana', now: '2026-11-21T12:00:00.000Z' } as const;

describe('a command declared for a move', () => {
  it('has the move’s name and route', () => {
    expect(send.name).toBe('letters.send');
    expect(send.moves).toEqual({ resource: 'letters', move: 'send' });
  });

  it.each<[string, object, boolean]>([
    ['all fields', input, true],
    ['no version', { ...input, version: undefined }, true],
    ['no comment', { ...input, comment: undefined }, false],
    ['an invalid id', { ...input, id: 0 }, false],
    ['an unknown field', { ...input, status: 'sent' }, false],
  ])('validates its input: %s', (_what, given, good) =>
    expect(send.input.safeParse(given).success).toBe(good),
  );

  it('moves the row with the patch and comment from its decision', async () => {
    const rows = await send.load(table(letter, 'ana'), input, moment);
    expect(send.decide({ ...moment, rows, input })).toEqual({
      changes: [
        { do: 'move', resource: 'letters', id: 3, move: 'send', patch: { stamp: 2 }, comment: 'olá' },
      ],
      reply: { id: 3 },
    });
  });

  it('refuses if its decision refuses', async () => {
    const given = { ...input, stamp: 0 };
    const rows = await send.load(table(letter, 'ana'), given, moment);
    expect(send.decide({ ...moment, rows, input: given })).toEqual({
      refused: [{ pointer: '/stamp', code: 'stamp_missing', params: { owner: 'ana' } }],
    });
  });

  it('refuses rows outside the scope of its access rule with `not_found`', async () => {
    await expect(send.load(table(letter, 'bia'), input, moment)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the check whether a move is possible', () => {
  it.each<[string, { status: string; version: number }, { version?: number }, string | undefined]>([
    [
      'is accepted from its state, with the current version',
      { status: 'draft', version: 4 },
      { version: 4 },
      undefined,
    ],
    ['is accepted from its state, without a version', { status: 'draft', version: 9 }, {}, undefined],
    ['is rejected with an older version', { status: 'draft', version: 5 }, { version: 4 }, 'stale'],
    ['is rejected from another state', { status: 'sent', version: 4 }, { version: 4 }, 'move_not_possible'],
    [
      'is rejected from another state before the version is checked',
      { status: 'sent', version: 5 },
      { version: 4 },
      'move_not_possible',
    ],
  ])('%s', (_what, row, seen, code) => {
    const attempt = () => requireAllowedMove(flow, 'send', row, seen);
    if (code === undefined) expect(attempt).not.toThrow();
    else expect(attempt).toThrow(expect.objectContaining({ code }));
  });

  it('is rejected as impossible if the flow does not have the move', () => {
    expect(() => requireAllowedMove(flow, 'burn', letter, {})).toThrow(
      expect.objectContaining({
        errors: [expect.objectContaining({ params: { move: 'burn', status: 'draft' } })],
      }),
    );
  });
});

it('declares a reaction under the name of the move or new row that triggers it', () => {
  const reaction = defineReaction(letters, 'send', { load: async () => null, decide: () => [] });
  expect(reaction.on).toBe('letters.send');
  const onNew = defineReaction(letters, 'create', { load: async () => null, decide: () => [] });
  expect(onNew.on).toBe('letters.create');
});

it('returns a declared command unchanged', () => {
  const command = { name: 'letters.count', input: z.null(), load: async () => 0, decide: () => refuse('no') };
  expect(defineCommand(command)).toBe(command);
});
