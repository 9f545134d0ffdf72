import { type IssDue, withhold } from '@elenco/brazil';
import { type Currency, splitFee, sum } from '../../kit';
import type { Payee } from '../../people';
import type { Payout } from './schema';

export type Withheld = Payout['withholdings'][number];

interface Earnings {
  readonly grossCents: number;
  readonly currency: Currency;
  readonly legalForm: Payee['legalForm'];
  readonly taxRegime?: Payee['taxRegime'] | undefined;
  /** Business date of the payment, which selects the tax tables. */
  readonly on: string;
  readonly dependants?: number;
  /** The service tax, where the company's municipality has it withheld on that day. */
  readonly iss?: IssDue | undefined;
  /** What the same individual was paid before in the month of `on`; taxes are due on the month's total. */
  readonly earlier?: readonly Pick<Payout, 'grossCents' | 'withholdings'>[];
  /** What of it is deducted for a repayment already. */
  readonly deductedCents?: number;
}

const taxOf = (payouts: readonly Pick<Payout, 'withholdings'>[], code: Withheld['code']) =>
  sum(
    payouts.flatMap(({ withholdings }) =>
      withholdings.filter((tax) => tax.code === code).map((tax) => tax.amountCents),
    ),
  );

/**
 * Taxes kept back from what a creator earns, and what arrives. Brazilian tables are in reais: nothing is kept
 * back in other currencies.
 */
export function netOf(earnings: Earnings): { readonly withholdings: Withheld[]; readonly netCents: number } {
  const { grossCents, currency, legalForm, taxRegime, on, dependants = 0, iss, earlier = [] } = earnings;
  if (currency !== 'BRL') return { withholdings: [], netCents: grossCents };
  const { lines, netCents } = withhold({
    grossCents,
    legalForm,
    taxRegime,
    on,
    dependants,
    iss,
    reservedCents: earnings.deductedCents ?? 0,
    earlierInMonth: {
      grossCents: sum(earlier.map((payout) => payout.grossCents)),
      inssCents: taxOf(earlier, 'inss'),
      irrfCents: taxOf(earlier, 'irrf'),
    },
  });
  return { withholdings: [...lines], netCents };
}

/**
 * What of a price arrives at the creator: the simulator of the proposal. `totalCents` is what the brand pays;
 * `earlier` as far as it is known. An accountant confirms it.
 */
export function netPay(price: {
  readonly totalCents: number;
  readonly feeBp: number;
  readonly legalForm: Payee['legalForm'];
  readonly taxRegime?: Payee['taxRegime'] | undefined;
  readonly on: string;
  readonly currency: Currency;
  readonly dependants?: number;
  readonly iss?: Earnings['iss'];
  /** What the same individual is paid by us in the month of `on` besides. */
  readonly earlier?: Earnings['earlier'];
}): {
  readonly totalCents: number;
  readonly feeCents: number;
  readonly grossCents: number;
  readonly withholdings: readonly Withheld[];
  readonly netCents: number;
} {
  const { totalCents, feeBp, legalForm, taxRegime, on, currency, dependants = 0, iss, earlier = [] } = price;
  const { feeCents, creatorCents: grossCents } = splitFee(totalCents, feeBp);
  return {
    totalCents,
    feeCents,
    grossCents,
    ...netOf({ grossCents, currency, legalForm, taxRegime, on, dependants, iss, earlier }),
  };
}
