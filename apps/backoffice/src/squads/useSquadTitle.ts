import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ElencoDataProvider } from '../providers/data';
import { squadTitle } from './squadTitle';

/** A squad's name for the window: with its title as soon as that is known, with its number alone until then. */
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
