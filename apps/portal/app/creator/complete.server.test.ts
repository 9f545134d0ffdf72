import { anInstalment, aPayContract, aPayout } from '@elenco/core/testing';
import { describe, expect, it } from 'vitest';
import { nextDue, remainingWorkOfPay } from './complete.server';

const overdue = { contractId: 51, amendmentId: null, dueOn: '2026-11-20', reportedAt: null };
const piece = (status: 'planned' | 'draft_submitted' | 'approved', dueOn: string | null) => ({
  contractId: 51,
  amendmentId: null,
  status,
  dueOn,
});

it.each([
  [
    'the earliest due date of remaining work',
    [piece('approved', '2026-11-28'), piece('planned', '2026-11-26')],
    [],
    '2026-11-26',
    true,
  ],
  [
    'an overdue day, without delay of the creator, while the payment of the brand is overdue',
    [piece('planned', '2026-11-26')],
    [overdue],
    '2026-11-26',
    false,
  ],
  [
    'the end of the project while all work waits for the brand',
    [piece('draft_submitted', '2026-11-20')],
    [],
    '2026-12-20',
    false,
  ],
  ['a due date in the future', [piece('planned', '2026-12-02')], [], '2026-12-02', false],
] as const)(
  'returns the next due date of a creator’s project and whether it is late: %s',
  (_what, pieces, unpaid, dueOn, late) => {
    expect(nextDue(pieces, { endsOn: '2026-12-20', unpaid, today: '2026-11-28' })).toEqual({ dueOn, late });
  },
);

describe('the remaining work of an Elenco Pay contract', () => {
  const pay = aPayContract({ id: 5, status: 'active' });
  const at = '2026-11-20T12:00:00.000Z';
  const entry = (side: 'creator' | 'company') => ({
    side,
    at,
    name: 'Ana',
    text: '',
    link: null,
    file: null,
  });
  const part = (given: Parameters<typeof anInstalment>[0]) => anInstalment({ payContractId: 5, ...given });
  const waiting = aPayout({ id: 7, status: 'waiting_invoice' });

  it('waits for the client’s payment before any work', () => {
    const first = part({ payoutId: null, amountCents: 290_000, dueOn: '2026-12-01' });
    const second = part({ id: 2, payoutId: null, amountCents: 100_000, dueOn: '2026-12-15' });
    expect(remainingWorkOfPay(pay, [second, first], [])).toMatchObject({
      deliver: 0,
      waits: 'charge',
      charge: { cents: 290_000, currency: 'BRL', dueOn: '2026-12-01' },
    });
  });

  it('consists of the delivery once the client has paid', () => {
    const parts = [part({ payoutId: 7 }), part({ id: 2, payoutId: null })];
    expect(remainingWorkOfPay(pay, parts, [waiting])).toMatchObject({
      deliver: 1,
      changes: 0,
      payout: undefined,
      charge: null,
    });
  });

  it('waits for the client’s answer to a delivery, or includes the change that the client requests', () => {
    const delivered = part({ payoutId: 7, work: [entry('creator')] });
    expect(remainingWorkOfPay(pay, [delivered], [waiting])).toMatchObject({ deliver: 0, waits: 'approval' });
    const changed = part({ payoutId: 7, work: [entry('creator'), entry('company')] });
    expect(remainingWorkOfPay(pay, [changed], [waiting])).toMatchObject({ changes: 1, deliver: 0 });
  });

  it('includes the payout of an approved delivery until it is paid', () => {
    const approved = part({ payoutId: 7, work: [entry('creator')], approvedAt: at });
    expect(remainingWorkOfPay(pay, [approved], [waiting]).payout).toBe(waiting);
    const made = aPayout({ id: 7, status: 'made' });
    const rest = part({ id: 2, payoutId: null });
    expect(remainingWorkOfPay(pay, [approved, rest], [made])).toMatchObject({
      payout: undefined,
      waits: 'charge',
    });
  });

  it('includes the unpaid payout of an ended contract, even without an approval', () => {
    const ended = aPayContract({ id: 5, status: 'ended' });
    const parts = [part({ payoutId: 6 }), part({ id: 2, payoutId: 7 }), part({ id: 3, payoutId: null })];
    const cancelled = aPayout({ id: 6, status: 'cancelled' });
    const left = remainingWorkOfPay(ended, parts, [cancelled, waiting]);
    expect(left).toMatchObject({ deliver: 0, changes: 0, payout: waiting });
  });

  it('leaves out instalments of other contracts', () => {
    const other = anInstalment({ payContractId: 6, payoutId: 7 });
    expect(remainingWorkOfPay(pay, [other], [waiting])).toMatchObject({ deliver: 0, changes: 0 });
  });
});
