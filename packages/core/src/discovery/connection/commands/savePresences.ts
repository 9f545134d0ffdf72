import { z } from 'zod';
import { accept, type FieldError, update } from '../../../kit';
import {
  creatorIdOf,
  creators,
  defineCommand,
  isSharedAddress,
  ownProfile,
  type Presence,
  presence,
  readHandle,
  withPresences,
} from '../../../people';
import { type Connection, connections } from '../connection';

const declared = z.strictObject({
  channel: presence.shape.channel,
  /** Handle as typed, or the URL of the profile. */
  handle: z
    .string()
    .overwrite((typed) => typed.trim().replace(/^@/, ''))
    .min(1, 'required')
    .max(300, 'too_long'),
  followers: presence.shape.followers,
  engagementBp: presence.shape.engagementBp,
});
type Declared = z.output<typeof declared>;

/**
 * Stores the channels that a creator declares, one presence for each, and removes all others. The profile
 * gets the metrics of the channel with the most followers. Refuses with `channel_twice` at
 * `/presences/n/channel`, and at `/presences/n/handle` with `invalid_handle`, `shared_profile_address` and
 * `handle_verified_by_other`.
 */
export const savePresences = defineCommand({
  name: 'creators.savePresences',
  rest: 'Replaces a creator’s channels',
  input: z.strictObject({ presences: z.array(declared).max(9, 'too_many') }),
  async load(find, { presences }, { actor }) {
    const owner = await find.forUpdate(creators, creatorIdOf(actor), ownProfile);
    const handles = presences.flatMap(handleOf).flatMap((handle) => [handle, handle.toLowerCase()]);
    const verified = await find.many(connections, { handle: handles, status: ['connected', 'lost'] });
    return { owner, others: verified.filter(({ creatorId }) => creatorId !== owner.id) };
  },
  decide({ rows: { owner, others }, input, now }) {
    const wrong = input.presences.flatMap((one, n) => refusalsOf(one, n, input.presences, others));
    if (wrong.length > 0) return { refused: wrong };
    const presences = input.presences.flatMap((one) =>
      handleOf(one).map((handle) => measured({ ...one, handle }, owner.presences, now)),
    );
    return accept([update(creators, owner.id, withPresences(presences))], { id: owner.id });
  },
});

const handleOf = ({ channel, handle }: Declared): string[] => {
  const read = readHandle(channel, handle);
  return read === undefined ? [] : [read];
};

function refusalsOf(
  { channel, handle: typed }: Declared,
  n: number,
  all: readonly Declared[],
  others: readonly Connection[],
): FieldError[] {
  const at = `/presences/${n}`;
  if (all.findIndex((one) => one.channel === channel) < n)
    return [{ pointer: `${at}/channel`, code: 'channel_twice', params: { channel } }];
  const handle = readHandle(channel, typed);
  if (handle === undefined) {
    const code = isSharedAddress(typed) ? 'shared_profile_address' : 'invalid_handle';
    return [{ pointer: `${at}/handle`, code }];
  }
  const isTaken = others.some((other) => other.channel === channel && isSame(other.handle, handle));
  return isTaken ? [{ pointer: `${at}/handle`, code: 'handle_verified_by_other' }] : [];
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Returns the verified presence of the same account if there is one, because it has priority; otherwise the
 * declared presence.
 */
function measured(one: Declared, known: readonly Presence[], now: string): Presence {
  const better = known.find(
    (old) => old.channel === one.channel && isSame(old.handle, one.handle) && old.source === 'verified',
  );
  return better ?? { ...one, source: 'declared', measuredAt: now };
}
