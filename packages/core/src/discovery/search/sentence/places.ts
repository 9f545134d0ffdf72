import { states } from '@elenco/brazil';
import type { SearchQuery } from '../query';
import { type Region, regions, regionTerms } from '../regions';
import { AUDIENCE_OF } from './audience';
import { cities, cityAliases, countryTerms, needPreposition, stateAliases, stateOfCity } from './placeTerms';
import { oneOf, plain, type Sentence, TAKEN } from './text';

type Place = Pick<SearchQuery, 'country' | 'states' | 'cities'>;

const AT = String.raw`(?:(?<!\w)(?:em|n[oa]s?|d[eoa]s?|in|from|near|based in|perto de|ao redor de|regiao|cidade|city of|moram em|mora em|para|the)\s+)*`;
/** Prepositions after which a name that is also a word means the place. */
const IN = String.raw`(?<!\w)(?:em|in|from|near|based in|perto de|cidade de|mora(?:m|ndo)? em)\s+`;
/** Separators of a list of places. After one place, a name that is also a word counts as the next place. */
const NEXT = `(?<=${TAKEN})(?:\\s*[,/]\\s*|\\s+)(?:(?:ou|e|or|and)\\s+)?(?:em\\s+|in\\s+)?`;
/** “Interior” and “litoral” are not filters themselves, and are reported as not understood. */
const STATE = String.raw`(?:(?:n?o )?(?:estado|capital) (?:de|do|da)|(?<=(?:interior|litoral) (?:de|do|da))|(?:the )?state of)\s+`;

const letters = Object.keys(states) as (keyof typeof states)[];
/**
 * Abbreviations of the states whose names can be read anywhere: the name is neither that of the capital nor
 * another word.
 */
const stateNames = letters.filter((one) => !['SP', 'RJ', 'PA'].includes(one));
const nameOf = (text: string) => letters.find((one) => plain(states[one]) === text);

const ofAudience = new RegExp(`(?<!\\w)${AUDIENCE_OF}\\s*$`);

/** A place named in the sentence. A region consists of several states. */
interface Named {
  readonly kind: 'city' | 'states' | 'country';
  readonly values: readonly string[];
  readonly name: string;
  readonly at: number;
}

/**
 * Reads every place of the creators. Does not read places of the audience, which belong to other filters or
 * to none.
 */
function takeNamed(sentence: Sentence): Named[] {
  const found: Named[] = [];
  const take = (
    pattern: string,
    kind: Named['kind'],
    valuesOf: (name: string, written: string) => readonly (string | undefined)[],
  ) =>
    sentence.take(pattern, (match) => {
      if (ofAudience.test(sentence.rest.slice(0, match.index))) return false;
      const { 0: whole, 1: name = '' } = match;
      const from = match.index + whole.lastIndexOf(name);
      const written = sentence.written.slice(from, from + name.length);
      const values = valuesOf(name, written).filter((value) => value !== undefined);
      if (values.length === 0) return false;
      found.push({ kind, values, name: written, at: from });
      return true;
    });
  const cityOf = (name: string) => [cities.find((city) => plain(city) === name)];
  const takeCities = (before: string, isWord: boolean) =>
    take(
      `${before}(${oneOf(cities.filter((city) => needPreposition.has(city) === isWord).map(plain))})`,
      'city',
      cityOf,
    );
  const stateText = [...letters.map((one) => plain(states[one])), ...letters.map((one) => one.toLowerCase())];
  take(`${STATE}(${oneOf(stateText)})`, 'states', (name) => [nameOf(name) ?? name.toUpperCase()]);
  takeCities(AT, false);
  takeCities(IN, true);
  // Read before “Rio”, with which names of states begin.
  take(`${AT}(${oneOf(stateNames.map((one) => plain(states[one])))})`, 'states', (name) => [nameOf(name)]);
  for (const [pattern, city] of Object.entries(cityAliases))
    take(`${AT}(${oneOf([pattern])})`, 'city', () => [city]);
  for (const [state, pattern] of Object.entries(stateAliases))
    take(`${AT}(${oneOf([pattern])})`, 'states', () => [state]);
  // “Zona sul” is a part of a city.
  for (const [region, pattern] of Object.entries(regionTerms) as [Region, string][])
    take(`(?<!zona )${AT}(${oneOf([pattern])})`, 'states', () => regions[region]);
  // Abbreviations of states are read only in capitals or after a separator, because "pe", "se" and "ac" are
  // also words.
  take(
    String.raw`(?:(?<!\w)(?:em|no|na|de|do|da|in|from)\s+|[,/(-]\s*)?(${oneOf([...letters.map((one) => one.toLowerCase()), 'para'])})\)?`,
    'states',
    (_, written) => {
      if (written === 'Pará') return ['PA'];
      const sure = written === written.toUpperCase() || /^(?:sp|rj|mg|rs|sc|pr|df)$/.test(written);
      return sure && written.length === 2 ? [written.toUpperCase()] : [];
    },
  );
  for (const [country, pattern] of Object.entries(countryTerms))
    take(`${AT}(${oneOf([pattern])})`, 'country', () => [country]);
  if (found.length > 0) takeCities(NEXT, true);
  return found.sort((one, other) => one.at - other.at);
}

/**
 * Reads the places of the creators. A creator must be in any one of the cities or states. Withholds further
 * countries, and states without one of the cities, because both filters together would find no creator.
 */
export function takePlaces(sentence: Sentence): { places: Partial<Place>; withheld: string[] } {
  const found = takeNamed(sentence);
  const of = (kind: Named['kind']) => found.filter((one) => one.kind === kind);
  const valuesOf = (some: readonly Named[]) => [...new Set(some.flatMap(({ values }) => values))].sort();
  const cityNames = valuesOf(of('city'));
  const around = new Set(cityNames.map((city) => stateOfCity.get(city)));
  const isOfCities = ({ values }: Named) => values.length === 1 && around.has(values[0]);
  const used = of('states').filter((one) => cityNames.length === 0 || isOfCities(one));
  const stateLetters = valuesOf(used);
  // If a city's state is not in the list, the states would exclude that city.
  const isWhole = cityNames.every((city) => stateLetters.includes(stateOfCity.get(city) ?? ''));
  const [country, ...more] = of('country');
  const countries = more.filter(({ values }) => values[0] !== country?.values[0]);
  const withheld = [...of('states').filter((one) => !used.includes(one)), ...countries];
  return {
    places: {
      ...(country && { country: country.values[0] as string }),
      ...(stateLetters.length > 0 && isWhole && { states: stateLetters }),
      ...(cityNames.length > 0 && { cities: cityNames }),
    },
    withheld: withheld.sort((one, other) => one.at - other.at).map(({ name }) => name),
  };
}
