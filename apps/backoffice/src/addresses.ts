import { type Place, placeOf } from './places';
import type { ResourceName } from './resources';

/** Whether a record has a screen. */
export const isAddressed = (resource: ResourceName): boolean =>
  placeOf(resource)?.recordAddress !== undefined;

/** Whether its records have a list of their own. */
export const isListed = (resource: ResourceName): boolean => placeOf(resource)?.address !== undefined;

/** Of a record's screen, below `/dashboard/admin`. */
export function addressOf(resource: ResourceName, id: number | string): string {
  const pattern = placeOf(resource)?.recordAddress;
  if (!pattern) throw new Error(`${resource} have no screen of their own`);
  return pattern.replace(':id', String(id)).replace('/*', '');
}

/** Of the list, below `/dashboard/admin`. */
export function listOf(resource: ResourceName): string {
  const address = placeOf(resource)?.address;
  if (!address) throw new Error(`${resource} have no list of their own`);
  return address;
}

/** Returns how the list of a resource is sorted at first; undefined for a resource without a sorted list. */
export const firstSortOf = (resource: ResourceName): Place<never>['sort'] => placeOf(resource)?.sort;

/** How a list is sorted at first, also one that is a screen with a rule of its own. */
export function sortOf(resource: ResourceName): NonNullable<Place<never>['sort']> {
  const sort = firstSortOf(resource);
  if (!sort) throw new Error(`${resource} have no list that says how it is sorted`);
  return sort;
}

/** The list narrowed to what the filter names, as the list's own filters would write it. */
export const listAddress = (
  resource: ResourceName,
  filter: Readonly<Record<string, string | number | boolean | readonly string[]>>,
): string => `${listOf(resource)}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** What people call a record: by its title or name, else by its number. */
export function titleOf(resource: ResourceName, row: { readonly id: number | string }): string {
  return placeOf(resource)?.recordRepresentation?.(row as never) || `#${row.id}`;
}
