import { readQuery, type SearchAnswer, type SearchQuery, writeQuery } from '@elenco/core/discovery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import type { ElencoDataProvider } from '../providers/data';

/**
 * Runs the search in the URL, so that it can be shared and navigated. `read` fetches the results; `key` is
 * part of the query key.
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
    // Repeating a search adds no history entry.
    if (next.toString() !== address) setParams(next);
  };
  return { address, answer, error, ask };
}

/** Parses the query of an address; ignores invalid parts, which the answer's error reports. */
export const queryOf = (address: string): SearchQuery => readQuery(new URLSearchParams(address)).query;
