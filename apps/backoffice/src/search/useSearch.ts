import { readQuery, type SearchAnswer, type SearchQuery, writeQuery } from '@elenco/core/discovery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import type { ElencoDataProvider } from '../providers/data';

/**
 * Runs the search in the address, so that it can be shared and navigated. `read` fetches the results; `key`
 * is part of the query key.
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
  /** Runs another search in the background. */
  const search = (query: SearchQuery) => read(data, writeQuery(query).toString());
  return { address, answer, error, ask, search };
}

/** A search in the address, with its results. */
export type Found = ReturnType<typeof useSearch<SearchAnswer>>;

/** Parses the query of an address. Ignores invalid parts, which the error of the answer reports. */
export const queryOf = (address: string): SearchQuery => readQuery(new URLSearchParams(address)).query;
