import { addDays, daysBetween } from './calendar';

/** Constants of the layout (FEBRABAN; Carta-Circular BCB 2.926/2000; the factor restarts on 2025-02-22). */
const FACTOR_BASE = '1997-10-07';
const FACTOR_CYCLE = 9000;
const CURRENCY_REAL = '9';

/** Data from which a boleto is made. */
export interface Boleto {
  /** COMPE code of the bank, 3 digits. */
  readonly bank: string;
  /** Due date, `YYYY-MM-DD`. */
  readonly dueOn: string;
  /** Value in centavos, at most 10 digits. */
  readonly amountCents: number;
  /** 25 digits whose meaning each bank defines. */
  readonly freeField: string;
}

/**
 * Returns the factor for a due date: days since 1997-10-07 up to 9999 (2025-02-21), then 1000…9999
 * repeatedly.
 * @throws RangeError for an earlier date
 */
export function dueFactor(day: string): number {
  const days = daysBetween(FACTOR_BASE, day);
  if (days < 0) throw new RangeError(`due date is before the first possible one of a boleto: ${day}`);
  return days <= 9999 ? days : ((days - 10_000) % FACTOR_CYCLE) + 1000;
}

/**
 * Returns the due date for a factor. A factor of 1000 or more repeats every 9000 days. Returns the date with
 * this factor that is closest to `near` (usually today). Returns undefined for 0, which means "no due date".
 */
export function dayOfFactor(factor: number, near: string): string | undefined {
  if (factor === 0) return undefined;
  const first = addDays(FACTOR_BASE, factor);
  if (factor < 1000) return first;
  const cycles = Math.max(0, Math.round(daysBetween(first, near) / FACTOR_CYCLE));
  return addDays(first, cycles * FACTOR_CYCLE);
}

/**
 * Returns the check digit of a field in the digitable line: mod 10, weights 2 and 1 in turn from the right.
 * The digits of each product are added up.
 */
function mod10(digits: string): string {
  const total = [...digits].reverse().reduce((sum, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return sum + (product > 9 ? product - 9 : product);
  }, 0);
  return String((10 - (total % 10)) % 10);
}

/** Returns the check digit of the bar code: mod 11, weights 2 to 9 from the right; 0, 10 and 11 become 1. */
function mod11(digits: string): string {
  const total = [...digits].reverse().reduce((sum, digit, i) => sum + Number(digit) * (2 + (i % 8)), 0);
  const digit = 11 - (total % 11);
  return digit > 9 ? '1' : String(digit);
}

function lineOf(barCode: string): string {
  const free = barCode.slice(19);
  const fields = [barCode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return fields.map((field) => field + mod10(field)).join('') + barCode.slice(4, 19);
}

/**
 * Returns the bar code (44 digits) and the digitable line (47, without punctuation) of a boleto.
 * @throws RangeError unless the bank has 3 digits, the free field has 25 digits, the value is 1…9 999 999 999
 * centavos (zero would mean "any value"), and the due date is 1997-10-07 or later
 */
export function boleto(slip: Boleto): { barCode: string; line: string } {
  if (!/^\d{3}$/.test(slip.bank)) throw new RangeError(`not a bank code: ${slip.bank}`);
  if (!/^\d{25}$/.test(slip.freeField)) throw new RangeError('the free field must have 25 digits');
  const { amountCents } = slip;
  if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > 9_999_999_999) {
    throw new RangeError(`not a valid value of a boleto: ${amountCents}`);
  }
  const factor = String(dueFactor(slip.dueOn)).padStart(4, '0');
  const rest = factor + String(amountCents).padStart(10, '0') + slip.freeField;
  const head = slip.bank + CURRENCY_REAL;
  const barCode = head + mod11(head + rest) + rest;
  return { barCode, line: lineOf(barCode) };
}

/**
 * A parsed digitable line: the data of the boleto, and its bar code. `dueOn` is missing if the boleto has no
 * due date.
 */
export type ReadBoleto = Omit<Boleto, 'dueOn'> & { readonly dueOn?: string; readonly barCode: string };

/**
 * Parses a digitable line, with or without punctuation, and checks all four check digits. A factor can mean
 * several due dates. Returns the one closest to `near` (see `dayOfFactor`). Returns undefined if the text is
 * not the line of a boleto in reais.
 */
export function parseBoletoLine(text: string, near: string): ReadBoleto | undefined {
  const line = text.replace(/[.\s]/g, '');
  if (!/^\d{47}$/.test(line)) return undefined;
  const freeField = line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);
  const barCode = line.slice(0, 4) + line.slice(32) + freeField;
  const sound =
    barCode[3] === CURRENCY_REAL &&
    line[32] === mod11(barCode.slice(0, 4) + barCode.slice(5)) &&
    line === lineOf(barCode);
  if (!sound) return undefined;
  return {
    bank: line.slice(0, 3),
    dueOn: dayOfFactor(Number(line.slice(33, 37)), near),
    amountCents: Number(line.slice(37)),
    freeField,
    barCode,
  };
}
