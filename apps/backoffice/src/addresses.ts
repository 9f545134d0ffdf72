import { type QueueView, queueSort, type WaitingName, waitingFilter } from '@elenco/core/operations';
import { type Place, placeOf } from './places';
import type { ResourceName } from './resources';

/** True if records of the resource have a screen. */
export const hasRecordScreen = (resource: ResourceName): boolean =>
  placeOf(resource)?.recordAddress !== undefined;

/** True if the resource has a list of its own. */
export const hasList = (resource: ResourceName): boolean => placeOf(resource)?.address !== undefined;

/** Returns the path of a record, without `/dashboard/admin`. */
export function addressOf(resource: ResourceName, id: number | string): string {
  const pattern = placeOf(resource)?.recordAddress;
  if (!pattern) throw new Error(`${resource} has no screen of its own`);
  return pattern.replace(':id', String(id)).replace('/*', '');
}

/** Returns the path of the resource's list, without `/dashboard/admin`. */
export function listOf(resource: ResourceName): string {
  const address = placeOf(resource)?.address;
  if (!address) throw new Error(`${resource} has no list of its own`);
  return address;
}

/** Returns the initial sort of a list; undefined for a resource without a sorted list. */
export const firstSortOf = (resource: ResourceName): Place<never>['sort'] => placeOf(resource)?.sort;

/**
 * Returns the initial sort of a list.
 * @throws Error if the list has no sort
 */
export function sortOf(resource: ResourceName): NonNullable<Place<never>['sort']> {
  const sort = firstSortOf(resource);
  if (!sort) throw new Error(`${resource} has no sorted list`);
  return sort;
}

type ListFilter = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/** Returns the query string that opens a list with a filter and an optional sort, in react-admin's format. */
export const listQuery = (filter: ListFilter, sort?: Place<never>['sort']): string =>
  `?filter=${encodeURIComponent(JSON.stringify(filter))}${sort ? `&sort=${sort[0]}&order=${sort[1]}` : ''}`;

/** Returns the URL of a list with a filter. Without `sort`, the list keeps its own sort. */
export const listAddress = (
  resource: ResourceName,
  filter: ListFilter,
  sort?: Place<never>['sort'],
): string => `${listOf(resource)}${listQuery(filter, sort)}`;

/**
 * Returns the query string that shows a view of a queue: the earliest deadline first or, in queues without
 * deadlines, the longest wait first.
 */
export const queueQuery = (queue: WaitingName, view?: QueueView): string =>
  listQuery(waitingFilter(queue, view), queueSort(queue));

/** Returns the URL of a view of a queue, sorted as in `queueQuery`. */
export const queueAddress = (queue: WaitingName, view?: QueueView): string =>
  `${listOf(queue)}${queueQuery(queue, view)}`;

/** Returns the title or name of a record, or its number. */
export function titleOf(resource: ResourceName, row: { readonly id: number | string }): string {
  return placeOf(resource)?.recordRepresentation?.(row as never) || `#${row.id}`;
}
