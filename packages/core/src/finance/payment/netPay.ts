import { type IssDue, withhold } from '@elenco/brazil';
import { type Currency, sum } from '../../kit';
import { needsRegimeProof, type Payee } from '../../people';
import type { Payout } from './schema';

export type Withheld = Payout['withholdings'][number];

interface Earnings {
  readonly grossCents: number;
  readonly currency: Currency;
  readonly legalForm: Payee['legalForm'];
  readonly taxRegime?: Payee['taxRegime'] | undefined;
  /** Business date of the payment, which decides the tax tables. */
  readonly on: string;
  readonly dependants?: number;
  /** The service tax, if the company's municipality requires withholding it on that day. */
  readonly iss?: IssDue | undefined;
  /**
   * Earlier payments to the same individual in the month of `on`, because taxes depend on the month's total.
   */
  readonly earlier?: readonly Pick<Payout, 'grossCents' | 'withholdings'>[];
  /** Amount that is deducted for a repayment. */
  readonly deductedCents?: number;
}

const taxOf = (payouts: readonly Pick<Payout, 'withholdings'>[], code: Withheld['code']) =>
  sum(
    payouts.flatMap(({ withholdings }) =>
      withholdings.filter((tax) => tax.code === code).map((tax) => tax.amountCents),
    ),
  );

/**
 * True if no tax is ever withheld from the payee's earnings in the currency, so that gross and net are equal:
 * MEI and Simples companies, and currencies other than BRL.
 */
export const isNeverWithheld = (
  payee: Pick<Payee, 'legalForm' | 'taxRegime'> | undefined,
  currency: Currency,
): boolean => currency !== 'BRL' || (payee?.legalForm === 'company' && needsRegimeProof(payee.taxRegime));

/**
 * Returns the taxes withheld from a creator's earnings, and the net amount. Brazilian tax tables apply only
 * to BRL; nothing is withheld in other currencies.
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

/** Reason why a tax is withheld or not. Each reason is the key of one sentence that all screens use. */
export type WithheldReason = Withheld['code'] | 'irrf_company' | 'irrf_exempt';

/**
 * Returns why a tax is or is not withheld. A company from which no income tax is withheld is a MEI or in the
 * Simples regime.
 */
export function withheldReason(
  { code, amountCents }: Pick<Withheld, 'code' | 'amountCents'>,
  legalForm: 'individual' | 'company',
): WithheldReason {
  if (code !== 'irrf' || legalForm === 'individual') return code;
  return amountCents === 0 ? 'irrf_exempt' : 'irrf_company';
}
