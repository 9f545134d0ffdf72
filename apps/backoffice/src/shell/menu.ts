import { officeHome } from '@elenco/core/operations';
import type { Actor } from '@elenco/core/people';
import { matchPath } from 'react-router-dom';
import { listOf } from '../addresses';
import type { Words } from '../kit/words';
import type { GroupKey, MenuEntry, Part } from '../part';
import { parts, pathsOf } from '../parts';
import { mayRead, type ResourceName } from '../resources';

export interface Entry extends MenuEntry {
  readonly resource: ResourceName;
  readonly address: string;
}

const groups: readonly GroupKey[] = [
  'today',
  'work',
  'people',
  'support',
  'money',
  'books',
  'growth',
  'system',
];

/** Groups that are collapsed until the user expands them. */
export const foldedAtFirst: readonly GroupKey[] = ['books', 'growth', 'system'];

const entryOf = ({ resource, address, menu }: Part): Entry[] =>
  menu && address ? [{ ...menu, resource, address }] : [];

/** The entries of all duties. */
export const allEntries: readonly Entry[] = parts.flatMap(entryOf);

/**
 * Returns the entries that the actor may read, by group, without empty groups. Staff with finance duties only
 * get their own home page, and the groups of finance first.
 */
export function entriesFor(actor: Actor) {
  const home = officeHome(actor);
  const entries = allEntries
    .filter(({ resource, rule }) => mayRead(actor, resource) && (rule?.(actor).length ?? 1) > 0)
    .filter(({ address }) => address !== '/start' || home === '/start');
  const moneyFirst = home === '/finance' ? (['today', 'money', 'books', ...groups] as const) : groups;
  return [...new Set(moneyFirst)]
    .map((key) => ({ key, entries: entries.filter(({ group }) => group === key) }))
    .filter((group) => group.entries.length > 0);
}

/** Returns the entries of the menu, without those that are tabs of another screen. */
export const menuFor = (actor: Actor) =>
  entriesFor(actor)
    .map(({ key, entries }) => ({ key, entries: entries.filter(({ within }) => !within) }))
    .filter((group) => group.entries.length > 0);

/** Returns the label of an entry. */
export const labelOf = ({ resource, label }: Entry, words: Words): string =>
  label ? words.t(label) : words.name(resource, 2);

/** Returns the address of the menu entry that is highlighted for a screen or record. */
export function markedFor(pathname: string): string | undefined {
  const part = parts.find((each) => pathsOf(each).some(({ path }) => matchPath(path, pathname)));
  if (!part) return undefined;
  if (part.marks) return part.marks;
  const shownBy = part.under ?? part.menu?.within;
  return shownBy ? listOf(shownBy) : part.address;
}
