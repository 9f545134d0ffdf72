import { readQuery, type SearchAnswer, type SearchQuery, writeQuery } from '@elenco/core/discovery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import type { ElencoDataProvider } from '../providers/data';

/**
 * Runs the search in the query string, so that the URL can be shared and the browser's history works. `read`
 * fetches the results; `key` is part of the query key.
 */
export function useSearch<A extends SearchAnswer>(
  key: readonly unknown[],
  read: (data: ElencoDataProvider, address: string) => Promise<A>,
) {
  const data = useDataProvider<ElencoDataProvider>();
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const { data: answer, error } = useQuery({
    queryKey: [...key, address],
    queryFn: () => read(data, address),
    placeholderData: keepPreviousData,
  });
  const ask = (query: SearchQuery) => {
    const next = writeQuery(query);
    // Repeating a search adds no entry to the browser's history.
    if (next.toString() !== address) setParams(next);
  };
  /** Runs a different search without changing the query string. */
  const search = (query: SearchQuery) => read(data, writeQuery(query).toString());
  return { address, answer, error, ask, search };
}

/** The search in the query string, its results, and functions that run a search. */
export type Found = ReturnType<typeof useSearch<SearchAnswer>>;

/**
 * Parses a search from a query string. Ignores invalid parameters, since the server's response reports them
 * as an error.
 */
export const queryOf = (address: string): SearchQuery => readQuery(new URLSearchParams(address)).query;
