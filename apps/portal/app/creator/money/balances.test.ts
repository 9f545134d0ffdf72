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

it('subtracts a demanded repayment from the creator’s balance, and adds what the creator pays back', () => {
  const owed = (id: number, kind: 'repayment_demanded' | 'repayment_received', cents: number) =>
    ({ ...posting(id, cents), kind, account: 'recoverable' }) as const;
  const read = balances([
    posting(1, -329_000),
    posting(2, 329_000),
    owed(3, 'repayment_demanded', 80_000),
    owed(4, 'repayment_received', -40_000),
    owed(5, 'repayment_received', -40_000),
  ]);
  expect(read.map(({ kind, amountCents, balanceCents }) => [kind, amountCents, balanceCents])).toEqual([
    ['repayment_received', 40_000, 0],
    ['repayment_received', 40_000, -40_000],
    ['repayment_demanded', -80_000, -80_000],
    ['invoice_accepted', -329_000, 0],
    ['invoice_accepted', 329_000, 329_000],
  ]);
});

it('leaves a deduction out of the creator’s statement, since its repayment was subtracted before', () => {
  const deducted = { transactionId: 3, kind: 'repayment_deducted' } as const;
  const read = balances([
    { ...posting(1, 80_000), kind: 'repayment_demanded', account: 'recoverable' },
    posting(2, -329_000),
    { ...posting(3, 80_000), ...deducted },
    { ...posting(4, -80_000), ...deducted, account: 'recoverable' },
    { ...posting(5, 249_000), kind: 'payout_made' },
  ]);
  expect(read.map(({ kind, balanceCents }) => [kind, balanceCents])).toEqual([
    ['payout_made', 0],
    ['invoice_accepted', 249_000],
    ['repayment_demanded', -80_000],
  ]);
});

it('adds credits to the creator’s balance and subtracts payments, separately for each currency', () => {
  const read = balances([posting(1, -329_000), posting(2, -50_000, 'USD'), posting(3, 329_000)]);
  expect(read.map(({ id, amountCents, balanceCents }) => [id, amountCents, balanceCents])).toEqual([
    [3, -329_000, 0],
    [2, 50_000, 50_000],
    [1, 329_000, 329_000],
  ]);
});
