import { addDays, bankDaysBefore } from './calendar';

/**
 * Taxes that the payer withholds. Income tax (IRRF) is listed twice, because its payment forms (DARF) for
 * individuals and companies differ.
 */
export const withheldTaxes = ['inss', 'irrf_individual', 'irrf_company', 'iss'] as const;
export type WithheldTax = (typeof withheldTaxes)[number];

interface TaxDue {
  readonly tax: WithheldTax;
  /** First month (`YYYY-MM`) in which the rule applies. */
  readonly from: string;
  /**
   * Day of the following month on which the tax is due. If banks are closed on this day, the tax is due on
   * the last bank day before it.
   */
  readonly day: number;
  /** Code on the payment form. */
  readonly code: string;
  readonly lawRef: string;
}

/**
 * Rules by date. A new rule is a new row; rows are never changed. The service tax (ISS) depends on the
 * municipality: see `iss-rules`.
 */
const rules: readonly TaxDue[] = [
  {
    tax: 'inss',
    from: '2008-11',
    day: 20,
    code: '1099',
    lawRef: 'Lei 8.212/1991, art. 30, I, b, e § 2º, II',
  },
  {
    tax: 'irrf_individual',
    from: '2008-11',
    day: 20,
    code: '0588',
    lawRef: 'Lei 11.196/2005, art. 70, I, e',
  },
  { tax: 'irrf_company', from: '2008-11', day: 20, code: '8045', lawRef: 'Lei 11.196/2005, art. 70, I, e' },
];

/** Returns a day of the month after `month` (`YYYY-MM`), or the last bank day before it. */
export function dueAfterMonth(month: string, day: number): string {
  const next = addDays(`${month}-01`, 31).slice(0, 7);
  return bankDaysBefore(addDays(`${next}-${String(day).padStart(2, '0')}`, 1), 1);
}

/**
 * Returns the due date and the code for a tax withheld in a month (`YYYY-MM`). Returns undefined if there is
 * no rule for the tax or the month. ISS has no rule here.
 */
export function taxDue(tax: WithheldTax, month: string) {
  const rule = rules.findLast((one) => one.tax === tax && one.from <= month);
  if (!rule) return undefined;
  return { dueOn: dueAfterMonth(month, rule.day), code: rule.code, lawRef: rule.lawRef };
}
