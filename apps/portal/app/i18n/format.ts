import type { Currency } from '@elenco/core/kit';
import { createCountFormatter, createListFormatter, formatMoney } from '@elenco/core/kit';
import { type Locale, tags } from './locales';

/** Time zone in which the server and the browser show business dates and instants. */
const timeZone = 'America/Sao_Paulo';

const dateStyles = {
  /** 12 nov; 12 nov 2027 if the year is not the current one. */
  short: { day: 'numeric', month: 'short' },
  /** 12 de novembro de 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** sábado, 21 de novembro */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** novembro de 2026 */
  month: { month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

/** Seconds below which a relative time counts days. */
const DAYS_UNTIL_WEEKS = 86_400 * 14;

const RELATIVE_TIME_UNITS: [limit: number, unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  [60, 'second', 1],
  [3_600, 'minute', 60],
  [86_400, 'hour', 3_600],
  // Up to two weeks, since "last week" would be wrong for 13 days ago.
  [DAYS_UNTIL_WEEKS, 'day', 86_400],
  [86_400 * 30, 'week', 86_400 * 7],
  [86_400 * 365, 'month', 86_400 * 30],
  [Number.POSITIVE_INFINITY, 'year', 86_400 * 365],
];

/**
 * Normalizes spaces, since server and browsers have different versions of ICU. Some write a narrow no-break
 * space before "PM".
 */
function normalizeSpaces(text: string): string {
  return text.replace(/[\u202f\u2009]/g, ' ');
}

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
/**
 * Converts a value to an instant. A business date becomes noon in São Paulo, so that no time zone changes its
 * day.
 */
const instant = (value: string) => new Date(isDay(value) ? `${value}T12:00:00-03:00` : value);

function build(locale: Locale) {
  const tag = tags[locale];
  const number = new Intl.NumberFormat(tag);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const multiple = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const list = createListFormatter(tag);
  const either = new Intl.ListFormat(tag, { type: 'disjunction' });
  const year = new Intl.DateTimeFormat(tag, { year: 'numeric', timeZone });
  const time = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone });
  const exact = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const dates = Object.fromEntries(
    Object.entries(dateStyles).map(([style, parts]) => [
      style,
      new Intl.DateTimeFormat(tag, { ...parts, timeZone }),
    ]),
  ) as Record<DateStyle, Intl.DateTimeFormat>;
  const prices = new Map<string, Intl.NumberFormat>();
  const priceFormat = (currency: Currency, maximumFractionDigits: number) => {
    const key = `${currency}${maximumFractionDigits}`;
    const digits = { minimumFractionDigits: 2, maximumFractionDigits };
    const found = prices.get(key) ?? new Intl.NumberFormat(tag, { style: 'currency', currency, ...digits });
    prices.set(key, found);
    return found;
  };
  const shortWithYear = new Intl.DateTimeFormat(tag, { ...dateStyles.short, year: 'numeric', timeZone });

  return {
    /** Minor units → "R$ 1.400,00". */
    money: (cents: number, currency: Currency) => normalizeSpaces(formatMoney(cents, currency, tag)),
    number: (value: number) => number.format(value),
    /** 48 000 → "48 mil" / "48K". */
    compact: createCountFormatter(tag),
    /** Basis points → "15%". */
    rate: (basisPoints: number) => percent.format(basisPoints / 10_000),
    /** 0.0589 → "5,9%". */
    percent: (ratio: number) => normalizeSpaces(share.format(ratio)),
    /** 1.5 → "1,5×". */
    times: (ratio: number) => `${multiple.format(ratio)}×`,
    /** Formats a unit price in fractional minor units. Prices below ten minor units have two more digits. */
    price: (cents: number, currency: Currency) =>
      normalizeSpaces(priceFormat(currency, cents > 0 && cents < 10 ? 4 : 2).format(cents / 100)),
    list: (items: readonly string[]) => list.format(items),
    /** "a, b ou c". */
    anyOf: (items: readonly string[]) => either.format(items),
    /**
     * Formats a day (`YYYY-MM-DD`) or an instant (ISO, UTC). `now` determines whether the short form includes
     * the year.
     */
    date(value: string, style: DateStyle = 'short', now?: Date): string {
      const when = instant(value);
      const other = style === 'short' && now !== undefined && year.format(when) !== year.format(now);
      const text = normalizeSpaces((other ? shortWithYear : dates[style]).format(when));
      // Shortens "12 de nov. de 2026" to "12 nov 2026", which fits beside amounts.
      return style === 'short' ? text.replaceAll(' de ', ' ').replaceAll('.', '') : text;
    },
    time: (value: string) => normalizeSpaces(time.format(instant(value))),
    /** Formats the exact time, for the tooltip of a relative time. */
    exact: (value: string) =>
      isDay(value)
        ? normalizeSpaces(dates.long.format(instant(value)))
        : normalizeSpaces(exact.format(instant(value))),
    /** Formats a relative time ("há 12 minutos", "em 2 dias"); a day is a calendar day, not 24 hours. */
    relative(value: string, now: Date): string {
      const seconds = Math.round((instant(value).getTime() - now.getTime()) / 1000);
      const [, unit, size] =
        RELATIVE_TIME_UNITS.find(([limit]) => Math.abs(seconds) < limit) ?? RELATIVE_TIME_UNITS[0]!;
      if (unit === 'day' || (isDay(value) && Math.abs(seconds) < DAYS_UNTIL_WEEKS)) {
        return relative.format(Math.round((noonOf(instant(value)) - noonOf(now)) / 86_400_000), 'day');
      }
      return relative.format(Math.trunc(seconds / size), unit);
    },
  };
}

const dayIn = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
/** Returns noon in São Paulo on the day of `now`, in milliseconds. */
const noonOf = (now: Date) => instant(dayIn.format(now)).getTime();

export type Formats = ReturnType<typeof build>;

const built = new Map<Locale, Formats>();

/** Returns the formatters of a language. They are cached, since Intl objects are expensive to create. */
export function formats(locale: Locale): Formats {
  const found = built.get(locale) ?? build(locale);
  built.set(locale, found);
  return found;
}
