import { describe, expect, it } from 'vitest';
import { aPayee, aPayout, aRepayment, ids, NOW, patchOf, summarize, systemActor, TODAY } from '../../testing';
import type { Payout, TaxSources } from '../payment';
import { deductRepayments } from './reactions';

const postings = (changes: readonly unknown[]) =>
  (changes as { do: string; entry: { postings: { account: { kind: string }; amountCents: number }[] } }[])
    .filter((one) => one.do === 'post')
    .flatMap(({ entry }) => entry.postings.map((one) => [one.account.kind, one.amountCents]));
const paidInNovember = aPayout({
  id: 80,
  status: 'made',
  legalForm: 'individual',
  madeOn: '2026-11-05',
  grossCents: 600_000,
  withholdings: [
    { code: 'inss', baseCents: 600_000, amountCents: 66_000, lawRef: '' },
    { code: 'irrf', baseCents: 534_000, amountCents: 38_002, lawRef: '' },
  ],
});

describe('deducting a repayment from the next payout', () => {
  /** A company in the Simples regime, whose withheld taxes do not depend on the day. */
  const taxes = { payees: [aPayee({ taxRegime: 'simples' })], ofCreators: [], iss: new Map() };
  const deduct = (
    debts: ReturnType<typeof aRepayment>[],
    given: Partial<Payout> = {},
    sources: TaxSources = taxes,
  ) =>
    deductRepayments.decide({
      actor: systemActor,
      now: NOW,
      rows: { debts, taxes: sources },
      row: aPayout({ status: 'processing', legalForm: 'company', ...given }),
    });

  it('deducts debts, oldest first, and transfers the remaining amount', () => {
    const rows = [
      aRepayment({ id: 79, amountCents: 500_000 }),
      aRepayment({ amountCents: 100_000, paidCents: 40_000 }),
    ];
    const changes = deduct(rows, { grossCents: 100_000, netCents: 100_000 });
    expect(summarize(changes)).toEqual([
      `update payouts ${ids.payout}`,
      'post repayment_deducted',
      `move repayments ${ids.repayment} settle`,
      'post repayment_deducted',
      'update repayments 79',
      `move payouts ${ids.payout} offset`,
      'emit payouts.deduct',
    ]);
    expect(postings(changes).slice(4)).toEqual([
      ['payable', 40_000],
      ['recoverable', -40_000],
      ['unrecovered', 40_000],
      ['refunds', -40_000],
    ]);
    const some = deduct([aRepayment({ amountCents: 1_000, toward: 'platform', feeCents: 0 })]);
    expect(patchOf(some, 'payouts')).toMatchObject({ deductedCents: 1_000 });
    expect(summarize(some)).not.toContain(`move payouts ${ids.payout} offset`);
    expect(postings(some).at(-1)).toEqual(['claims', -1_000]);
  });

  it('takes from a retried payout, after earlier deductions, at most the remaining transfer amount', () => {
    const row = { grossCents: 100_000, netCents: 100_000, deductedCents: 40_000 } as const;
    const some = deduct([aRepayment({ amountCents: 1_000 })], row);
    expect(patchOf(some, 'payouts')).toMatchObject({ deductedCents: 41_000 });
    const all = deduct([aRepayment({ amountCents: 500_000 })], row);
    expect(patchOf(all, 'repayments')).toEqual({ paidCents: 60_000 });
    expect(summarize(all)).toContain(`move payouts ${ids.payout} offset`);
  });

  it('uses today’s taxes instead of those of the due date for a payout that is deducted in full', () => {
    const row = {
      legalForm: 'individual',
      grossCents: 340_000,
      netCents: 302_600,
      dueOn: '2026-12-21',
    } as const;
    // November already has a payment of 6 000.00. So INSS is due only up to the ceiling, and IRRF is that of
    // 9 400.00 less the amount withheld.
    const sources = { ...taxes, payees: [aPayee()], ofCreators: [paidInNovember] };
    const changes = deduct([aRepayment({ amountCents: 500_000 })], row, sources);
    expect(summarize(changes).slice(0, 3)).toEqual([
      'post taxes_corrected',
      `update payouts ${ids.payout}`,
      'post repayment_deducted',
    ]);
    const net = 340_000 - (93_231 - 66_000) - (141_988 - 38_002);
    expect(patchOf(changes, 'payouts')).toMatchObject({
      netCents: net,
      deductedCents: net,
      expectedOn: TODAY,
    });
    expect(summarize(changes)).toContain(`move payouts ${ids.payout} offset`);
  });

  it('deducts nothing if the creator owes nothing', () => expect(deduct([])).toEqual([]));
});
