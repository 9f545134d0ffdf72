import { states } from '@elenco/brazil';
import type { SearchQuery } from '../query';
import { cities, cityAliases, countryTerms, needPreposition, stateAliases } from './placeTerms';
import { oneOf, plain, type Sentence } from './text';

type Place = Pick<SearchQuery, 'country' | 'state' | 'city'>;

const AT = String.raw`(?:(?<!\w)(?:em|no|na|de|do|da|in|from|near|based in|perto de|ao redor de|regiao de|cidade de|city of|moram em|mora em|para)\s+)?`;
/** Prepositions after which a name that is also a word means the place. */
const IN = String.raw`(?<!\w)(?:em|in|from|near|based in|perto de|cidade de|mora(?:m|ndo)? em)\s+`;
/** “Interior” and “litoral” are not filters themselves, and are reported as not understood. */
const STATE = String.raw`(?:(?:n?o )?(?:estado|capital) (?:de|do|da)|(?<=(?:interior|litoral) (?:de|do|da))|(?:the )?state of)\s+`;

const letters = Object.keys(states) as (keyof typeof states)[];
/** Names of states that are neither names of their capitals nor words. */
const stateNames = letters.filter((one) => !['SP', 'RJ', 'PA'].includes(one));

/**
 * Returns true for a place of the audience. The search knows no state of an audience, and “público em
 * Pernambuco” is not where the creator is.
 */
const ofAudience = ({ rest }: Sentence, { index }: RegExpExecArray): boolean =>
  /(?:publico|audiencia|audience|seguidores|followers)\s*$/.test(rest.slice(0, index));

/** Takes the place of the creators: at most one city, state and country, as the search has. */
export function takePlace(sentence: Sentence): Partial<Place> {
  const place: { country?: string; state?: string; city?: string } = {};
  const set = (field: keyof Place, value: string | undefined): boolean => {
    if (value === undefined || (place[field] !== undefined && place[field] !== value)) return false;
    place[field] = value;
    return true;
  };
  const take: Sentence['take'] = (pattern, read) =>
    sentence.take(pattern, (match) => !ofAudience(sentence, match) && read(match));
  const nameOf = (text: string) => letters.find((one) => plain(states[one]) === text);
  const stateText = letters.map((one) => plain(states[one]));
  take(`${STATE}(${oneOf([...stateText, ...letters.map((one) => one.toLowerCase())])})`, ({ 1: name = '' }) =>
    set('state', nameOf(name) ?? name.toUpperCase()),
  );
  for (const [field, needed] of [
    [AT, false],
    [IN, true],
  ] as const) {
    const known = cities.filter((city) => needPreposition.has(city) === needed);
    take(`${field}(${oneOf(known.map(plain))})`, ({ 1: name }) =>
      set(
        'city',
        known.find((city) => plain(city) === name),
      ),
    );
  }
  // Before “Rio”, with which names of states begin.
  take(`${AT}(${oneOf(stateNames.map((one) => plain(states[one])))})`, ({ 1: name = '' }) =>
    set('state', nameOf(name)),
  );
  for (const [pattern, city] of Object.entries(cityAliases)) {
    take(`${AT}${oneOf([pattern])}`, () => set('city', city));
  }
  for (const [state, pattern] of Object.entries(stateAliases)) {
    take(`${AT}${oneOf([pattern])}`, () => set('state', state));
  }
  // Letters of states only in capitals or after a separator, because "pe", "se" and "ac" are also words.
  take(
    String.raw`(?:(?<!\w)(?:em|no|na|de|do|da|in|from)\s+|[,/(-]\s*)?(${oneOf([...letters.map((one) => one.toLowerCase()), 'para'])})\)?`,
    (match) => {
      const written = sentence.asWritten(match);
      const name = /\p{L}+(?=\)?$)/u.exec(written)?.[0] ?? '';
      if (name === 'Pará') return set('state', 'PA');
      const sure = name === name.toUpperCase() || /^(?:sp|rj|mg|rs|sc|pr|df)$/.test(name);
      return sure && name.length === 2 ? set('state', name.toUpperCase()) : false;
    },
  );
  for (const [country, pattern] of Object.entries(countryTerms)) {
    take(`${AT}${oneOf([pattern])}`, () => set('country', country));
  }
  return place;
}

/**
 * Takes further cities, states and countries, for which the search has no filter, as in “Recife ou Olinda”.
 */
export function takeFurtherPlaces(sentence: Sentence, place: Partial<Place>): string[] {
  const found: { name: string; at: number }[] = [];
  const take = (before: string, pattern: string) =>
    sentence.take(`${before}(${pattern})`, (match) => {
      const at = match.index + match[0].length - (match[1] ?? '').length;
      found.push({ name: sentence.written.slice(at, match.index + match[0].length), at });
      return true;
    });
  const isWord = (city: string) => needPreposition.has(city);
  const patterns = [
    oneOf(cities.filter((city) => !isWord(city)).map(plain)),
    oneOf(Object.keys(cityAliases)),
    oneOf(stateNames.map((one) => plain(states[one]))),
    oneOf(Object.values(stateAliases)),
    oneOf(Object.values(countryTerms)),
  ];
  for (const pattern of patterns) take(AT, pattern);
  const words = oneOf(cities.filter(isWord).map(plain));
  take(IN, words);
  if (Object.keys(place).length > 0) take(String.raw`(?:(?<!\w)(?:ou|e|or|and)\s+|[,/]\s*)`, words);
  return found.sort((one, other) => one.at - other.at).map(({ name }) => name);
}
