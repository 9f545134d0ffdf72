import { officeHome, type WaitingName, waitingFor } from '@elenco/core/operations';
import type { Actor, Duty } from '@elenco/core/people';
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

/** Main groups for staff with a single duty, by duty. Their menu lists these groups first. */
const mainGroupsByDuty: { readonly [D in Duty]?: readonly GroupKey[] } = {
  finance: ['money', 'books'],
  support: ['support', 'people'],
  content: ['growth'],
};

/**
 * Maximum number of entries in expanded groups. Together with the account and help entries, the menu shows
 * about 20 entries.
 */
export const MAX_EXPANDED = 14;

const entryOf = ({ resource, address, menu }: Part): Entry[] =>
  menu && address ? [{ ...menu, resource, address }] : [];

/** The menu entries for all duties. */
export const allEntries: readonly Entry[] = parts.flatMap(entryOf);

/**
 * Returns the entries that the actor may read, by group, without empty groups. Staff who have only the
 * finance duty get their own home page. For staff with one duty, the main groups of this duty come first.
 */
export function entriesFor(actor: Actor) {
  const home = officeHome(actor);
  const entries = allEntries
    .filter(({ resource, rule }) => mayRead(actor, resource) && (rule?.(actor).length ?? 1) > 0)
    .filter(({ address }) => address !== '/start' || home === '/start');
  const [duty, ...others] = actor.role === 'admin' ? actor.duties : [];
  const first = (others.length === 0 && duty && mainGroupsByDuty[duty]) || [];
  return [...new Set<GroupKey>(['today', ...first, ...groups])]
    .map((key) => ({ key, entries: entries.filter(({ group }) => group === key) }))
    .filter((group) => group.entries.length > 0);
}

/** Returns the menu's entries, without those that are tabs of a different screen. */
export const menuFor = (actor: Actor) =>
  entriesFor(actor)
    .map(({ key, entries }) => ({ key, entries: entries.filter(({ within }) => !within) }))
    .filter((group) => group.entries.length > 0);

/** Returns the groups that are collapsed until the user expands them: those that exceed `MAX_EXPANDED`. */
export function initiallyCollapsed(actor: Actor): readonly GroupKey[] {
  const all = menuFor(actor);
  const sizes = all.map(({ entries }) => entries.length);
  const until = (at: number) => sizes.slice(0, at + 1).reduce((sum, size) => sum + size, 0);
  return all.filter((_, at) => until(at) > MAX_EXPANDED).map(({ key }) => key);
}

/**
 * Returns the queue of the entry's resource, if the entry opens the list of this resource; undefined for
 * entries that open other screens.
 */
export const queueOf = (actor: Actor, { resource, address }: Entry): WaitingName | undefined =>
  waitingFor(actor).find((name) => name === resource && address === listOf(name));

export const labelOf = ({ resource, label }: Entry, words: Words): string =>
  label ? words.t(label) : words.name(resource, 2);

/** Returns the URL of the menu entry that is highlighted for a screen or record. */
export function highlightedEntry(pathname: string): string | undefined {
  const part = parts.find((each) => pathsOf(each).some(({ path }) => matchPath(path, pathname)));
  if (!part) return undefined;
  if (part.marks) return part.marks;
  const shownBy = part.under ?? part.menu?.within;
  return shownBy ? listOf(shownBy) : part.address;
}
