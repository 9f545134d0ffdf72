import { readQuery, weightParams, writeQuery } from './address';
import { type SearchQuery, withoutCursor } from './query';
import { type Region, regions, regionsAndStates } from './regions';

/** A filter as it is shown: one value of a parameter, or the states of a whole region. */
export interface FilterPart {
  readonly name: string;
  readonly values: readonly string[];
  readonly region: Region | null;
  /** The search without this filter, from its first page. */
  readonly without: SearchQuery;
}

/** Parameters that order the results and remove none. */
const ordering = new Set<string>(['sort', ...Object.values(weightParams)]);

/**
 * Divides the words of a search into those that are shown and removed separately. “Sem glúten” is one part,
 * because a linking word belongs to the next word.
 */
export const textParts = (text: string): string[] =>
  text.split(/(?<!(?:^|\s)(?:sem|zero|de|d[aeo]s?|e|no|without|of|the)) /i).filter(Boolean);

/** Returns the filters of a search, each with the search that lacks the filter. */
export function filterParts(query: SearchQuery): FilterPart[] {
  const address = [...writeQuery(withoutCursor(query))];
  const places = regionsAndStates(query.states);
  const part = (name: string, values: readonly string[], region: Region | null = null): FilterPart => {
    const rest = address.filter(([other, value]) => other !== name || !values.includes(value));
    return { name, values, region, without: readQuery(new URLSearchParams(rest)).query };
  };
  const words = textParts(query.text);
  const ofWords = words.map((word, n): FilterPart => {
    const text = words.filter((_, other) => other !== n).join(' ');
    return { name: 'q', values: [word], region: null, without: { ...withoutCursor(query), text } };
  });
  return [
    ...places.regions.map((region) => part('state', regions[region], region)),
    ...ofWords,
    ...address
      .filter(
        ([name, value]) =>
          name !== 'q' && !ordering.has(name) && (name !== 'state' || places.states.includes(value)),
      )
      .map(([name, value]) => part(name, [value])),
  ];
}

/** Maximum number of results that count as few. */
const FEW = 3;
/** Maximum number of filters that are tried, since each requires a separate search. */
const MAX_TRIED = 6;
/** Maximum number of filters that are suggested. */
const MAX_SUGGESTED = 3;

/**
 * Returns the filters whose removal is tried if a search has few results, and all words together. Returns none
 * if the search has only one filter.
 */
export function filtersToTry(query: SearchQuery, found: number): FilterPart[] {
  const parts = found > FEW || query.after !== null ? [] : filterParts(query);
  if (parts.length < 2) return [];
  const words = textParts(query.text);
  // If no creator has any of the words, removing one of them gives no results.
  const allWords = { name: 'q', values: words, region: null, without: { ...withoutCursor(query), text: '' } };
  return [...(words.length > 1 ? [allWords] : []), ...parts].slice(0, MAX_TRIED);
}

/** Returns the tried filters whose removal gives more results, the most results first. */
export const filtersToDrop = <T extends { readonly total: { readonly value: number } }>(
  tried: readonly T[],
  found: number,
): T[] =>
  tried
    .filter(({ total }) => total.value > found)
    .sort((a, b) => b.total.value - a.total.value)
    .slice(0, MAX_SUGGESTED);
