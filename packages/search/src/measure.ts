import { channel } from 'node:diagnostics_channel';
import type { SearchQuery } from '@elenco/core';

/**
 * Kinds of searches, which differ in cost: a search in captions; the first page of a search with words; the
 * first page of a search with filters only; any later page.
 */
export type SearchKind = 'captions' | 'words' | 'filters' | 'next page';

export interface SearchMeasure {
  readonly kind: SearchKind;
  readonly result: 'done' | 'failed';
  readonly ms: number;
}

/** Measurements of searches in this process. */
export const searches = channel('elenco:search');

export const kindOfSearch = ({ after, captions, text }: SearchQuery): SearchKind =>
  after !== null ? 'next page' : captions !== '' ? 'captions' : text !== '' ? 'words' : 'filters';

/** Publishes the duration of a search if metrics are enabled. */
export async function measuringSearch<T>(query: SearchQuery, work: () => Promise<T>): Promise<T> {
  if (!searches.hasSubscribers) return work();
  const started = performance.now();
  let result: SearchMeasure['result'] = 'failed';
  try {
    const answer = await work();
    result = 'done';
    return answer;
  } finally {
    const measure: SearchMeasure = { kind: kindOfSearch(query), result, ms: performance.now() - started };
    searches.publish(measure);
  }
}
