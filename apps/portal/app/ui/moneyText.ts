import { parseMoney } from '@elenco/core/kit';
import { isLocale, tags } from '../i18n/locales';

const suffix = ':money';

/** The name of the marker beside a money input; its value is the locale in which the amount is typed. */
export function moneyMarker(name: string): string {
  return `${name}${suffix}`;
}

/**
 * Replaces every amount that a person typed ("1.400,00", marked by its `MoneyField`) with whole minor units ("140000")
 * and drops the markers. To be called on a form's data before it is parsed, in the browser and on the server alike, so
 * that both read the same amount and a form works without scripts. What is no amount stays as typed, and the schema
 * refuses it.
 */
export function readMoney(form: FormData): FormData {
  const read = new FormData();
  for (const [name, value] of form) {
    if (name.endsWith(suffix)) continue;
    const locale = form.get(moneyMarker(name));
    const cents = isLocale(locale) && typeof value === 'string' ? parseMoney(value, tags[locale]) : undefined;
    read.append(name, cents === undefined ? value : String(cents));
  }
  return read;
}
