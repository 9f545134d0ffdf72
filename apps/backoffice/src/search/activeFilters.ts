import { filterParts, type SearchQuery } from '@elenco/core/discovery';
import type { Words } from '../kit/words';
import type { namesOf } from './words';

/** An active filter, and the search without this filter. */
interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  readonly without: SearchQuery;
}

/** Returns the texts of filter values by parameter. Sort order and weights are not filters. */
function textsOf(
  { priceFormat, audienceGender, audienceGenderShare }: SearchQuery,
  words: Words,
  names: ReturnType<typeof namesOf>,
) {
  const audience = (group: string) => words.t('search.audienceMost', { group });
  const bounds = (name: 'followers' | 'engagement' | 'price', say: (value: number) => string) => {
    // List prices include the fee, as budgets do (decision 018).
    const ofAny = words.t(name === 'price' ? 'mapping.price' : `search.${name}`);
    const what = name === 'price' && priceFormat !== null ? names.format(priceFormat) : ofAny;
    return {
      [`${name}From`]: (value: string) => words.t('search.fromValue', { what, value: say(Number(value)) }),
      [`${name}To`]: (value: string) => words.t('search.toValue', { what, value: say(Number(value)) }),
    };
  };
  const texts: Readonly<Record<string, (value: string) => string>> = {
    q: (value) => `“${value}”`,
    ...names,
    match: () => words.t('search.matches.all'),
    state: (value) => value,
    city: (value) => value,
    available: () => words.t('search.fields.available'),
    verified: () => words.t('search.fields.verified'),
    audienceGender: (value) =>
      audienceGenderShare === null
        ? audience(names.gender(value))
        : `${words.t('search.fields.audience')}: ${names.gender(value)}`,
    audienceGenderShare: (share) =>
      words.t('search.audienceShare', { share, gender: names.gender(audienceGender ?? '') }),
    audienceAge: (value) => audience(names.age(value)),
    audienceLanguage: (value) => audience(names.language(value)),
    audienceCountry: (value) => audience(names.country(value)),
    audienceCity: audience,
    captions: (value) => words.t('search.captions.filter', { words: value }),
    activeWithin: (value) => words.t('office.days', { count: Number(value) }),
    ...bounds('followers', words.number),
    ...bounds('engagement', (percent) => words.rate(Math.round(percent * 100))),
    ...bounds('price', (amount) => words.money(Math.round(amount * 100), 'BRL')),
  };
  return texts;
}

/**
 * Returns the active filters of a search.
 * @param membersOnly true if the search does not filter by kind of creator
 */
export function activeFiltersOf(
  query: SearchQuery,
  words: Words,
  names: ReturnType<typeof namesOf>,
  membersOnly: boolean,
): ActiveFilter[] {
  const texts = textsOf(query, words, names);
  return filterParts(query).flatMap(({ name, values: [value = ''], region, without }) => {
    if (region) return [{ key: region, label: words.t(`search.regions.${region}`), without }];
    const label = membersOnly && name === 'kind' ? undefined : texts[name]?.(value);
    return label ? [{ key: `${name} ${value}`, label, without }] : [];
  });
}
