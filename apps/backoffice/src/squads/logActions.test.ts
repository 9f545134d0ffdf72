import type { SquadLogEntry } from '@elenco/core/operations';
import { expect, it } from 'vitest';
import { actionsIn } from './logActions';

const entry = (id: number, given: Partial<SquadLogEntry> = {}): SquadLogEntry => ({
  id,
  at: '2026-11-29T10:13:00.000Z',
  actorId: 1,
  impersonatorId: null,
  actorRole: 'company',
  command: 'tracked-orders.import',
  resource: 'tracked-orders',
  rowId: id,
  data: { what: 'insert' },
  ip: null,
  actorName: 'Helena Duarte',
  comment: null,
  ...given,
});
const textOf = ({ data }: SquadLogEntry) => String(data.what);

it('groups entries of a squad’s log from one command into one action, by kind of row and change', () => {
  const move = { what: 'move' };
  const rows = [
    entry(9),
    entry(8),
    entry(7, { resource: 'reports' }),
    entry(6, { data: move, comment: 'Conferido.' }),
  ];
  expect(
    actionsIn(rows, textOf).map(({ first, comment, lines }) => [
      first.id,
      comment,
      lines.map(({ resource, text, entries }) => [resource, text, entries.map(({ id }) => id)]),
    ]),
  ).toEqual([
    [
      9,
      'Conferido.',
      [
        ['tracked-orders', 'insert', [9, 8]],
        ['reports', 'insert', [7]],
        ['tracked-orders', 'move', [6]],
      ],
    ],
  ]);
});

it.each<[string, Partial<SquadLogEntry>]>([
  ['of a different command', { command: 'tracked-orders.remove' }],
  ['of a different user', { actorId: 2 }],
  ['of a different time', { at: '2026-11-29T10:12:00.000Z' }],
])('does not group an entry of a squad’s log %s with the other entries', (_what, given) => {
  expect(actionsIn([entry(2), entry(1, given)], textOf)).toHaveLength(2);
});
