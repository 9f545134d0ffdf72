import { exactTotal } from '@elenco/core/kit';
import { useGetList } from 'ra-core';
import type { ResourceName } from '../resources';
import { useWords } from './words';

interface Props {
  readonly resource: ResourceName;
  readonly filter: object;
  /** What stands before the number. */
  readonly before?: string;
}

/** How many records the filter leaves; nothing until that is known. */
export function Count({ resource, filter, before = '' }: Props) {
  const words = useWords();
  const { total } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter,
  });
  if (total === undefined) return null;
  return `${before}${total > exactTotal ? `${words.number(exactTotal)}+` : words.number(total)}`;
}
