import { activeWithins, MAX_CAPTIONS, type SearchQuery } from '../query';
import { type Tier, tierRange } from '../tiers';
import { bandsOf, isExact } from './ageGroups';
import { type Bound, takeAmounts } from './amounts';
import {
  audienceSpans,
  LIMITED_SHARE,
  takeAudienceCity,
  takeAudienceCountry,
  takeAudienceShare,
  takeLanguages,
  takePeople,
} from './audience';
import { NEGATED, PART_OF_STATE } from './negations';
import { gendersOfNouns } from './personNouns';
import { takePlaces } from './places';
import { divideUnread, takeClaims } from './searchedWords';
import { skillTerms } from './skillTerms';
import { availableTerms, channelTerms, filler, kindTerms, verifiedTerms } from './terms';
import { oneOf, Sentence } from './text';

export type Filters = Omit<SearchQuery, 'text' | 'weights' | 'after' | 'match'>;

/** Filters that a sentence expresses. */
export interface Understood {
  readonly filters: Partial<Filters>;
  /** Words to search for: names in quotes, handles, and words that are no filter. */
  readonly words: readonly string[];
  /** Parts that are neither a filter nor words to search for, as written. */
  readonly unread: readonly string[];
  /** Parts that the search has no exact filter for, with the filters used instead. */
  readonly approximations: readonly Approximation[];
  /**
   * Negations, parts of a state, and places that contradict other places. They cannot become filters, and
   * searching for their words would find the wrong creators.
   */
  readonly withheld: readonly string[];
}

/** A part of a sentence, such as “30 a 40 anos”, and the closest filters. */
export interface Approximation {
  readonly written: string;
  readonly filters: Partial<Filters>;
}

export interface Access {
  /**
   * False for staff who may not see prices. Amounts are then not read, because a filter would reveal prices.
   */
  readonly prices?: boolean;
}

const tierTerms: Readonly<Record<Tier, string>> = {
  nano: 'nano',
  micro: 'micro',
  mid: 'mid(?:-tier)?|medios? porte|intermediari[oa]s?',
  macro: 'macro|mega|celebridades?|celebrit(?:y|ies)',
};

const HOLIDAY = String.raw`(?<!\w)(?:dia d[aeo]s? \w+|(?:campanhas?|acao|acoes|especial|festas?) de (?:natal|pascoa|ano novo)|black friday|\w+'?s day(?!\w))`;

/**
 * Parses a brief such as “creators de skincare em Recife com 10 a 50 mil seguidores”, in Portuguese or
 * English.
 */
export function understand(text: string, { prices = true }: Access = {}): Understood {
  const sentence = new Sentence(text);
  const quoted: { word: string; at: number }[] = [];
  sentence.take('["“][^"“”]+["”]|[@#][\\w.]+', (match) => {
    quoted.push({ word: sentence.asWritten(match).replace(/["“”]/g, ''), at: match.index });
    return true;
  });
  const claims = takeClaims(sentence);
  // Parts that must not become filters: the search has neither negations nor upper limits of a share, and
  // “Dia das Mães” is not a specialty.
  const negated: { part: string; from: number; to: number }[] = [];
  for (const pattern of [NEGATED, LIMITED_SHARE])
    sentence.take(pattern, (match) => {
      const part = sentence.asWritten(match).trim();
      negated.push({ part, from: match.index, to: match.index + match[0].length });
      return true;
    });
  const wanted = quoted
    .filter(({ at }) => !negated.some(({ from, to }) => at >= from && at < to))
    .map(({ word }) => word);
  const words = wanted.filter((word) => !word.startsWith('#'));
  const captions = wanted.filter((word) => word.startsWith('#')).join(' ');
  // Without its accent, “país” reads as fathers.
  sentence.take('(?<!\\w)pais(?:es)?(?!\\w)', (match) => sentence.asWritten(match).includes('í'));
  const holidays: string[] = [];
  sentence.take(HOLIDAY, (match) => {
    holidays.push(sentence.asWritten(match).trim());
    return true;
  });
  const isAudience = audienceSpans(sentence);
  const { activeWithin, approximations } = takeActivity(sentence);
  const audienceShare = takeAudienceShare(sentence, isAudience);
  const bounds = takeAmounts(sentence, { isAge: isAudience, prices });
  const tiers = takeTiers(sentence);
  const ranges = rangeFilters(bounds);
  const priced = bounds.filter(({ kind }) => kind === 'price');
  const priceFormat = priced.find(({ format }) => format !== undefined)?.format ?? null;
  const listed = <Value extends string>(terms: Readonly<Record<Value, string>>): Value[] =>
    (Object.keys(terms) as Value[]).filter((value) => takes(sentence, terms[value])).sort();
  const languages = takeLanguages(sentence, isAudience);
  const audienceCountry = takeAudienceCountry(sentence, isAudience);
  const audienceCity = takeAudienceCity(sentence);
  // Places are read before specialties: “de São Paulo” must not be split, and no name of a city contains
  // “casa”.
  const { places, withheld } = takePlaces(sentence);
  sentence.take(PART_OF_STATE, (match) => {
    withheld.push(sentence.asWritten(match));
    return true;
  });
  const [kind] = listed(kindTerms);
  const available = takes(sentence, availableTerms.join('|'));
  const verified = takes(sentence, verifiedTerms.join('|'));
  // Read before specialties, which mark nouns such as “mães” as read.
  const nouns = gendersOfNouns(sentence, isAudience);
  const skills = takeSkills(sentence);
  const named = priced.flatMap(({ channel }) => channel ?? []);
  const channels = [...new Set([...listed(channelTerms), ...named])].sort();
  const closest: Approximation[] = [...approximations];
  const people = takePeople(sentence, isAudience, nouns, (written, filters) =>
    closest.push({ written, filters }),
  );
  const ages = { creator: [...(people.ages ?? [])], audience: [...(people.audienceAges ?? [])] };
  for (const bound of bounds) {
    if (bound.isAbout) closest.push({ written: bound.written, filters: rangeFilters([bound]) });
    if (bound.kind !== 'age') continue;
    const of = isAudience(bound.at) ? 'audience' : 'creator';
    const bands = bandsOf(bound);
    ages[of].push(...bands);
    if (bands.length > 0 && !isExact(bound, bands))
      closest.push({
        written: bound.written,
        filters: { [of === 'audience' ? 'audienceAges' : 'ages']: bands },
      });
  }
  sentence.take(oneOf(filler), () => true);
  const { searched, unread } = divideUnread(sentence.unread(), isStateOrCountry);
  return {
    words: [...words, ...claims, ...searched],
    unread: [...unread, ...holidays],
    approximations: closest,
    withheld: [...withheld, ...negated.map(({ part }) => part)],
    filters: {
      ...places,
      ...people,
      ...(people.audienceGender && audienceShare),
      ...audienceCountry,
      ...audienceCity,
      ...(tiers && { followersFrom: tiers.from, followersTo: tiers.to }),
      ...ranges,
      ...(ranges.priceTo !== undefined && priceFormat && { priceFormat }),
      ...(ages.creator.length > 0 && { ages: [...new Set(ages.creator)].sort() }),
      ...(ages.audience.length > 0 && { audienceAges: [...new Set(ages.audience)].sort() }),
      ...(skills.length > 0 && { skills }),
      ...(channels.length > 0 && { channels }),
      ...languages,
      ...(kind && { kind }),
      ...(available && { available }),
      ...(verified && { verified }),
      ...(captions && { captions: captions.slice(0, MAX_CAPTIONS).trim() }),
      ...(activeWithin && { activeWithin }),
    },
  };
}

/** Returns the filters of ranges, except ages, which become age groups. */
function rangeFilters(bounds: readonly Bound[]): Partial<Filters> {
  const [followers, price, engagement] = (['followers', 'price', 'engagement'] as const).map((kind) =>
    rangeIn(bounds, kind),
  );
  return {
    ...(followers && { followersFrom: followers.from, followersTo: followers.to }),
    ...(price && { priceFrom: price.from, priceTo: price.to }),
    ...(engagement && { engagementFrom: engagement.from, engagementTo: engagement.to }),
  };
}

/**
 * Returns the numbers of one kind as a single range: “mais de 10 mil e até 50 mil” contains two numbers.
 * Returns undefined if there are none, or if the lower end exceeds the upper end.
 */
function rangeIn(bounds: readonly Bound[], wanted: Bound['kind']): Pick<Bound, 'from' | 'to'> | undefined {
  const own = bounds.filter(({ kind }) => kind === wanted);
  const from = own.find((bound) => bound.from !== null)?.from ?? null;
  const to = own.find((bound) => bound.to !== null)?.to ?? null;
  return own.length === 0 || (from !== null && to !== null && from > to) ? undefined : { from, to };
}

export function takes(sentence: Sentence, pattern: string): boolean {
  let found = false;
  sentence.take(oneOf([pattern]), () => {
    found = true;
    return true;
  });
  return found;
}

/**
 * Reads specialties, the longest term first: “casa e decoração” is one specialty, and “moda praia” is not
 * about beaches.
 */
export function takeSkills(sentence: Sentence): SearchQuery['skills'] {
  const entries = (Object.entries(skillTerms) as [SearchQuery['skills'][number], string][]).flatMap(
    ([skill, pattern]) => pattern.split(/\|(?![^(]*\))/).map((term) => ({ skill, term })),
  );
  const found = entries
    .sort((a, b) => b.term.length - a.term.length)
    .filter(({ term }) => takes(sentence, term))
    .map(({ skill }) => skill);
  return [...new Set(found)].sort();
}

/** Reads sizes by their name. Several sizes form one range. */
function takeTiers(sentence: Sentence): Pick<Bound, 'from' | 'to'> | undefined {
  const found = (Object.keys(tierTerms) as Tier[]).filter((tier) =>
    takes(
      sentence,
      `(?:${tierTerms[tier]})(?:[- ]?(?:influenciador(?:es|as?)?|influencers?|creators?|criador(?:es|as?)))?`,
    ),
  );
  const [first, last] = [found[0], found.at(-1)];
  return first && last && { from: tierRange(first).from, to: tierRange(last).to };
}

const DAYS = {
  dia: 1,
  day: 1,
  semana: 7,
  week: 7,
  mes: 30,
  meses: 30,
  month: 30,
  ano: 365,
  year: 365,
} as const;

/** Reads the last activity, rounded up to an option of the search. */
function takeActivity(
  sentence: Sentence,
): Pick<SearchQuery, 'activeWithin'> & Pick<Understood, 'approximations'> {
  let days: number | undefined;
  let written = '';
  const unit = Object.keys(DAYS).join('|');
  sentence.take(
    String.raw`(?<!\w)(?:que )?(?:ativ[oa]s?|postaram|postou|publicaram|active|posted)(?: n[oa]s?| in| within)?(?: the)? (?:ultim[oa]s?|last|past|est[ea]|this)(?: (\d{1,3}))? (${unit})s?(?!\w)`,
    (match) => {
      const { 1: count = '1', 2: name = 'dia' } = match;
      days = Number(count) * DAYS[name as keyof typeof DAYS];
      written = sentence.asWritten(match);
      return true;
    },
  );
  if (days === undefined) return { activeWithin: null, approximations: [] };
  const activeWithin = activeWithins.find((within) => within >= days!) ?? 365;
  const isExact = activeWithin === days;
  return { activeWithin, approximations: isExact ? [] : [{ written, filters: { activeWithin } }] };
}

/** True for “Nordeste” beside the audience: the search has no such filter, and its word is no description. */
function isStateOrCountry(part: string): boolean {
  const { cities = [], states = [], country } = takePlaces(new Sentence(part)).places;
  return cities.length === 0 && (states.length > 0 || country !== undefined);
}
