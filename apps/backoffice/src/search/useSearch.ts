import { readQuery, type SearchAnswer, type SearchQuery, writeQuery } from '@elenco/core/discovery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import type { ElencoDataProvider } from '../providers/data';

/**
 * The search that the window's address asks for, so that it can be sent, and one goes back to it. `read` names
 * who answers it; what is asked of it is part of the cache's key.
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
    // Asking for the same is no step of its own to go back by.
    if (next.toString() !== address) setParams(next);
  };
  return { address, answer, error, ask };
}

/** The query of an address; what it says wrongly is left out, as the answer's error tells. */
export const queryOf = (address: string): SearchQuery => readQuery(new URLSearchParams(address)).query;
