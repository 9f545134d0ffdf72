import type { Actor } from '@elenco/core/people';
import { addressOf } from '../addresses';
import type { Words } from '../kit/words';
import { parts, pathsOf } from '../parts';
import { mayRead } from '../resources';
import { entriesFor, labelOf } from './menu';

/** A target of the palette: an address or an action. */
export type Target = { readonly label: string } & ({ readonly to: string } | { readonly act: () => void });

/** Resources with a screen per record, in the order of the menu. */
const addressed = parts.filter(({ recordAddress }) => recordAddress).map(({ resource }) => resource);

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the targets of the typed text: menu entries and commands whose name contains all its words, and for
 * a number ("12", "#12", "briefing 12") the records of that number.
 */
export function targetsFor(text: string, actor: Actor, words: Words, acts: readonly Target[] = []): Target[] {
  const number = /#?(\d+)\s*$/.exec(text)?.[1];
  const name = plain(text.replace(/#?\d+\s*$/, '').trim());
  const fits = (label: string) => name.split(/\s+/).every((part) => plain(label).includes(part));
  if (number) {
    return addressed
      .filter((resource) => mayRead(actor, resource) && fits(words.name(resource)))
      .map((resource) => ({
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
