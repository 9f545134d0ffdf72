import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ElencoDataProvider } from '../providers/data';
import { squadTitle } from './squadTitle';

/** Returns a squad's name for the document title: by number until its title is loaded. */
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
