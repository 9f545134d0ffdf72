import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ElencoDataProvider } from '../providers/data';
import { squadTitle } from './squadTitle';

/**
 * Returns the squad's title for the document title. Until the title is loaded, returns the squad's number.
 */
export function useSquadTitle(id: number) {
  const data = useDataProvider<ElencoDataProvider>();
  const { data: found } = useQuery({
    queryKey: ['squads', 'named', id],
    queryFn: () => squadTitle(data, id),
    enabled: Number.isInteger(id),
    retry: false,
  });
  const title = found ?? undefined;
  return { title, windowTitle: title ? `Squad #${id} | ${title}` : `Squad #${id}` };
}
