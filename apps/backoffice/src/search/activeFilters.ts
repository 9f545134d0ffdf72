import { readQuery, type SearchQuery, withoutCursor, writeQuery } from '@elenco/core/discovery';
import type { Words } from '../kit/words';
import type { namesOf } from './words';

/** An active filter, and the search without it. */
interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  readonly without: SearchQuery;
}

/** Returns the texts of filter values by parameter. Sort order and weights are no filters. */
function textsOf(words: Words, names: ReturnType<typeof namesOf>) {
  const audience = (text: string) => `${words.t('search.fields.audience')}: ${text}`;
  const bounds = (name: 'followers' | 'engagement' | 'price', say: (value: number) => string) => {
    // List prices include the fee, as budgets do (decision 018).
    const what = words.t(name === 'price' ? 'mapping.price' : `search.${name}`);
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
    audienceGender: (value) => audience(names.gender(value)),
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

/** Returns the active filters of a search. @param membersOnly true if the kind is no filter of this search */
export function activeFiltersOf(
  query: SearchQuery,
  words: Words,
  names: ReturnType<typeof namesOf>,
  membersOnly: boolean,
): ActiveFilter[] {
  const texts = textsOf(words, names);
  const address = writeQuery(withoutCursor(query));
  return [...address].flatMap(([name, value]) => {
    const label = membersOnly && name === 'kind' ? undefined : texts[name]?.(value);
    if (!label) return [];
    const rest = new URLSearchParams([...address].filter(([n, v]) => n !== name || v !== value));
    return [{ key: `${name} ${value}`, label, without: readQuery(rest).query }];
  });
}
