import { formatCnpj, formatCpf } from '@elenco/brazil';
import type { Currency } from '../../kit';

/** Formats amounts and months in a user's language. */
export interface TextFormat {
  money(cents: number, currency: Currency): string;
  /** @param day first day of the month, `YYYY-MM-DD` */
  month(day: string): string;
}

/** Formats the amounts, months and tax numbers in the text of a `GateCheck` for display. */
export function checkText(text: string, { money, month }: TextFormat): string {
  return text
    .replace(/\b(\d+)\.(\d{2}) (BRL|USD|EUR)\b/g, (_, whole, cents, currency) =>
      money(Number(whole + cents), currency),
    )
    .replace(/\b\d{4}-\d{2}\b(?!-)/g, (found) => month(`${found}-01`))
    .replace(/\b[0-9A-Z]{12}\d{2}\b/g, formatCnpj)
    .replace(/\b\d{11}\b/g, (found) => formatCpf(found));
}
