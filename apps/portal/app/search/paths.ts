import { MOST_COMPARED } from '@elenco/core/saved';

/** Where the search and what a company keeps of it are. */
export const searchPath = '/dashboard/client/search';
export const profileAt = (key: string, channel?: string) =>
  `${searchPath}/creator-profile/${key}${channel ? `/${channel}` : ''}`;
export const listAt = (id: number) => `${searchPath}/list/${id}`;

/** Side by side: each once, the first five. */
export const compareAt = (keys: readonly string[]) =>
  `${searchPath}/compare?${new URLSearchParams([...new Set(keys)].slice(0, MOST_COMPARED).map((key) => ['who', key]))}`;

/** A file of a list, or of the favourites. */
export const exportAt = (kind: 'csv' | 'xlsx', listId?: number) =>
  `${searchPath}/export.${kind}${listId === undefined ? '' : `?list=${listId}`}`;
