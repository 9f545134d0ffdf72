import { divideHalfEven, portion, toCents } from './amounts';
import { incomeTaxOf, type TaxTable, taxTableOn } from './taxTables';

/** What a payment is, as far as withholding goes. All amounts are centavos. */
export interface WithholdingInput {
  /** What the creator is paid before taxes. */
  readonly grossCents: number;
  readonly legalForm: 'individual' | 'company';
  /** How a company is taxed; `other` unless it has declared, and shown, something else. */
  readonly taxRegime?: 'mei' | 'simples' | 'other' | null | undefined;
  /** Business date of the payment, which selects the tables. */
  readonly on: string;
  /** INSS that other payers declare to have withheld in the month; it uses up the ceiling. */
  readonly alreadyWithheldInssCents?: number;
  readonly dependants?: number;
  readonly alimonyCents?: number;
  /** The service tax, where the taker's municipality has it withheld. */
  readonly iss?: IssDue | undefined;
  /** What of it is spent already, so that taxes can no longer take it. */
  readonly reservedCents?: number;
  /**
   * Earlier payments by the same payer to the same individual in the same month. INSS and IRRF are due on
   * the month's total, so that they are computed on all of it and what was withheld comes off.
   */
  readonly earlierInMonth?: {
    readonly grossCents: number;
    readonly inssCents: number;
    readonly irrfCents: number;
  };
}

/** What a municipality has its takers keep back of services. */
export interface IssDue {
  /** 200…500 basis points (LC 116/2003, art. 8º and 8º-A). */
  readonly rateBp: number;
  /** As its guide says it: `Campinas/SP`. */
  readonly municipality: string;
  /** Day of the following month on which the guide is due. */
  readonly dueDay: number;
  readonly lawRef: string;
}

export interface WithholdingLine {
  readonly code: 'inss' | 'irrf' | 'iss';
  /** What the rate applies to; for INSS the month's remuneration up to the ceiling. */
  readonly baseCents: number;
  readonly amountCents: number;
  readonly lawRef: string;
  /** Of the service tax alone: whom it is owed to, and the day of the following month on which. */
  readonly municipality?: string | undefined;
  readonly dueDay?: number | undefined;
}

export interface Withholding {
  /** One line per tax that applies, also when its amount is zero. */
  readonly lines: readonly WithholdingLine[];
  /** What arrives: gross minus all lines. */
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
  const itemised = inss + dependants + (payment.alimonyCents ?? 0);
  const base = Math.max(0, gross - Math.max(table.irrf.simplifiedCents, itemised));
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

/** The bounds of the service tax's rate (LC 116/2003, art. 8º, II, and 8º-A). */
export const issRateBp = { min: 200, max: 500 } as const;

/**
 * A MEI pays a fixed amount (LC 123/2006, art. 21, § 4º, IV), and one in the Simples by the rate of its own bracket, which
 * its invoice says (I), not by the municipality's.
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
    throw new RangeError('amounts of a payment are whole and not negative');
  }
  if (iss && !(Number.isInteger(iss.rateBp) && iss.rateBp >= issRateBp.min && iss.rateBp <= issRateBp.max)) {
    throw new RangeError(`the service tax is between 200 and 500 bp: ${iss.rateBp}`);
  }
}

/**
 * What the payer keeps back from a payment, by the tables in force on its date: INSS and IRRF
 * for an individual (RPA), 1.5 % IRRF on advertising services for a company unless it is a MEI or in the Simples, the
 * service tax where the taker's municipality has it withheld, of either but a MEI or one in the Simples. Screens say that an accountant confirms it.
 * Never keeps back more than there is: what is missing is due on the next payment of the month.
 * @throws RangeError for a negative or fractional amount, an impossible rate, or a date before the first table.
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
