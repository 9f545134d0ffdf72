import { expect, it } from 'vitest';
import { withFirstAcceptances } from './firstAcceptances';

const at = (hour: number) => `2026-11-21T${hour}:00:00.000Z`;
const step = (move: string, hour: number) => ({ move, at: at(hour) });
const accepted = (id: number, contractId: number, name: string, hour: number) => ({
  id,
  contractId,
  name,
  createdAt: at(hour),
});

it.each([
  ['no party has accepted', [], ['send', 'activate']],
  ['one party has accepted', [accepted(7, 51, 'Rosa', 11)], ['send', 'accept', 'activate']],
  [
    'both parties have accepted',
    [accepted(7, 51, 'Rosa', 11), accepted(8, 51, 'Ana', 12)],
    ['send', 'accept', 'activate'],
  ],
  [
    'two contracts are accepted',
    [accepted(7, 51, 'Rosa', 11), accepted(8, 52, 'Rosa', 13)],
    ['send', 'accept', 'activate', 'accept'],
  ],
])('inserts the first acceptance into the contract’s history by time when %s', (_, acceptances, moves) => {
  const reported = withFirstAcceptances([step('send', 10), step('activate', 12)], acceptances);
  expect(reported.map(({ move }) => move)).toEqual(moves);
});

it('returns the first acceptance as a step with a unique id and the name of its user', () => {
  const [, first] = withFirstAcceptances([step('send', 10)], [accepted(7, 51, 'Rosa', 11)]);
  expect(first).toMatchObject({ id: -7, rowId: 51, actorName: 'Rosa', at: at(11) });
});
