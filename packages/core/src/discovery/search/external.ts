import { knownState } from '@elenco/brazil';
import { z } from 'zod';
import { numberErrorCode, parseAbbreviated, parseDecimal } from '../../kit';
import {
  audience,
  type Channel,
  channel,
  channels,
  date,
  figureSource,
  instant,
  type Presence,
  readHandle,
  skill,
  withoutBidi,
  withPresences,
} from '../../people';
import { ageBand, countryCode, gender, language } from './vocabulary';

/** Text without NUL and unpaired surrogates, which PostgreSQL cannot store. Repeated blanks become one. */
const words = (max: number) =>
  z
    .string()
    .refine((value) => !/[\0\p{Cs}]/u.test(value), 'invalid_format')
    .transform((value) => withoutBidi(value).trim().replace(/\s+/g, ' '))
    .pipe(z.string().max(max, 'too_long'));

/**
 * True for a plausible day. No network is older than 1990, and a year that PostgreSQL cannot store must not
 * stop the import.
 */
const isPlausibleDay = (day: string) => day >= '1990' && day < '2100';

/** A number. A cell that is not a number remains text until here, so that the error can say what to write. */
const number = z.number({ error: ({ input }) => numberErrorCode(input) });

const account = z
  .strictObject({
    channel,
    handle: z.string(),
    followers: z.int('not_whole_number').min(0).max(2_000_000_000, 'too_large').default(0),
    /** Interactions per follower, in percent. */
    engagement: number.min(0).max(100, 'too_large').default(0),
    measuredAt: instant.refine(isPlausibleDay, 'invalid_value').optional(),
    source: figureSource.exclude(['verified']).default('estimated'),
  })
  // In lower case, so that the account is found again in later files.
  .transform((given, context) => {
    const handle = readHandle(given.channel, given.handle)?.toLowerCase();
    if (handle !== undefined) return { ...given, handle };
    context.addIssue({ code: 'custom', path: ['handle'], message: 'invalid_handle' });
    return z.NEVER;
  });

/** Percentage points by which rounded shares of one kind may exceed 100 %. */
const ROUNDING = 2;
const isWhole = (shares: Readonly<Record<string, number | undefined>>) =>
  Object.values(shares).reduce<number>((sum, one = 0) => sum + one, 0) <= 100 + ROUNDING;
/** A share in percent. A cell that is not a number remains text until here. */
const share = number.min(0).max(100, 'too_large');

/**
 * Shares of an audience in percent. Only genders, ages and countries are checked against 100 %, because a
 * person may have several cities and languages.
 */
const givenAudience = audience.extend({
  genders: z.partialRecord(gender, share).refine(isWhole, 'over_hundred').default({}),
  ages: z.partialRecord(ageBand, share).refine(isWhole, 'over_hundred').default({}),
  countries: z.record(countryCode, share).refine(isWhole, 'over_hundred').default({}),
  cities: z.record(words(80), share).optional(),
  languages: z.record(z.string().regex(/^[a-z]{2}$/, 'invalid_value'), share).optional(),
  sample: z.int('not_whole_number').positive('not_whole_number').max(2_000_000_000, 'too_large').optional(),
});

/** A person without an account in a file: a line of NDJSON, or a row of CSV after `recordOfCsv`. */
export const externalRecord = z.strictObject({
  name: words(80).pipe(z.string().min(1, 'required')),
  bio: words(600).default(''),
  mainSkill: skill.nullable().default(null),
  tags: z.array(skill).max(5, 'too_many_tags').default([]),
  country: z
    .string()
    .regex(/^([A-Z]{2})?$/, 'invalid_value')
    .default(''),
  state: words(40).default(''),
  city: words(80).default(''),
  /** Price in BRL. */
  price: number.min(0).max(1_000_000_000, 'too_large').nullable().default(null),
  gender: gender.nullable().default(null),
  age: ageBand.nullable().default(null),
  languages: z.array(language).default([]),
  audience: givenAudience.nullable().default(null),
  activeOn: date.refine(isPlausibleDay, 'invalid_value').nullable().default(null),
  /** Accounts, at least one: their handles identify the person in later files. */
  accounts: z
    .array(account)
    .min(1, 'required')
    .max(9, 'too_many')
    .refine((all) => new Set(all.map((one) => one.channel)).size === all.length, 'given_twice'),
  /** Source and day of this line; by default those of the file. */
  source: words(120)
    .transform((text) => text || null)
    .nullable()
    .default(null),
  sourceAt: date.refine(isPlausibleDay, 'invalid_value').nullable().default(null),
});
export type ExternalRecord = z.output<typeof externalRecord>;

/** Columns with shares, such as `female:68|male:32`, by the audience's field. */
const shareColumns = {
  genders: 'audienceGenders',
  ages: 'audienceAges',
  countries: 'audienceCountries',
  cities: 'audienceCities',
  languages: 'audienceLanguages',
} as const;

/** Columns of a CSV. Each channel has its own, such as `instagram_handle`. */
export const csvColumns = [
  'name',
  'bio',
  'mainSkill',
  'tags',
  'country',
  'state',
  'city',
  'price',
  'gender',
  'age',
  'languages',
  'activeOn',
  ...Object.values(shareColumns),
  'audienceSample',
  'source',
  'sourceAt',
  ...channels.flatMap((one) => [`${one}_handle`, `${one}_followers`, `${one}_engagement`]),
] as const;

/**
 * Converts a CSV row to a record. Semicolons or bars separate the items of lists; empty cells are left out.
 * Numbers are in Portuguese or English notation. Followers are integers, so 48.000 means 48,000. Percentages
 * have no thousands, so 3.125 % is a little over three. A price of 1.500 is ambiguous and refused.
 */
export function recordOfCsv(row: Readonly<Record<string, string>>): unknown {
  const cell = (name: string) => row[name]?.trim() || undefined;
  const whole = (text: string | undefined) => text && (parseAbbreviated(text) ?? text);
  const percent = (text: string | undefined) =>
    text && (parseDecimal(text.replace(/\s*%$/, ''), 'decimal') ?? text);
  const price = () => {
    const text = cell('price')?.replace(/^R\$\s*/i, '');
    const amount = text === undefined ? undefined : parseDecimal(text, 'unclear');
    if (typeof amount === 'number') return amount;
    return text && /\p{L}/u.test(text) ? (parseAbbreviated(text) ?? text) : text;
  };
  const list = (name: string) =>
    cell(name)
      ?.split(/[;|]/)
      .map((one) => one.trim())
      .filter(Boolean);
  const accounts = channels.flatMap((one: Channel) => {
    const known = cell(`${one}_handle`);
    if (known === undefined) return [];
    return [
      given({
        channel: one,
        handle: known,
        followers: whole(cell(`${one}_followers`)),
        engagement: percent(cell(`${one}_engagement`)),
      }),
    ];
  });
  const shares = (name: string) => {
    const items = list(name);
    if (!items) return undefined;
    return Object.fromEntries(
      items.map((item) => {
        const [, key = item, share = ''] = /^(.*):([^:]*)$/.exec(item) ?? [];
        return [key.trim(), percent(share.trim()) ?? share];
      }),
    );
  };
  const reached = given({
    ...Object.fromEntries(Object.entries(shareColumns).map(([field, name]) => [field, shares(name)])),
    sample: whole(cell('audienceSample')),
  });
  const unknown = Object.keys(row).filter((name) => !(csvColumns as readonly string[]).includes(name));
  return given({
    ...Object.fromEntries(
      ['bio', 'mainSkill', 'country', 'state', 'city', 'gender', 'age', 'activeOn', 'source', 'sourceAt'].map(
        (name) => [name, cell(name)],
      ),
    ),
    name: cell('name') ?? '',
    price: price(),
    tags: list('tags'),
    languages: list('languages'),
    audience: Object.keys(reached).length > 0 ? reached : undefined,
    accounts,
    ...Object.fromEntries(unknown.map((name) => [name, row[name]])),
  });
}

const given = (record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

/** A line of a file, with the date and source of its data. */
export interface SourceRecord {
  readonly record: ExternalRecord;
  readonly at: string;
  readonly source?: string;
}

/** Returns noon in UTC, which is on the same day in São Paulo. */
const instantOf = (day: string) => `${day}T12:00:00.000Z`;

/** Returns a line with the source and date that it contains, otherwise with those of its file. */
export const withOwnOrigin = <One extends SourceRecord>(one: One): One => ({
  ...one,
  at: one.record.sourceAt ? instantOf(one.record.sourceAt) : one.at,
  ...(one.record.source && { source: one.record.source }),
});

/**
 * Merges all lines about a person into one profile: the newest value of each field, and the newest metrics of
 * each channel. The result does not depend on the order in which files were imported.
 */
export function profileOf(records: readonly SourceRecord[]) {
  const newest = records.map(withOwnOrigin).sort((a, b) => b.at.localeCompare(a.at));
  const first = <T>(of: (record: ExternalRecord) => T, is: (value: T) => boolean): T | undefined =>
    newest.map(({ record }) => of(record)).find(is);
  const there = (value: unknown) => value !== null;
  const filled = (value: { readonly length: number }) => value.length > 0;
  const presences = new Map<Channel, Presence>();
  for (const { record, at } of newest) {
    for (const {
      channel: on,
      handle: name,
      followers,
      engagement,
      measuredAt = at,
      source,
    } of record.accounts) {
      const known = presences.get(on);
      if (known && known.measuredAt >= measuredAt) continue;
      const engagementBp = Math.round(engagement * 100);
      presences.set(on, { channel: on, handle: name, followers, engagementBp, source, measuredAt });
    }
  }
  const price = first((record) => record.price, there) ?? null;
  const reached = newest.find(({ record }) => record.audience !== null);
  return {
    name: newest[0]?.record.name ?? '',
    bio: first((record) => record.bio, filled) ?? '',
    mainSkill: first((record) => record.mainSkill, there) ?? null,
    tags: first((record) => record.tags, filled) ?? [],
    ...locationOf(
      first((record) => record.country, filled) ?? '',
      first((record) => record.state, filled) ?? '',
    ),
    city: first((record) => record.city, filled) ?? '',
    priceCents: price === null ? null : Math.round(price * 100),
    gender: first((record) => record.gender, there) ?? null,
    ageBand: first((record) => record.age, there) ?? null,
    languages: first((record) => record.languages, filled) ?? [],
    audience: reached?.record.audience
      ? {
          ...reached.record.audience,
          source: 'estimated' as const,
          measuredAt: reached.at,
          ...(reached.source && { provider: reached.source }),
        }
      : null,
    activeOn: first((record) => record.activeOn, there) ?? null,
    ...withPresences([...presences.values()]),
  };
}
/**
 * Returns the location of a profile. Brazilian states become their two letters, as for members and in
 * searches.
 */
const locationOf = (country: string, state: string) => ({
  country,
  state: country === 'BR' ? knownState(state) : state,
});
export type ExternalFacts = ReturnType<typeof profileOf>;
