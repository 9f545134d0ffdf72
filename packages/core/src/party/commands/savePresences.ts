import { z } from 'zod';
import { accept, type FieldError, update } from '../../kit';
import { creatorIdOf, defineCommand } from '../actor';
import { creators, ownProfile, type Presence, presence, withPresences } from '../creator';

const declared = z.strictObject({
  channel: presence.shape.channel,
  /** Without the @ that people like to type. */
  handle: z
    .string()
    .overwrite((typed) => typed.trim().replace(/^@/, ''))
    .min(1, 'required')
    .max(80, 'too_long'),
  followers: presence.shape.followers,
  engagementBp: presence.shape.engagementBp,
});
type Declared = z.output<typeof declared>;

/**
 * The channels that a creator declares, one presence for each; those not named are gone. Followers and
 * engagement beside the list are those of the largest. Refuses `channel_twice` at `/presences/n/channel`.
 */
export const savePresences = defineCommand({
  name: 'creators.savePresences',
  input: z.strictObject({ presences: z.array(declared).max(9, 'too_many') }),
  load: (find, _input, { actor }) => find.forUpdate(creators, creatorIdOf(actor), ownProfile),
  decide({ rows: owner, input, now }) {
    const twice = repeated(input.presences);
    if (twice.length > 0) return { refused: twice };
    const presences = input.presences.map((one) => measured(one, owner.presences, now));
    return accept([update(creators, owner.id, withPresences(presences))], { id: owner.id });
  },
});

const repeated = (presences: readonly Declared[]): FieldError[] =>
  presences.flatMap(({ channel }, n) =>
    presences.findIndex((one) => one.channel === channel) < n
      ? [{ pointer: `/presences/${n}/channel`, code: 'channel_twice', params: { channel } }]
      : [],
  );

/** A verified figure of the same account is worth more than a declared one, so it stays. */
function measured(one: Declared, known: readonly Presence[], now: string): Presence {
  const better = known.find(
    (old) => old.channel === one.channel && old.handle === one.handle && old.source === 'verified',
  );
  return better ?? { ...one, source: 'declared', measuredAt: now };
}
