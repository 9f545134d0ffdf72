import type { Actor } from '@elenco/core/party';
import { addressOf } from '../addresses';
import type { Words } from '../kit/words';
import { parts } from '../parts';
import { mayRead } from '../resources';
import { labelOf, menuFor } from './menu';

export interface Target {
  readonly to: string;
  readonly label: string;
}

/** What has screens of its records, in the order of the menu. */
const addressed = parts.filter(({ recordAddress }) => recordAddress).map(({ resource }) => resource);

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Where the typed text can lead: menu entries whose name has all its words, and for a number ("12", "#12",
 * "briefing 12") the records of that number.
 */
export function targetsFor(text: string, actor: Actor, words: Words): Target[] {
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
  return menuFor(actor)
    .flatMap((group) => group.entries)
    .map((entry) => ({ to: entry.address, label: labelOf(entry, words) }))
    .filter((target) => fits(target.label));
}
