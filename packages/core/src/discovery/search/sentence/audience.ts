import type { AgeBand, Gender } from '../../../people';
import type { SearchQuery } from '../query';
import type { Language } from '../vocabulary';
import { gendersOfNouns } from './personNouns';
import { cities, cityAliases, countryTerms } from './placeTerms';
import { languageTerms } from './terms';
import { oneOf, plain, type Sentence } from './text';

/** Words after which people in the sentence are the audience, not the creator. */
const FOLLOWED = oneOf([
  'publico(?:-alvo| alvo)?|audiencias?|seguidor(?:es|as)|audiences?|followers|viewers',
  'subscribers|seguid[oa]s? (?:por|pel[oa]s?)|followed by',
  'fal(?:a|am|em|e) (?:com|para|pra)|convers(?:a|am|em|e) com|speak(?:s|ing)? to',
  'talk(?:s|ing)? to|reach(?:es|ing)?|atin(?:ge|gem|jam|ja|gir)|alcan[c](?:a|am|em|ar)',
  'para|pra|for|target(?:s|ing)?|popular(?:es)? (?:entre|com|among|with)|watched by',
]);
const AUDIENCE = '(?:publicos?(?:-alvo| alvo)?|audiencias?|seguidor(?:es|as)|audiences?|followers|viewers)';

/** Matches adjectives before the audience in English: “a mostly female, Brazilian audience”. */
const BEFORE = String.raw`(?:[\w-]+ ){1,5}(?:audiences?|viewers|followers)(?!\w)`;

/** Start and end of a part of the sentence, in characters. */
type Span = readonly [from: number, to: number];

/**
 * Returns a predicate that is true at positions of the sentence that are about the audience. Such a part ends
 * at a comma or at the creator's place.
 */
export function audienceSpans({ rest }: Sentence): (at: number) => boolean {
  const spans: Span[] = [];
  for (const { index } of rest.matchAll(new RegExp(FOLLOWED, 'g'))) {
    const end = rest
      .slice(index)
      .search(/[,;!?]|\.(?!\d)| (?:e que|que|em|in|who|on|no|na|com mais|with more|and|ate|up to) (?!\d)/);
    spans.push([index, end < 0 ? rest.length : index + end]);
  }
  for (const { index, 0: text } of rest.matchAll(new RegExp(BEFORE, 'g'))) {
    const last = /^.*\b(?:with|a|an|the|has|have|having|and|mostly|com)\b/.exec(text)?.[0].length;
    const adjectives = new RegExp(ADJECTIVES).exec(text)?.index ?? text.length;
    spans.push([index + (last ?? adjectives), index + text.length]);
  }
  for (const { index, 0: text } of rest.matchAll(new RegExp(OF_AUDIENCE, 'g')))
    spans.push([index, index + text.length]);
  return (at) => spans.some(([from, to]) => at >= from && at < to);
}

const genderTerms: Readonly<Record<Gender, string>> = {
  female: 'mulher(?:es)?|feminin[oa]s?|wom[ae]n|females?|girls?|meninas|garotas|elas|donas de casa',
  male: 'homens?|masculin[oa]s?|m[ae]n|males?|guys|meninos|garotos|eles',
  nonbinary: 'nao[- ]binari[oa]s?|non-?binary',
};

const GENDER = `(?:${Object.values(genderTerms).join('|')})`;

/** Matches only adjectives of an audience: “female audience”, but not “female creators, audience 25-34”. */
const ADJECTIVES = `(?<![\\w-])(?:(?:${GENDER}|young|${Object.values(countryTerms).join('|')}) )+(?:audiences?|viewers|followers)(?!\\w)`;

/** Matches people before their audience: “mulheres no público”. */
const OF_AUDIENCE = `(?<![\\w-])${GENDER}(?= (?:n[oa]|d[oa]|in (?:the|their)|of (?:the|their)) ${AUDIENCE})`;

const AT_LEAST =
  '(?:(?<![\\w-])(?:(?:pel|a)o menos|no minimo|minimo de|mais de|acima de|a partir de|at least|more than|over|min(?:imum)?(?: of)?|(?:that|which) is|with|com|e|de)\\s+)*';
const PERCENT = '(?<!\\w)(?<percent>\\d{1,3})\\s*%(?:\\s*\\+|\\s+(?:ou mais|or more))?';
const LINKS = '(?:(?:d[aeo]s?|of|the|o|a|seu|sua|its|their)\\s+)*';
/** Matches “60% de” before “público feminino”, “female audience” or “mulheres”, which other rules read. */
const SHARE_BEFORE = `${AT_LEAST}${PERCENT}(?=(?<between>\\s+${LINKS}(?:${AUDIENCE}\\s+${LINKS})?)(?<![\\w-])${GENDER}(?!\\w)(?<after>\\s+(?:n[oa]|d[oa]|in the|in their|of the)?\\s*${AUDIENCE})?)`;
/** Matches “acima de 60%” after “público feminino”. */
const SHARE_AFTER = `(?<=${AUDIENCE}\\s+(?:(?:d[aeo]|of|majoritariamente)\\s+)*${GENDER}\\s+|${GENDER}\\s+(?:audiences?|followers|viewers)\\s+(?:of\\s+)?)(?:(?:de|em|of)\\s+)?${AT_LEAST}${PERCENT}`;

const AT_MOST =
  '(?<![\\w-])(?:ate|no maximo|maximo de|menos de|abaixo de|up to|at most|less than|under|below)\\s+';
/**
 * Matches an upper limit of a gender's share, such as “até 40% de público masculino”, for which no filter
 * exists.
 */
export const LIMITED_SHARE = [
  `${AT_MOST}\\d{1,3}\\s*%\\s+${LINKS}(?:${AUDIENCE}\\s+${LINKS})?(?<![\\w-])${GENDER}(?!\\w)(?:\\s+${AUDIENCE})?`,
  `${AUDIENCE}\\s+${LINKS}${GENDER}\\s+(?:(?:de|of)\\s+)?${AT_MOST}\\d{1,3}\\s*%`,
].join('|');

/** Reads the minimum share of a gender in the audience, as in “pelo menos 60% de público feminino”. */
export function takeAudienceShare(
  sentence: Sentence,
  isAudience: (at: number) => boolean,
): Pick<Partial<SearchQuery>, 'audienceGenderShare'> {
  let share: number | undefined;
  const take = (pattern: string, isOfAudience: (match: RegExpExecArray) => boolean) =>
    sentence.take(pattern, (match) => {
      const percent = Number(match.groups?.percent);
      if (percent < 1 || percent > 100 || !isOfAudience(match)) return false;
      if (share !== undefined && share !== percent) return false;
      share = percent;
      return true;
    });
  take(SHARE_BEFORE, ({ index, 0: text, groups = {} }) => {
    const at = index + text.length + (groups.between ?? '').length;
    const isNamed = groups.after !== undefined || new RegExp(AUDIENCE).test(groups.between ?? '');
    return isNamed || isAudience(at);
  });
  take(SHARE_AFTER, () => true);
  return share === undefined ? {} : { audienceGenderShare: share };
}

/** Generations and other words for ages. */
const ageTerms: readonly (readonly [string, readonly AgeBand[]])[] = [
  ['(?:geracao|gen) z|gen-z|genz', ['18-24']],
  ['millenn?ials?', ['25-34', '35-44']],
  ['(?:terceira idade|idos[oa]s|60\\+|seniors?|elderly)', ['55-64', '65-']],
  ['jovens(?: adultos)?|jovem|young(?: adults)?', ['18-24', '25-34']],
];

type People = Pick<SearchQuery, 'genders' | 'ages' | 'audienceGender' | 'audienceAges' | 'audienceCountry'>;

/**
 * Reads genders and generations. They are those of the audience at positions where the sentence is about the
 * audience (`isAudience`), otherwise those of the creator.
 * @param ofNouns genders of nouns that another rule has already read, such as “mães”
 * @param onGeneration is called for generations, whose ages are approximate
 */
export function takePeople(
  sentence: Sentence,
  isAudience: (at: number) => boolean,
  ofNouns = gendersOfNouns(sentence, isAudience),
  onGeneration: (written: string, filters: Partial<People>) => unknown = () => undefined,
): Partial<People> {
  const genders = { creator: new Set(ofNouns.creator), audience: new Set(ofNouns.audience) };
  for (const [gender, pattern] of Object.entries(genderTerms) as [Gender, string][]) {
    sentence.take(oneOf([pattern]), ({ index }) => {
      genders[isAudience(index) ? 'audience' : 'creator'].add(gender);
      return true;
    });
  }
  const ages = { creator: new Set<AgeBand>(), audience: new Set<AgeBand>() };
  for (const [pattern, bands] of ageTerms) {
    sentence.take(oneOf([pattern]), (match) => {
      const isOfAudience = isAudience(match.index);
      for (const band of bands) ages[isOfAudience ? 'audience' : 'creator'].add(band);
      onGeneration(sentence.asWritten(match), { [isOfAudience ? 'audienceAges' : 'ages']: [...bands] });
      return true;
    });
  }
  const [audienceGender, ...more] = genders.audience;
  return {
    ...(genders.creator.size > 0 && { genders: [...genders.creator].sort() }),
    ...(ages.creator.size > 0 && { ages: [...ages.creator].sort() }),
    // Both genders together, as in “homens e mulheres”, restrict nothing.
    ...(audienceGender && more.length === 0 && { audienceGender }),
    ...(ages.audience.size > 0 && { audienceAges: [...ages.audience].sort() }),
  };
}

/** Matches words between “público” and its place, as in “público de mulheres em Recife”. */
export const AUDIENCE_OF = `(?:publico|audiencia|seguidor(?:es|as)|audience|followers|viewers)(?: (?:d[aeo]s? |of )?(?:majoritariamente|mostly|jove[mn]s?|young|${Object.values(genderTerms).join('|')}))*`;

/** Reads the city that directly follows a word for the audience. Other cities are those of the creator. */
export function takeAudienceCity(sentence: Sentence): Pick<Partial<SearchQuery>, 'audienceCity'> {
  const known = new Map([
    ...cities.map((city) => [plain(city), city] as const),
    ...Object.entries(cityAliases),
  ]);
  let found: string | undefined;
  if (!new RegExp(AUDIENCE).test(sentence.rest)) return {};
  for (const [pattern, city] of known) {
    sentence.take(
      String.raw`(?<=(?<!\w)${AUDIENCE_OF} )(?:em|n[oa]s?|d[eoa]s?|in|from) ${oneOf([pattern])}`,
      () => {
        if (found !== undefined && found !== city) return false;
        found = city;
        return true;
      },
    );
  }
  return found === undefined ? {} : { audienceCity: found };
}

/**
 * Reads languages: of the audience after a word for it, as in “público que fala inglês”, otherwise of the
 * creator.
 */
export function takeLanguages(
  sentence: Sentence,
  isAudience: (at: number) => boolean,
): Pick<Partial<SearchQuery>, 'languages' | 'audienceLanguages'> {
  const found = { creator: new Set<Language>(), audience: new Set<Language>() };
  for (const [language, pattern] of Object.entries(languageTerms) as [Language, string][]) {
    sentence.take(oneOf([pattern]), ({ index }) => {
      const isOfAudience =
        isAudience(index) ||
        new RegExp(`(?<!\\w)${AUDIENCE_OF} (?:(?:que|who|that) )?$`).test(sentence.rest.slice(0, index));
      found[isOfAudience ? 'audience' : 'creator'].add(language);
      return true;
    });
  }
  return {
    ...(found.creator.size > 0 && { languages: [...found.creator].sort() }),
    ...(found.audience.size > 0 && { audienceLanguages: [...found.audience].sort() }),
  };
}

/**
 * Reads the country of the audience. A state of the audience is not read, because the search has no such
 * filter.
 */
export function takeAudienceCountry(
  sentence: Sentence,
  isAudience: (at: number) => boolean,
): Pick<Partial<People>, 'audienceCountry'> {
  let found: string | undefined;
  for (const [country, pattern] of Object.entries(countryTerms)) {
    sentence.take(
      String.raw`(?:(?<!\w)(?:n[oa]s?|d[oa]s?|de|em|in|from) )?${oneOf([pattern])}`,
      ({ index }) => {
        const is =
          isAudience(index) ||
          /(?:publico|audiencia|audience|seguidores|followers) $/.test(sentence.rest.slice(0, index));
        if (!is || (found !== undefined && found !== country)) return false;
        found = country;
        return true;
      },
    );
  }
  return found === undefined ? {} : { audienceCountry: found };
}
