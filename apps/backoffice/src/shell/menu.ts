import type { Actor } from '@elenco/core/people';
import { matchPath } from 'react-router-dom';
import { listOf } from '../addresses';
import { hasDuty } from '../kit/access';
import type { Words } from '../kit/words';
import type { GroupKey, MenuEntry, Part } from '../part';
import { parts, pathsOf } from '../parts';
import { mayRead, type ResourceName } from '../resources';

export interface Entry extends MenuEntry {
  readonly resource: ResourceName;
  readonly address: string;
}

const groups: readonly GroupKey[] = ['work', 'people', 'money', 'system'];

const entryOf = ({ resource, address, menu }: Part): Entry[] =>
  menu && address ? [{ ...menu, resource, address }] : [];

/**
 * Returns the menu entries that the actor may read, by group; omits empty groups. Finance comes first for
 * finance staff.
 */
export function menuFor(actor: Actor) {
  const ofMoney = hasDuty(actor, 'finance') && !hasDuty(actor, 'curation');
  const first = (key: GroupKey) => Number(ofMoney && key === 'money');
  const entries = parts
    .flatMap(entryOf)
    .filter(({ resource, rule }) => mayRead(actor, resource) && (rule?.(actor).length ?? 1) > 0);
  return groups
    .map((key) => ({ key, entries: entries.filter(({ group }) => group === key) }))
    .filter((group) => group.entries.length > 0)
    .sort((a, b) => first(b.key) - first(a.key));
}

/** Returns the label of an entry. */
export const labelOf = ({ resource, label }: Entry, words: Words): string =>
  label ? words.t(label) : words.name(resource, 2);

/** Returns the address of the menu entry to highlight for a screen or record. */
export function markedFor(pathname: string): string | undefined {
  const part = parts.find((each) => pathsOf(each).some(({ path }) => matchPath(path, pathname)));
  if (!part) return undefined;
  if (part.marks) return part.marks;
  return part.under ? listOf(part.under) : part.address;
}
