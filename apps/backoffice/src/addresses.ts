import type { Part } from './part';
import { parts } from './parts';
import type { ResourceName } from './resources';

/** The part whose records these are; search shows creators too, and has none of its own. */
const partOf = (resource: ResourceName) =>
  parts.find((part) => part.resource === resource && (part.list || part.show));

/** Whether a record has a screen. */
export const isAddressed = (resource: ResourceName): boolean => partOf(resource)?.recordAddress !== undefined;

/** Whether its records have a list of their own. */
export const isListed = (resource: ResourceName): boolean => partOf(resource)?.address !== undefined;

/** Of a record's screen, below `/dashboard/admin`. */
export function addressOf(resource: ResourceName, id: number | string): string {
  const pattern = partOf(resource)?.recordAddress;
  if (!pattern) throw new Error(`${resource} have no screen of their own`);
  return pattern.replace(':id', String(id)).replace('/*', '');
}

/** Of the list, below `/dashboard/admin`. */
export function listOf(resource: ResourceName): string {
  const address = partOf(resource)?.address;
  if (!address) throw new Error(`${resource} have no list of their own`);
  return address;
}

/** Returns how the list of a resource is sorted at first; undefined for a resource without a sorted list. */
export const firstSortOf = (resource: ResourceName): Part['sort'] =>
  parts.find((part) => part.resource === resource && part.sort)?.sort;

/** How a list is sorted at first, also one that is a screen with a rule of its own. */
export function sortOf(resource: ResourceName): NonNullable<Part['sort']> {
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
  return partOf(resource)?.recordRepresentation?.(row as never) || `#${row.id}`;
}
