import { expect, it } from 'vitest';
import { balances } from './balances';

const at = '2026-11-21T12:00:00.000Z';
const posting = (id: number, amountCents: number, currency: 'BRL' | 'USD' = 'BRL') => ({
  id,
  transactionId: id,
  kind: 'invoice_accepted' as const,
  account: 'payable' as const,
  contractId: 1,
  amountCents,
  currency,
  bookedOn: '2026-11-21',
  createdAt: at,
});

it('lists a repayment from own money, which leaves the balance as it is', () => {
  const repaid = { kind: 'repayment_received', account: 'recoverable' } as const;
  const read = balances([posting(1, -329_000), posting(2, 329_000), { ...posting(3, -40_000), ...repaid }]);
  expect(read[0]).toMatchObject({ kind: 'repayment_received', amountCents: -40_000, balanceCents: 0 });
});

it('adds credits and subtracts payments, with a balance per currency', () => {
  const read = balances([posting(1, -329_000), posting(2, -50_000, 'USD'), posting(3, 329_000)]);
  expect(read.map(({ id, amountCents, balanceCents }) => [id, amountCents, balanceCents])).toEqual([
    [3, -329_000, 0],
    [2, 50_000, 50_000],
    [1, 329_000, 329_000],
  ]);
});
