import { divideHalfEven, portion, toCents } from './amounts';
import { incomeTaxOf, type TaxTable, taxTableOn } from './taxTables';

/** Data of a payment on which withheld taxes depend. All amounts are in centavos. */
export interface WithholdingInput {
  /** Gross amount of the payee. */
  readonly grossCents: number;
  readonly legalForm: 'individual' | 'company';
  /** Tax regime of a company; `other` if the company has not declared and proven a special regime. */
  readonly taxRegime?: 'mei' | 'simples' | 'other' | null | undefined;
  /** Business date of the payment, which decides the tax tables. */
  readonly on: string;
  /**
   * INSS that other payers have withheld in the month, as the payee declares it. It counts toward the
   * ceiling.
   */
  readonly alreadyWithheldInssCents?: number;
  readonly dependants?: number;
  readonly alimonyCents?: number;
  /** The service tax (ISS); undefined unless the taker's municipality requires withholding it. */
  readonly iss?: IssDue | undefined;
  /**
   * Part of the gross amount, in centavos, that is already needed for something else. No tax can be withheld
   * from this part.
   */
  readonly reservedCents?: number;
  /**
   * Earlier payments of the same payer to the same individual in the same month. INSS and IRRF apply to the
   * month's total. They are computed on the total, and the amounts withheld earlier are subtracted.
   */
  readonly earlierInMonth?: {
    readonly grossCents: number;
    readonly inssCents: number;
    readonly irrfCents: number;
  };
}

/** Service tax that a municipality requires takers to withhold. */
export interface IssDue {
  /** Rate of 200…500 basis points (LC 116/2003, art. 8º and 8º-A). */
  readonly rateBp: number;
  /** Municipality as on its payment form: `Campinas/SP`. */
  readonly municipality: string;
  /** Day in the following month on which the tax is due. */
  readonly dueDay: number;
  readonly lawRef: string;
}

export interface WithholdingLine {
  readonly code: 'inss' | 'irrf' | 'iss';
  /**
   * Amount to which the rate applies. For INSS, this is the sum of the month's payments up to the ceiling.
   */
  readonly baseCents: number;
  readonly amountCents: number;
  readonly lawRef: string;
  /** For the service tax only: the municipality. */
  readonly municipality?: string | undefined;
  /** For the service tax only: day of the following month on which the tax is due. */
  readonly dueDay?: number | undefined;
}

export interface Withholding {
  /** One line per applicable tax, even if its amount is zero. */
  readonly lines: readonly WithholdingLine[];
  /** Amount to be paid: the gross amount less the amounts of all lines. */
  readonly netCents: number;
}

const NOTHING_EARLIER = { grossCents: 0, inssCents: 0, irrfCents: 0 };

function individualLines(payment: WithholdingInput, table: TaxTable): WithholdingLine[] {
  const earlier = payment.earlierInMonth ?? NOTHING_EARLIER;
  const gross = payment.grossCents + earlier.grossCents;

  const ceiling = portion(table.inss.ceilingCents, table.inss.bp);
  const left = Math.max(0, ceiling - (payment.alreadyWithheldInssCents ?? 0));
  const inss = Math.max(earlier.inssCents, Math.min(portion(gross, table.inss.bp), left));

  const dependants = (payment.dependants ?? 0) * table.irrf.perDependantCents;
  const itemized = inss + dependants + (payment.alimonyCents ?? 0);
  const base = Math.max(0, gross - Math.max(table.irrf.simplifiedCents, itemized));
  const irrf = Math.max(
    earlier.irrfCents,
    toCents(divideHalfEven(incomeTaxOf(base, gross, table), 1_000_000n)),
  );

  return [
    {
      code: 'inss',
      baseCents: Math.min(gross, table.inss.ceilingCents),
      amountCents: inss - earlier.inssCents,
      lawRef: table.inss.lawRef,
    },
    { code: 'irrf', baseCents: base, amountCents: irrf - earlier.irrfCents, lawRef: table.irrf.lawRef },
  ];
}

function companyLines(payment: WithholdingInput, table: TaxTable): WithholdingLine[] {
  const { grossCents: baseCents, taxRegime } = payment;
  if (taxRegime === 'mei' || taxRegime === 'simples')
    return [{ code: 'irrf', baseCents, amountCents: 0, lawRef: table.exempt[taxRegime] }];
  const { bp, lawRef } = table.advertising;
  return [{ code: 'irrf', baseCents, amountCents: portion(baseCents, bp), lawRef }];
}

/** Limits of the service tax rate (LC 116/2003, art. 8º, II, and 8º-A). */
export const issRateBp = { min: 200, max: 500 } as const;

/**
 * Returns true if a company pays the service tax itself. A MEI pays a fixed amount (LC 123/2006, art. 21, §
 * 4º, IV). A company in the Simples pays the rate of its own bracket, which its invoice states (item I of the
 * same paragraph), instead of the municipality's rate.
 */
const paysIssItself = ({ legalForm, taxRegime }: WithholdingInput): boolean =>
  legalForm === 'company' && (taxRegime === 'mei' || taxRegime === 'simples');

function check(payment: WithholdingInput): void {
  const { grossCents, iss } = payment;
  const amounts = [
    grossCents,
    payment.alreadyWithheldInssCents ?? 0,
    payment.dependants ?? 0,
    payment.alimonyCents ?? 0,
    payment.reservedCents ?? 0,
    ...Object.values(payment.earlierInMonth ?? NOTHING_EARLIER),
  ];
  if (amounts.some((amount) => !Number.isSafeInteger(amount) || amount < 0)) {
    throw new RangeError('payment amounts must be non-negative integers');
  }
  if (iss && !(Number.isInteger(iss.rateBp) && iss.rateBp >= issRateBp.min && iss.rateBp <= issRateBp.max)) {
    throw new RangeError(`the service tax must be between 200 and 500 bp: ${iss.rateBp}`);
  }
}

/**
 * Computes what the payer withholds from a payment, by the tables in force on its date. From an individual
 * (RPA): INSS and IRRF. From a company: 1.5 % IRRF on advertising services, unless the company is a MEI or in
 * the Simples. From both: the service tax if the taker's municipality requires it, except from a MEI or a
 * company in the Simples. Pages state that an accountant must confirm the result. Never withholds more than
 * the available amount; the rest is due on the next payment of the month.
 * @throws RangeError for a negative or fractional amount, an invalid rate, or a date before the first table
 */
export function withhold(payment: WithholdingInput): Withholding {
  check(payment);
  const table = taxTableOn(payment.on);
  const lines =
    payment.legalForm === 'individual' ? individualLines(payment, table) : companyLines(payment, table);
  const { grossCents: baseCents, iss } = payment;
  if (iss && !paysIssItself(payment)) {
    const { rateBp, municipality, dueDay, lawRef } = iss;
    const amountCents = portion(baseCents, rateBp);
    lines.push({
      code: 'iss',
      baseCents,
      amountCents,
      municipality,
      dueDay,
      lawRef: `${table.issLawRef}; ${lawRef}`,
    });
  }
  let left = Math.max(0, baseCents - (payment.reservedCents ?? 0));
  const kept = lines.map((line) => {
    const amountCents = Math.min(line.amountCents, left);
    left -= amountCents;
    return { ...line, amountCents };
  });
  return { lines: kept, netCents: kept.reduce((net, line) => net - line.amountCents, baseCents) };
}
