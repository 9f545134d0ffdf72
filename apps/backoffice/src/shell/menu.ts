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

/** Groups that are folded until the user opens them. */
export const foldedAtFirst: readonly GroupKey[] = ['books', 'growth', 'system'];

const entryOf = ({ resource, address, menu }: Part): Entry[] =>
  menu && address ? [{ ...menu, resource, address }] : [];

/**
 * Returns the entries that the actor may read, by group; omits empty groups. Those who do nothing but finance
 * have its home page in place of the general one, and its groups first.
 */
export function entriesFor(actor: Actor) {
  const home = officeHome(actor);
  const entries = parts
    .flatMap(entryOf)
    .filter(({ resource, rule }) => mayRead(actor, resource) && (rule?.(actor).length ?? 1) > 0)
    .filter(({ address }) => address !== '/start' || home === '/start');
  const moneyFirst = home === '/finance' ? (['today', 'money', 'books', ...groups] as const) : groups;
  return [...new Set(moneyFirst)]
    .map((key) => ({ key, entries: entries.filter(({ group }) => group === key) }))
    .filter((group) => group.entries.length > 0);
}

/** Returns the entries of the menu: without those that are tabs of another screen. */
export const menuFor = (actor: Actor) =>
  entriesFor(actor)
    .map(({ key, entries }) => ({ key, entries: entries.filter(({ within }) => !within) }))
    .filter((group) => group.entries.length > 0);

/** Returns the label of an entry. */
export const labelOf = ({ resource, label }: Entry, words: Words): string =>
  label ? words.t(label) : words.name(resource, 2);

/** Returns the address of the menu entry to highlight for a screen or record. */
export function markedFor(pathname: string): string | undefined {
  const part = parts.find((each) => pathsOf(each).some(({ path }) => matchPath(path, pathname)));
  if (!part) return undefined;
  if (part.marks) return part.marks;
  const shownBy = part.under ?? part.menu?.within;
  return shownBy ? listOf(shownBy) : part.address;
}
