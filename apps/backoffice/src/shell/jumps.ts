import type { Actor } from '@elenco/core/people';
import { addressOf } from '../addresses';
import type { Words } from '../kit/words';
import { parts, pathsOf } from '../parts';
import { mayRead, type ResourceName } from '../resources';
import { entriesFor, labelOf } from './menu';

/** A target of the palette: an address or an action. */
export type Target = {
  readonly label: string;
  /** Set for a record of a number, whether or not it exists. */
  readonly of?: ResourceName;
} & ({ readonly to: string } | { readonly act: () => void });

/** Resources with a screen per record, in the order of the menu. */
const addressed = parts.filter(({ recordAddress }) => recordAddress).map(({ resource }) => resource);

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the number at the end of a text ("12", "#12", "briefing 12"), and the name before it. */
export function numberIn(text: string) {
  const number = /(?:^|[\s#])(\d+)\s*$/.exec(text)?.[1];
  return { number, name: plain(text.replace(/#?\d+\s*$/, '').trim()) };
}

const contains = (label: string, name: string) =>
  name.split(/\s+/).every((part) => plain(label).includes(part));

/** True if the name of the resource contains all words of a text. */
export const isNamed = (resource: ResourceName, name: string, words: Words): boolean =>
  contains(words.name(resource), name);

/** True if the text is the label or its beginning. */
const isPrefix = (label: string, text: string): boolean => plain(label).startsWith(plain(text.trim()));

/**
 * Returns the targets of the typed text: menu entries and commands whose name contains all its words, and for
 * a number ("12", "#12", "briefing 12") the records of that number.
 */
export function targetsFor(text: string, actor: Actor, words: Words, acts: readonly Target[] = []): Target[] {
  const { number, name } = numberIn(text);
  const fits = (label: string) => contains(label, plain(text.trim()));
  if (number) {
    return addressed
      .filter((resource) => mayRead(actor, resource) && isNamed(resource, name, words))
      .map((resource) => ({
        of: resource,
        to: addressOf(resource, number),
        label: `${words.name(resource)} #${number}`,
      }));
  }
  const places = entriesFor(actor)
    .flatMap((group) => group.entries)
    .map((entry) => ({ to: entry.address, label: labelOf(entry, words) }));
  return [...places, ...commandsFor(actor, words), ...acts].filter((target) => fits(target.label));
}

/** Commands of screens that have no menu entry. */
const commandsFor = (actor: Actor, words: Words): Target[] =>
  parts.flatMap((part) =>
    pathsOf(part).flatMap(({ path, rule, command }) =>
      command && mayRead(actor, part.resource) && (rule?.(actor).length ?? 1) > 0
        ? [{ to: path, label: words.t(command) }]
        : [],
    ),
  );

/**
 * Orders the targets: beginnings of names, found records, then the rest. Records of a number that are not found are left
 * out. @param found undefined until searched @param searched resources that the search covers
 */
export function ordered(
  text: string,
  targets: readonly Target[],
  found: readonly Target[] | undefined,
  searched: readonly string[],
): Target[] {
  const left = found ? targets.filter(({ of }) => !of || !searched.includes(of)) : targets;
  const first = left.filter(({ label, of }) => !of && isPrefix(label, text));
  return [...first, ...(found ?? []), ...left.filter((target) => !first.includes(target))];
}
