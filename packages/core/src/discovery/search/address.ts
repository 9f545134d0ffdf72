import { knownState } from '@elenco/brazil';
import { type FieldError, parseAbbreviated, parseMoney, parsePercent } from '../../kit';
import { emptyQuery, MAX_VALUES, type SearchQuery, searchQuery, withoutUnused } from './query';
import { regionOf } from './regions';
import { rankFactors, usualWeights, type Weights, weightsShape } from './weights';

type Params = Pick<URLSearchParams, 'getAll'> & { keys(): IterableIterator<string> };

/**
 * Converts a form field to a value of the query and back. Users type amounts in BRL and percent; the query
 * contains centavos and basis points.
 */
interface Codec {
  /** @param locale language in which numbers are typed; undefined if unknown */
  read(values: readonly string[], locale?: string): unknown;
  write(value: never): readonly string[];
}

const text: Codec = { read: ([value = '']) => value, write: (value: string) => (value ? [value] : []) };
const optional: Codec = {
  read: ([value = '']) => value || null,
  write: (value: string | null) => (value === null ? [] : [value]),
};
const list: Codec = {
  read: (values) => values.flatMap((value) => value.split(',')).filter(Boolean),
  write: (values: readonly string[]) => values,
};
const flag: Codec = {
  read: ([value = '']) => (value === '1' || value === 'on' ? true : value === '' ? false : value),
  write: (value: boolean) => (value ? ['1'] : []),
};

/**
 * Returns the codec of a number as users write it. Its `read` returns any other text unchanged, so that the
 * schema refuses the text.
 */
const number = (places: number, parse: (text: string, locale?: string) => number | undefined): Codec => ({
  read([value = ''], locale) {
    const trimmed = value.trim();
    return trimmed === '' ? null : (parse(trimmed, locale) ?? trimmed);
  },
  write(value: number | null) {
    if (value === null) return [];
    if (places === 0) return [String(value)];
    const digits = String(value).padStart(places + 1, '0');
    const decimals = digits.slice(-places).replace(/0+$/, '');
    return [`${digits.slice(0, -places)}${decimals && `.${decimals}`}`];
  },
});
const whole = number(0, parseAbbreviated);
const percent = number(2, parsePercent);
/** Codec of a whole percentage, with or without a percent sign. */
const share = number(0, (text) => parseAbbreviated(text.replace(/\s*%$/, '')));
/**
 * Codec of an amount. If the language is unknown, accepts only an amount that means the same in both
 * languages.
 */
const amount = number(2, (text, locale) => {
  if (locale !== undefined) return parseMoney(text, locale);
  const [inOne, inOther] = [parseMoney(text, 'pt-BR'), parseMoney(text, 'en')];
  return inOne === inOther ? inOne : undefined;
});

/** Returns the codec of a field that has a default value. The query string leaves out the default value. */
const choice = (usual: string): Codec => ({
  read: ([value = '']) => value || usual,
  write: (value: string) => (value === usual ? [] : [value]),
});

const codecs: { readonly [Field in Exclude<keyof SearchQuery, 'weights'>]: readonly [name: string, Codec] } =
  {
    text: ['q', text],
    kind: ['kind', optional],
    channels: ['channel', list],
    skills: ['skill', list],
    match: ['match', choice('any')],
    followersFrom: ['followersFrom', whole],
    followersTo: ['followersTo', whole],
    engagementFrom: ['engagementFrom', percent],
    engagementTo: ['engagementTo', percent],
    priceFrom: ['priceFrom', amount],
    priceTo: ['priceTo', amount],
    priceFormat: ['priceFormat', optional],
    country: ['country', optional],
    states: ['state', list],
    cities: ['city', list],
    genders: ['gender', list],
    ages: ['age', list],
    languages: ['language', list],
    available: ['available', flag],
    verified: ['verified', flag],
    audienceGender: ['audienceGender', optional],
    audienceGenderShare: ['audienceGenderShare', share],
    audienceAges: ['audienceAge', list],
    audienceLanguages: ['audienceLanguage', list],
    audienceCountry: ['audienceCountry', optional],
    audienceCity: ['audienceCity', text],
    captions: ['captions', text],
    activeWithin: ['activeWithin', whole],
    sort: ['sort', choice('relevance')],
    after: ['after', optional],
  };

type Field = keyof typeof codecs;
const fields = Object.keys(codecs) as Field[];
const weightName = (factor: string) => `weight${factor[0]?.toUpperCase()}${factor.slice(1)}`;

/** Returns the parameter name of a field in query strings and forms. */
export const paramOf = (field: Field): string => codecs[field][0];
export const weightParams = Object.fromEntries(
  rankFactors.map((factor) => [factor, weightName(factor)]),
) as Readonly<Record<keyof Weights, string>>;
const known = new Set([...fields.map(paramOf), ...Object.values(weightParams)]);
/** Fields that may have several values. */
const lists = new Set(fields.filter((field) => codecs[field][1] === list));

/** Returns the canonical query string of a search. */
export function writeQuery(query: SearchQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of fields) {
    const [name, codec] = codecs[field];
    for (const value of codec.write(query[field] as never)) params.append(name, value);
  }
  for (const factor of rankFactors) {
    const weight = query.weights[factor];
    if (weight !== usualWeights[factor]) params.append(weightParams[factor], String(weight));
  }
  return params;
}

/**
 * Parses a query string. Returns errors by field (`pointer` is `/` and the parameter's name), and a query
 * without the invalid values; REST refuses the request instead. Unknown names are `unknown_filter`, unless
 * the page declares them (`own`). With a `locale`, amounts are read in its notation; a query string from
 * `writeQuery` means the same in all languages.
 */
export function readQuery(
  params: Params,
  { own = [], locale }: { own?: readonly string[]; locale?: string } = {},
): { query: SearchQuery; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const query: Record<string, unknown> = {};
  for (const field of fields) {
    const [name, codec] = codecs[field];
    const values = params.getAll(name);
    if (values.length > 1 && !lists.has(field)) errors.push({ pointer: `/${name}`, code: 'given_twice' });
    const read = searchQuery.shape[field].safeParse(codec.read(values, locale));
    if (!read.success) errors.push({ pointer: `/${name}`, code: codeOf(read.error.issues[0]?.message) });
    query[field] = read.success ? read.data : emptyQuery[field];
  }
  query.weights = weightsFrom(params, errors);
  for (const name of new Set(params.keys())) {
    if (!known.has(name) && !own.includes(name))
      errors.push({ pointer: `/${name}`, code: 'unknown_filter', params: { value: name } });
  }
  const checked = orderedRanges(query as unknown as SearchQuery, errors);
  return { query: withoutUnused(withStates(checked)), errors };
}

function weightsFrom(params: Params, errors: FieldError[]): Weights {
  const weights: Record<string, number> = { ...usualWeights };
  for (const factor of rankFactors) {
    const name = weightParams[factor];
    const value = whole.read(params.getAll(name));
    if (value === null) continue;
    const read = weightsShape.shape[factor].safeParse(value);
    if (read.success) weights[factor] = read.data;
    else errors.push({ pointer: `/${name}`, code: codeOf(read.error.issues[0]?.message) });
  }
  return weights as Weights;
}

/** Replaces names of Brazilian states with their abbreviations, and names of regions with their states. */
function withStates(query: SearchQuery): SearchQuery {
  if (query.country !== null && query.country !== 'BR') return query;
  const states = query.states.flatMap((name) => regionOf(name) ?? knownState(name));
  return { ...query, states: [...new Set(states)].sort().slice(0, MAX_VALUES) };
}

/** Reports ranges whose upper end is below the lower end, instead of finding no creators. */
function orderedRanges(query: SearchQuery, errors: FieldError[]): SearchQuery {
  const ranges = [
    ['followersFrom', 'followersTo'],
    ['engagementFrom', 'engagementTo'],
    ['priceFrom', 'priceTo'],
  ] as const;
  let checked = query;
  for (const [from, to] of ranges) {
    const [lower, upper] = [query[from], query[to]];
    if (lower === null || upper === null || lower <= upper) continue;
    errors.push({ pointer: `/${to}`, code: 'range_reversed' });
    checked = { ...checked, [to]: null };
  }
  return checked;
}

/**
 * Returns the error code. Our codes are in snake case; other messages come from zod and mean that the value
 * is invalid.
 */
const codeOf = (message = '') => (/^[a-z_]+$/.test(message) ? message : 'invalid_value');
