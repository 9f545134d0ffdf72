import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, splitFee, sum } from '../../../kit';
import { aCharge, aChargeLine, aPayout } from '../../../testing';
import { netOf } from '../netPay';
import { currencyExchanged, currencyReturned } from './exchange';
import { chargeIssued, chargePaid, invoiceAccepted, payoutMade } from './hiring';

/** Generates all entries of one contract, from charge to payout, for any price, fee and legal form. */
const wholeContract = fc
  .record({
    totalCents: fc.integer({ min: 1, max: 9_999_999_999 }),
    feeBp: fc.integer({ min: 0, max: 10_000 }),
    legalForm: fc.constantFrom('individual' as const, 'company' as const),
    currency: fc.constantFrom('BRL' as const, 'EUR' as const, 'USD' as const),
    dependants: fc.integer({ min: 0, max: 20 }),
  })
  .map(({ totalCents, feeBp, legalForm, currency, dependants }): Entry[] => {
    const { feeCents, creatorCents: grossCents } = splitFee(totalCents, feeBp);
    const net = netOf({ grossCents, currency, legalForm, on: '2026-12-28', dependants });
    const charge = aCharge({ amountCents: totalCents, feeCents, currency });
    const payout = aPayout({ grossCents, currency, ...net });
    return [
      chargeIssued(charge),
      chargePaid(charge, [aChargeLine({ amountCents: totalCents, feeCents })]),
      invoiceAccepted(payout),
      payoutMade(payout),
    ];
  });

/** Returns the balance of each kind of account after these entries. */
function balances(entries: readonly Entry[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { account, amountCents } of entries.flatMap((entry) => entry.postings)) {
    found[account.kind] = sum([found[account.kind] ?? 0, amountCents]);
  }
  return found;
}

describe('every ledger entry', () => {
  it('consists of nonzero postings in one currency that add up to zero', () => {
    fc.assert(
      fc.property(wholeContract, (entries) => {
        for (const { postings } of entries) {
          expect(sum(postings.map((posting) => posting.amountCents))).toBe(0);
          expect(new Set(postings.map((posting) => posting.account.currency)).size).toBeLessThanOrEqual(1);
          expect(postings.every((posting) => posting.amountCents !== 0)).toBe(true);
        }
      }),
    );
  });
});

describe('the ledger of a whole contract', () => {
  it('ends with nothing held or owed, and with cash equal to fee and taxes', () => {
    fc.assert(
      fc.property(wholeContract, (entries) => {
        const end = balances(entries);
        for (const account of ['receivable', 'committed', 'held', 'payable'])
          expect(end[account] ?? 0).toBe(0);
        expect(sum([end.cash ?? 0, end.fee ?? 0, end.withholding ?? 0])).toBe(0);
      }),
    );
  });

  it('never gives an account a balance of the wrong sign', () => {
    fc.assert(
      fc.property(wholeContract, (entries) => {
        entries.forEach((_, index) => {
          for (const [account, cents] of Object.entries(balances(entries.slice(0, index + 1)))) {
            const owned = account === 'receivable' || account === 'cash';
            expect(owned ? cents >= 0 : cents <= 0).toBe(true);
          }
        });
      }),
    );
  });
});

describe('the ledger for 4 000.00 with a fee of 600.00 and taxes of 110.00', () => {
  const withholdings = [{ code: 'inss' as const, baseCents: 340_000, amountCents: 11_000, lawRef: '' }];
  const payout = aPayout({ withholdings, netCents: 329_000 });
  const short = ({ postings }: Entry) =>
    Object.fromEntries(postings.map(({ account, amountCents }) => [account.kind, amountCents]));

  it('records the amount that the brand owes when the charge is issued', () => {
    expect(short(chargeIssued(aCharge()))).toEqual({ receivable: 400_000, committed: -400_000 });
  });

  it('records the fee as earned and the rest as held when the charge is paid', () => {
    expect(short(chargePaid(aCharge(), [aChargeLine()]))).toEqual({
      cash: 400_000,
      receivable: -400_000,
      committed: 400_000,
      held: -340_000,
      fee: -60_000,
    });
  });

  it('records a charge line that is all fee as earned without holding any of it', () => {
    const lines = [
      aChargeLine({ amountCents: 300_000, feeCents: 45_000 }),
      aChargeLine({ amountCents: 100_000, feeCents: 100_000 }),
    ];
    const amounts = chargePaid(aCharge(), lines).postings.map(({ account, amountCents }) => [
      account.kind,
      amountCents,
    ]);
    expect(amounts.slice(3)).toEqual([
      ['held', -255_000],
      ['fee', -45_000],
      ['fee', -100_000],
    ]);
    expect(() => chargePaid(aCharge(), lines.slice(1))).toThrow(RangeError);
  });

  it('makes the held amount payable when the invoice is accepted', () => {
    expect(short(invoiceAccepted(payout))).toEqual({
      held: 340_000,
      payable: -329_000,
      withholding: -11_000,
    });
  });

  it('clears the payable amount when the payout is made', () => {
    expect(short(payoutMade(payout))).toEqual({ payable: 329_000, cash: -329_000 });
  });

  it('converts a payment and its refund at the provider’s rate for the payment', () => {
    const about = { id: 1, from: 'USD', to: 'BRL', rate: { rateMicros: 5_300_000, source: 'x' } } as const;
    const amounts = ({ postings }: Entry) =>
      postings.map(({ account, amountCents }) => [account.kind, account.currency, amountCents]);
    const came = currencyExchanged({ ...about, fromCents: 100_000, toCents: 530_000 });
    expect([came.rate, amounts(came)]).toEqual([
      about.rate,
      [
        ['clearing', 'USD', -100_000],
        ['trading_brl_usd', 'USD', 100_000],
        ['clearing', 'BRL', 530_000],
        ['trading_brl_usd', 'BRL', -530_000],
      ],
    ]);
    const back = { ...about, fromCents: 40_000, toCents: 220_000, cameForCents: 212_000 };
    expect(amounts(currencyReturned(back))).toEqual([
      ['clearing', 'USD', 40_000],
      ['trading_brl_usd', 'USD', -40_000],
      ['clearing', 'BRL', -220_000],
      ['trading_brl_usd', 'BRL', 212_000],
      ['difference_brl_usd', 'BRL', 8_000],
    ]);
    expect(() => currencyExchanged({ ...about, to: 'USD', fromCents: 1, toCents: 1 })).toThrow(RangeError);
  });

  it('stores the company or creator that owns each account', () => {
    const accounts = [chargePaid(aCharge(), [aChargeLine()]), invoiceAccepted(payout)].flatMap(
      ({ postings }) => postings.map(({ account }) => account),
    );
    const of = (kind: string) => accounts.find((account) => account.kind === kind);
    expect(of('held')).toEqual({ kind: 'held', currency: 'BRL', companyId: 11 });
    expect(of('payable')).toEqual({ kind: 'payable', currency: 'BRL', creatorId: 21 });
    expect(of('cash')).toEqual({ kind: 'cash', currency: 'BRL' });
  });
});
