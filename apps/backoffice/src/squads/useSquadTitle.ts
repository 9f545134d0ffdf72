import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ElencoDataProvider } from '../providers/data';

interface Named {
  readonly data: readonly { readonly title: string }[];
}

/** A squad's name for the window: with its title as soon as that is known, with its number alone until then. */
export function useSquadTitle(id: number) {
  const data = useDataProvider<ElencoDataProvider>();
  const { data: answer } = useQuery({
    queryKey: ['squads', 'named', id],
    queryFn: () => data.ask<Named>(`squads?squad_id=${id}`),
    enabled: Number.isInteger(id),
    retry: false,
  });
  const title = answer?.data[0]?.title;
  return { title, windowTitle: title ? `Squad #${id} | ${title}` : `Squad #${id}` };
}
