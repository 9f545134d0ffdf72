import type { FactLabel } from '@elenco/core/hiring';
import { type Currency, createCountFormatter, createListFormatter, formatMoney } from '@elenco/core/kit';
import { type I18nProvider, useI18nProvider, useLocaleState } from 'ra-core';
import type { Messages } from '../providers/i18n';
import { declarationOf, isResource, type ResourceName } from '../resources';
import { optionSetOf } from './options';

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];
/** Locale keys of the back office's own texts, without those of react-admin and the shared catalogs. */
export type TextKey = Leaves<
  Omit<Messages, 'ra' | 'brief' | 'fields' | 'problems' | 'resources' | 'options' | 'trail'>
>;

type Params = Readonly<Record<string, string | number>>;
type Translate = (key: string, options?: Record<string, unknown>) => string;

const timeZone = 'America/Sao_Paulo';
/** Converts a business date to noon in São Paulo, so that no time zone changes its day. */
const momentOf = (value: string) => new Date(value.length === 10 ? `${value}T12:00:00-03:00` : value);

const isInstant = (value: string | number): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

const steps: [limit: number, unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  [3_600, 'minute', 60],
  [86_400, 'hour', 3_600],
  [86_400 * 60, 'day', 86_400],
  [Number.POSITIVE_INFINITY, 'month', 86_400 * 30],
];

/** Shortens "20 de dez. de 2026" to "20 dez 2026" for tables. */
const plain = (text: string) => text.replace(/ de | de /g, ' ').replace(/\.(?= )/g, '');

/**
 * Returns a function that creates a formatter on its first call and then reuses it, since creating one is
 * expensive.
 */
function memoized<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export function wordsIn(translate: Translate, locale: string) {
  const tag = locale === 'pt' ? 'pt-BR' : 'en';
  const day = memoized(
    () => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone }),
  );
  const moment = memoized(
    () => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  );
  const month = memoized(() => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone }));
  const shortMonth = memoized(() => new Intl.DateTimeFormat(tag, { month: 'short', timeZone }));
  const number = memoized(() => new Intl.NumberFormat(tag));
  const compact = memoized(() => createCountFormatter(tag));
  const days = memoized(
    () => new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
  );
  const percent = memoized(() => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }));
  const rate = memoized(
    () => new Intl.NumberFormat(tag, { minimumFractionDigits: 4, maximumFractionDigits: 6 }),
  );
  const relative = memoized(() => new Intl.RelativeTimeFormat(tag, { numeric: 'always', style: 'long' }));
  const list = memoized(() => createListFormatter(tag));
  const region = memoized(() => new Intl.DisplayNames(tag, { type: 'region' }));
  return {
    locale: locale === 'pt' ? ('pt' as const) : ('en' as const),
    /** Locale tag for `Intl` and number parsing. */
    tag,
    t: (key: TextKey, params?: Params) => translate(key, params),
    name: (resource: ResourceName, count = 1) =>
      translate(`resources.${resource}.name`, { smart_count: count }),
    /** Returns a record's kind and number, since users, creators and companies are numbered independently. */
    numbered: (resource: ResourceName, id: number | string) =>
      translate('kit.numbered', { name: translate(`resources.${resource}.name`, { smart_count: 1 }), id }),
    /** Name of a table in the audit log. */
    table: (table: string) =>
      isResource(table)
        ? translate(`resources.${table}.name`, { smart_count: 1 })
        : translate(`trail.tables.${table}`, { _: table }),
    event: (kind: string) => translate(`trail.events.${kind}`, { _: kind }),
    /** Describes an event by the kind of record, and by the record's state after the event. */
    happened(kind: string) {
      const own = translate(`trail.events.${kind}`, { _: '' });
      if (own) return own;
      const [resource = '', move = ''] = kind.split('.');
      const flow = isResource(resource) ? declarationOf(resource).flow : undefined;
      const to = move === 'create' ? flow?.initial : flow?.moves[move]?.to;
      if (!to) return this.command(kind);
      const name = translate(`resources.${resource}.name`, { smart_count: 1 });
      return `${name}: ${translate(`resources.${resource}.status.${to}`)}`;
    },
    /**
     * Describes a command by its own text, or by its record and move. For a command that no longer exists,
     * returns the raw name.
     */
    command(name: string) {
      const [resource = '', move] = name.split('.');
      const moved = isResource(resource)
        ? translate(`resources.${resource}.moves.${move}`, { _: '' }) ||
          translate(`trail.plain.${move}`, { _: '' })
        : '';
      const own = translate(`trail.commands.${name}`, { _: '' });
      return (
        own || (moved ? `${translate(`resources.${resource}.name`, { smart_count: 1 })}: ${moved}` : name)
      );
    },
    /** Describes the cause of a ledger entry by its own text, or by the record and move of its command. */
    cause(name: string) {
      const [resource = '', move] = name.split('.');
      const moved = () =>
        `${translate(`resources.${resource}.name`, { smart_count: 1 })}: ${translate(`resources.${resource}.moves.${move}`)}`;
      const own = translate(`books.causes.${name}`, { _: '' });
      return own || moved();
    },
    field: (resource: ResourceName, source: string) => translate(`resources.${resource}.fields.${source}`),
    status: (resource: ResourceName, state: string) => translate(`resources.${resource}.status.${state}`),
    move: (resource: ResourceName, move: string) => translate(`resources.${resource}.moves.${move}`),
    /** Returns the result of a move as a participle that follows the record's name. */
    done: (resource: ResourceName, move: string) => translate(`done.${resource}.${move}`),
    option: (resource: ResourceName, source: string, value: string) =>
      translate(`options.${optionSetOf(resource, source)}.${value}`, { _: value }),
    oneOf: (set: keyof Messages['options'], value: string, params: Params = {}) =>
      translate(`options.${set}.${value}`, { ...params, _: value }),
    /** Label of a brief's field. */
    brief: (label: FactLabel) => translate(`brief.fields.${label}`),
    /** Returns the text of a problem. Instants among its parameters are formatted. */
    problem: (code: string, params: Params = {}) =>
      translate(`problems.${code}`, {
        _: code,
        ...Object.fromEntries(
          Object.entries(params).map(([name, value]) => [
            name,
            isInstant(value) ? plain(moment().format(momentOf(value))) : value,
          ]),
        ),
      }),
    money: (cents: number, currency: Currency) => formatMoney(cents, currency, tag).replace('-', '−'),
    /** Formats an amount for an input, with cents but without the currency. */
    amount: (cents: number) => formatMoney(cents, 'BRL', tag).replace(/[^\d.,-]/g, ''),
    number: (value: number) => number().format(value),
    days: (count: number) => days().format(count),
    compact: (value: number) => compact()(value),
    rate: (basisPoints: number) => percent().format(basisPoints / 10_000),
    /** Formats an exchange rate, given in millionths, with at least four decimals, as banks do. */
    exchangeRate: (micros: number) => rate().format(micros / 1_000_000),
    day: (value: string) => plain(day().format(momentOf(value))),
    month: (value: string) => month().format(momentOf(value)),
    /** Short name of a month, for a chart's axis. */
    shortMonth: (value: string) => shortMonth().format(momentOf(value)).replace('.', ''),
    moment: (value: string) => plain(moment().format(momentOf(value))),
    /** Returns the name of a country by its code. Returns other values unchanged. */
    country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (region().of(code) ?? code) : code),
    /** Returns the text with single quotation marks, for use between double ones. */
    nested: (text: string) => text.replaceAll('“', '‘').replaceAll('”', '’'),
    list: (items: readonly string[]) => list().format(items),
    /** Returns the relative time, such as "há 3 dias". */
    since(value: string, now: Date = new Date()): string {
      const seconds = Math.round((momentOf(value).getTime() - now.getTime()) / 1000);
      if (Math.abs(seconds) < 60) return translate('kit.now');
      const [, unit, size] = steps.find(([limit]) => Math.abs(seconds) < limit) ?? steps[0]!;
      return relative().format(Math.trunc(seconds / size), unit);
    },
  };
}

export type Words = ReturnType<typeof wordsIn>;

/** Formatters and texts, cached by provider and language, since every table cell uses them. */
const made = new WeakMap<I18nProvider, Map<string, Words>>();

function wordsOf(provider: I18nProvider, locale: string): Words {
  const known = made.get(provider) ?? new Map<string, Words>();
  made.set(provider, known);
  const words = known.get(locale) ?? wordsIn(provider.translate, locale);
  known.set(locale, words);
  return words;
}

/** Returns the formatters and texts of the user's locale. */
export function useWords(): Words {
  const [locale] = useLocaleState();
  return wordsOf(useI18nProvider(), locale);
}
