import { activeWithins, emptyQuery, MAX_CAPTIONS, type SearchQuery } from '../query';
import { type Tier, tierRange } from '../tiers';
import { type Bound, bandsOf, takeAmounts } from './amounts';
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
import { skillTerms } from './skillTerms';
import { availableTerms, channelTerms, filler, kindTerms, verifiedTerms } from './terms';
import { oneOf, Sentence } from './text';

type Filters = Omit<SearchQuery, 'text' | 'weights' | 'after' | 'match'>;

/** Filters that a sentence expresses. */
export interface Understood {
  readonly filters: Partial<Filters>;
  /** Words to search for: names in quotes, and handles. */
  readonly words: readonly string[];
  /** Parts that no rule understood, as written. */
  readonly unread: readonly string[];
  /**
   * Negations, parts of a state, and places that contradict other places. They cannot become filters, and
   * searching for their words would find the wrong creators.
   */
  readonly withheld: readonly string[];
}

interface Access {
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

const HOLIDAY = String.raw`(?<!\w)(?:dia d[aeo]s? \w+|\w+'?s day(?!\w))`;

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
  const activeWithin = takeActivity(sentence);
  const audienceShare = takeAudienceShare(sentence, isAudience);
  const bounds = takeAmounts(sentence, { isAge: isAudience, prices });
  const range = (kind: Bound['kind']) => rangeIn(bounds, kind);
  const tiers = takeTiers(sentence);
  const followers = range('followers') ?? tiers;
  const [price, engagement] = [range('price'), range('engagement')];
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
  const people = takePeople(sentence, isAudience, nouns);
  const ages = { creator: [...(people.ages ?? [])], audience: [...(people.audienceAges ?? [])] };
  for (const bound of bounds) {
    if (bound.kind === 'age') ages[isAudience(bound.at) ? 'audience' : 'creator'].push(...bandsOf(bound));
  }
  sentence.take(oneOf(filler), () => true);
  return {
    words,
    unread: [...sentence.unread(), ...holidays],
    withheld: [...withheld, ...negated.map(({ part }) => part)],
    filters: {
      ...places,
      ...people,
      ...(people.audienceGender && audienceShare),
      ...audienceCountry,
      ...audienceCity,
      ...(followers && { followersFrom: followers.from, followersTo: followers.to }),
      ...(price && { priceFrom: price.from, priceTo: price.to, ...(priceFormat && { priceFormat }) }),
      ...(engagement && { engagementFrom: engagement.from, engagementTo: engagement.to }),
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

function takes(sentence: Sentence, pattern: string): boolean {
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
function takeSkills(sentence: Sentence): SearchQuery['skills'] {
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
function takeActivity(sentence: Sentence): SearchQuery['activeWithin'] {
  let days: number | undefined;
  const unit = Object.keys(DAYS).join('|');
  sentence.take(
    String.raw`(?<!\w)(?:que )?(?:ativ[oa]s?|postaram|postou|publicaram|active|posted)(?: n[oa]s?| in| within)?(?: the)? (?:ultim[oa]s?|last|past|est[ea]|this)(?: (\d{1,3}))? (${unit})s?(?!\w)`,
    ({ 1: count = '1', 2: name = 'dia' }) => {
      days = Number(count) * DAYS[name as keyof typeof DAYS];
      return true;
    },
  );
  return days === undefined ? null : (activeWithins.find((within) => within >= days!) ?? 365);
}

/** Filters that are replaced together: for example, a new place must not be combined with the old state. */
const groups: readonly (readonly (keyof Filters)[])[] = [
  ['followersFrom', 'followersTo'],
  ['engagementFrom', 'engagementTo'],
  ['priceFrom', 'priceTo', 'priceFormat'],
  ['country', 'states', 'cities'],
  ['audienceGender', 'audienceGenderShare'],
];

/**
 * Returns a search in which the filters of a sentence replace the words of the sentence. Other filters do not
 * change. A sentence without filters is searched as words, unless the words would find what the sentence
 * excludes.
 */
export function withSentence(
  query: SearchQuery,
  text: string,
  access?: Access,
): { readonly query: SearchQuery } & Pick<Understood, 'unread' | 'withheld'> {
  const { filters, words, unread, withheld } = understand(text, access);
  const given = Object.keys(filters) as (keyof Filters)[];
  if (given.length === 0 && !withheld.some(containsFilter))
    return { query: { ...query, text, after: null }, unread: [], withheld: [] };
  const replaced = groups.filter((group) => group.some((field) => given.includes(field))).flat();
  const cleared = Object.fromEntries(replaced.map((field) => [field, emptyQuery[field]]));
  return {
    query: { ...query, ...cleared, ...filters, text: words.join(' '), after: null },
    unread,
    withheld,
  };
}

/** True for “nada de moda” and “interior”; false for a name such as “Não Salvo”. */
function containsFilter(withheld: string): boolean {
  const sentence = new Sentence(withheld);
  return (
    takes(sentence, PART_OF_STATE) ||
    takeSkills(sentence).length > 0 ||
    Object.keys(takePlaces(sentence).places).length > 0 ||
    Object.values(channelTerms).some((term) => takes(sentence, term)) ||
    Object.keys(takePeople(sentence, () => false)).length > 0 ||
    takeAmounts(sentence, { isAge: () => false, prices: true }).length > 0
  );
}

/**
 * Returns a search without the filters of an earlier sentence. Filters that were changed afterward are kept.
 */
export function withoutSentence(query: SearchQuery, fromSentence: SearchQuery): SearchQuery {
  const fields = (Object.keys(emptyQuery) as (keyof SearchQuery)[]).filter((field) => {
    const [now, before, none] = [query, fromSentence, emptyQuery].map((one) => JSON.stringify(one[field]));
    return now === before && before !== none;
  });
  return { ...query, ...Object.fromEntries(fields.map((field) => [field, emptyQuery[field]])) };
}
