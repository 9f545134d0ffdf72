import { describe, expect, it } from 'vitest';
import { aContract, aDeliverable, aProposal, NOW } from '../../testing';
import { boardOf, dropOf, dropsFrom, forwardDrop, mostUrgent } from './board';

const today = '2026-12-10';
const isCreatorLate = (piece: { readonly status: string; readonly dueOn: string | null }) =>
  piece.status !== 'draft_submitted' && (piece.dueOn ?? today) < today;

describe('the board of a squad', () => {
  const offer = (id: number, status: Parameters<typeof aProposal>[0]) =>
    aProposal({ id, creatorId: id, ...status });
  const hired = (id: number) => aContract({ id: id + 100, proposalId: id, creatorId: id, status: 'active' });
  const piece = (id: number, given: Parameters<typeof aDeliverable>[0]) =>
    aDeliverable({ id, contractId: 0, dueOn: '2026-12-31', ...given });

  it('sorts by urgency: late, waiting for the brand, invited, working, done', () => {
    const work = [
      piece(1, { contractId: 101, status: 'verified' }),
      piece(2, { contractId: 102, status: 'approved' }),
      piece(3, { contractId: 103, status: 'draft_submitted', dueOn: '2026-12-01' }),
      piece(4, { contractId: 104, status: 'changes_requested', dueOn: '2026-12-09' }),
      piece(5, { contractId: 104, status: 'cancelled', dueOn: '2026-12-01' }),
    ];
    const rows = boardOf({
      today,
      isCreatorLate,
      work,
      contracts: [1, 2, 3, 4].map(hired),
      offers: [
        ...[1, 2, 3, 4].map((id) => offer(id, { status: 'approved' })),
        offer(5, { status: 'received', answerBy: NOW }),
        offer(6, { status: 'sent', answerBy: null }),
        offer(7, { status: 'rejected' }),
      ],
    });
    expect(rows.map(({ proposalId, group, todo }) => [proposalId, group, todo])).toEqual([
      [4, 'late', null],
      [3, 'waiting', null],
      [6, 'waiting', 'approve'],
      [5, 'invited', null],
      [2, 'working', null],
      [1, 'done', null],
    ]);
    const marks = rows
      .flatMap(({ pieces }) => pieces)
      .map(({ id, late, waits, canRemind }) => [id, late, waits, canRemind]);
    expect(marks).toEqual([
      [4, true, false, true],
      [3, false, true, false],
      [2, false, false, true],
      [1, false, false, false],
    ]);
  });

  it('puts a row that waits for the brand first, even if its creator is late with another deliverable', () => {
    const work = [
      piece(1, { contractId: 101, status: 'draft_submitted', dueOn: '2026-12-01' }),
      piece(2, { contractId: 101, status: 'planned', dueOn: '2026-12-09' }),
      piece(3, { contractId: 102, status: 'draft_submitted', dueOn: '2026-12-01' }),
      piece(4, { contractId: 103, status: 'planned', dueOn: '2026-12-09' }),
    ];
    const offers = [1, 2, 3].map((id) => offer(id, { status: 'approved' }));
    const rows = boardOf({ today, isCreatorLate, work, offers, contracts: [1, 2, 3].map(hired) });
    expect(rows.map(({ proposalId, group, waits }) => [proposalId, group, waits])).toEqual([
      [1, 'late', true],
      [3, 'late', false],
      [2, 'waiting', true],
    ]);
  });

  it('shows only the hundred most urgent rows at first', () => {
    const offers = Array.from({ length: 101 }, (_, n) =>
      offer(n + 1, n === 100 ? { status: 'sent', answerBy: null } : { status: 'received', answerBy: NOW }),
    );
    const rows = boardOf({ today, isCreatorLate, offers, contracts: [], work: [] });
    const ids = mostUrgent(rows).map(({ proposalId }) => proposalId);
    expect(ids).toHaveLength(100);
    expect([ids[0], ids.includes(100)]).toEqual([101, false]);
  });

  it.each([
    ['draft_submitted', 'approved', { move: 'approve', comment: false }],
    ['draft_submitted', 'changes_requested', { move: 'requestChanges', comment: true }],
    ['published', 'verified', { move: 'verify', comment: false }],
    ['published', 'approved', { move: 'sendBack', comment: true }],
    ['approved', 'published', { refused: 'drop_creators_turn' }],
    ['planned', 'draft_submitted', { refused: 'drop_creators_turn' }],
    ['published', 'published', { refused: 'drop_no_way' }],
    ['verified', 'planned', { refused: 'drop_no_way' }],
  ] as const)(
    'translates dragging a deliverable from %s to %s into a move or a refusal',
    (from, to, drop) => {
      expect(dropOf(from, to)).toEqual(drop);
      expect(dropsFrom(from).includes(to)).toBe('move' in drop);
    },
  );
});

it.each([
  ['draft_submitted', 'approved'],
  ['published', 'verified'],
  ['approved', undefined],
  ['verified', undefined],
] as const)('proposes the next state, never an earlier one, for a deliverable that is %s', (from, to) => {
  expect(forwardDrop(from)).toBe(to);
});
