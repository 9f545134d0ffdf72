import type { Actor } from '@elenco/core/party';
import { type Addressed, addressOf } from '../addresses';
import type { Words } from '../kit/words';
import { mayRead } from '../resources';
import { menuFor, targetOf } from './menu';

export interface Target {
  readonly to: string;
  readonly label: string;
}

const byNumber: readonly Addressed[] = [
  'briefings',
  'companies',
  'creators',
  'users',
  'squads',
  'proposals',
  'contracts',
  'deliverables',
  'charges',
  'invoices',
  'payouts',
];

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
    return byNumber
      .filter((resource) => mayRead(actor, resource) && fits(words.name(resource)))
      .map((resource) => ({
        to: addressOf(resource, Number(number)),
        label: `${words.name(resource)} #${number}`,
      }));
  }
  return menuFor(actor)
    .flatMap((group) => group.entries)
    .map((entry) => targetOf(entry, words))
    .filter((target) => fits(target.label));
}
