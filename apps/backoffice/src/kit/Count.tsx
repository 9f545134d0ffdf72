import { exactTotal } from '@elenco/core/kit';
import { useGetList } from 'ra-core';
import type { ResourceName } from '../resources';
import { useWords } from './words';

interface Props {
  readonly resource: ResourceName;
  readonly filter: object;
}

/** For so long a number is not asked for anew; what somebody does here refreshes it at once. */
const FRESH_MS = 60_000;

/** How many records the filter leaves; nothing where there are none. The same question is asked once, wherever it stands. */
export function Count({ resource, filter }: Props) {
  const words = useWords();
  const { total } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter },
    { staleTime: FRESH_MS },
  );
  if (!total) return null;
  return total > exactTotal ? `${words.number(exactTotal)}+` : words.number(total);
}
