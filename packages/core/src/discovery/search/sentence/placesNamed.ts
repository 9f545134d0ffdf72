import { states } from '@elenco/brazil';
import { cities, cityAliases, countryTerms } from './placeTerms';
import { oneOf, plain, Sentence } from './text';

/** Returns all cities and countries named in a text about places, such as the place of a brief. */
export function placesNamed(text: string): {
  readonly cities: readonly string[];
  readonly countries: readonly string[];
} {
  const sentence = new Sentence(text);
  const found = { cities: new Set<string>(), countries: new Set<string>() };
  const take = (pattern: string, add: (name: string) => unknown) =>
    sentence.take(oneOf([pattern]), ({ 0: name }) => void add(name));
  // Removes states whose names contain the name of a city, such as Rio Grande do Sul. Sources do not report
  // states.
  const { SP: _sp, RJ: _rj, ...others } = states;
  sentence.take(oneOf(Object.values(others).map(plain)), () => true);
  const byName = new Map(cities.map((city) => [plain(city), city]));
  take([...byName.keys()].sort((a, b) => b.length - a.length).join('|'), (name) =>
    found.cities.add(byName.get(name) ?? name),
  );
  for (const [pattern, city] of Object.entries(cityAliases)) take(pattern, () => found.cities.add(city));
  for (const [country, pattern] of Object.entries(countryTerms))
    take(pattern, () => found.countries.add(country));
  return { cities: [...found.cities], countries: [...found.countries] };
}
