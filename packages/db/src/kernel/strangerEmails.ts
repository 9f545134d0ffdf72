import {
  type Actor,
  type Allowance,
  emailAllowances,
  mailboxOf,
  Problem,
  strangerEmails,
  userIdOf,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { countEach, endOfWindow } from '../identity/attempts';
import { digest } from '../identity/secrets';

interface Event {
  readonly kind: string;
  readonly rowId: number;
  readonly data: Readonly<Record<string, unknown>>;
}

interface Counted {
  readonly event: Event;
  readonly followUp: boolean;
  readonly keys: readonly (readonly [key: string, allowance: Allowance])[];
}

/**
 * Counts e-mails that an action sends to addresses that a user typed. Counts in the transaction of the
 * action, so that a refused action counts nothing. Returns the events whose e-mails may be sent.
 * @throws Problem `too_often` with `emails_used_up` (params `until`, `seconds`) if a limit is exceeded and
 * the action does nothing else than send the e-mail
 */
export async function withinAllowances<E extends Event>(
  em: SqlEntityManager,
  events: readonly E[],
  { actor, now }: { readonly actor: Actor; readonly now: string },
  rowOf: (resource: string, id: number) => Promise<Readonly<Record<string, unknown>>>,
): Promise<readonly E[]> {
  if (actor.role === 'admin' || actor.role === 'system') return events;
  const counted: Counted[] = [];
  for (const event of events) {
    const one = await countedOf(event, actor, rowOf);
    if (one) counted.push(one);
  }
  if (counted.length === 0) return events;
  const tries = new Map<string, number>();
  for (const [key] of counted.flatMap(({ keys }) => keys)) tries.set(key, (tries.get(key) ?? 0) + 1);
  const counts = await countEach(em, tries, day, now);
  const over = counted.filter(({ keys }) => keys.some(([key, { times }]) => (counts.get(key) ?? 0) > times));
  if (over.some(({ followUp }) => !followUp)) throw usedUp(now);
  const unwritten = new Set<Event>(over.map(({ event }) => event));
  return events.filter((event) => !unwritten.has(event));
}

const day = { minutes: 24 * 60 };

async function countedOf(
  event: Event,
  actor: Actor,
  rowOf: (resource: string, id: number) => Promise<Readonly<Record<string, unknown>>>,
): Promise<Counted | undefined> {
  const declared = strangerEmails[event.kind];
  if (!declared) return undefined;
  const { allowance: name, address: stored, followUp } = declared;
  const row = await rowOf(stored.resource, stored.by === 'rowId' ? event.rowId : Number(event.data.change));
  const address = row[stored.field];
  if (typeof address !== 'string') return undefined;
  const { byUser, byUserToAddress, toAddress } = emailAllowances[name];
  const to = digest(mailboxOf(address));
  const by = actor.role === 'guest' ? `link ${actor.shareLinkId}` : userIdOf(actor);
  return {
    event,
    followUp,
    keys: [
      [`email:${name}:to:${to}`, toAddress],
      ...(by === null
        ? []
        : ([
            [`email:${name}:by:${by}`, byUser],
            [`email:${name}:by:${by}:to:${to}`, byUserToAddress],
          ] as const)),
    ],
  };
}

function usedUp(now: string): Problem {
  const until = endOfWindow(day, now);
  const seconds = Math.ceil((Date.parse(until) - Date.parse(now)) / 1_000);
  return new Problem('too_often', [{ pointer: '', code: 'emails_used_up', params: { until, seconds } }]);
}
