import type { Actor } from '@elenco/core/people';
import { addressOf } from '../addresses';
import type { Words } from '../kit/words';
import { parts, pathsOf } from '../parts';
import { mayRead, type ResourceName } from '../resources';
import { allEntries, entriesFor, labelOf } from './menu';

/** Target of the command palette: a URL or an action. */
export type Target = {
  readonly label: string;
  /** Resource of a target that is a record with the typed number. The record may not exist. */
  readonly of?: ResourceName;
} & ({ readonly to: string } | { readonly act: () => void });

/** Resources with a screen per record, in the order of the menu. */
const addressed = parts.filter(({ recordAddress }) => recordAddress).map(({ resource }) => resource);

/**
 * Minimum length of a text that is looked up among screen names, since shorter texts occur in too many names.
 */
const MIN_NAMED = 4;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the number at the end of a text, such as "#12" or "briefing 12", and the text before the number.
 */
export function numberIn(text: string) {
  const number = /(?:^|[\s#])(\d+)\s*$/.exec(text)?.[1];
  return { number, name: plain(text.replace(/#?\d+\s*$/, '').trim()) };
}

const contains = (label: string, name: string) =>
  name.split(/\s+/).every((part) => plain(label).includes(part));

/** True if the resource's name contains all words of the text. */
export const isNamed = (resource: ResourceName, name: string, words: Words): boolean =>
  contains(words.name(resource), name);

/** True if the label starts with the text. */
const isPrefix = (label: string, text: string): boolean => plain(label).startsWith(plain(text.trim()));

/**
 * Returns the targets for a typed text: menu entries and commands whose name contains all words of the text.
 * For a text that ends with a number, such as "#12" or "briefing 12", returns the records with that number
 * instead.
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

/**
 * Returns the name of the screen that matches the text, if only other duties can open it; undefined
 * otherwise.
 */
export function screenOfOtherDuty(text: string, actor: Actor, words: Words): string | undefined {
  const name = plain(text.trim());
  if (name.length < MIN_NAMED) return undefined;
  const own = new Set(entriesFor(actor).flatMap(({ entries }) => entries.map(({ address }) => address)));
  return allEntries
    .filter(({ address }) => !own.has(address))
    .map((entry) => labelOf(entry, words))
    .find((label) => contains(label, name));
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
 * Sorts targets: names that start with the text, found records, then the rest. Leaves out records with the
 * typed number that do not exist.
 * @param found found records; undefined until searched
 * @param searched resources that the search covers
 */
export function sortTargets(
  text: string,
  targets: readonly Target[],
  found: readonly Target[] | undefined,
  searched: readonly string[],
): Target[] {
  const left = found ? targets.filter(({ of }) => !of || !searched.includes(of)) : targets;
  const first = left.filter(({ label, of }) => !of && isPrefix(label, text));
  return [...first, ...(found ?? []), ...left.filter((target) => !first.includes(target))];
}
