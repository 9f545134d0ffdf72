import { addDays, bankDaysBefore } from './calendar';

/** A tax that whoever pays keeps back, as its guide (DARF) tells it apart. */
export const withheldTaxes = ['inss', 'irrf_individual', 'irrf_company', 'iss'] as const;
export type WithheldTax = (typeof withheldTaxes)[number];

interface TaxDue {
  readonly tax: WithheldTax;
  /** The first month that the rule holds for. */
  readonly from: string;
  /** Day of the following month; where banks are closed on it, the last day before on which they are open. */
  readonly day: number;
  /** The code on the guide. */
  readonly code: string;
  readonly lawRef: string;
}

/**
 * In order of date; a new rule is a new row, and no row is ever changed. The service tax is each municipality's own, so
 * that its day stands in `iss-rules`.
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

/** The day of the month after a month (`YYYY-MM`), or the last one before it on which banks are open. */
export function dueAfterMonth(month: string, day: number): string {
  const next = addDays(`${month}-01`, 31).slice(0, 7);
  return bankDaysBefore(addDays(`${next}-${String(day).padStart(2, '0')}`, 1), 1);
}

/**
 * When and by which code what was kept back in a month (`YYYY-MM`) is paid; undefined where the rule is not ours to know.
 */
export function taxDue(tax: WithheldTax, month: string) {
  const rule = rules.findLast((one) => one.tax === tax && one.from <= month);
  if (!rule) return undefined;
  return { dueOn: dueAfterMonth(month, rule.day), code: rule.code, lawRef: rule.lawRef };
}
