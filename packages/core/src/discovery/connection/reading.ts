import { businessDate } from '@elenco/brazil';
import { type Change, insert, update } from '../../kit';
import { type Creator, creators, type Presence, withPresences } from '../../people';
import { type Connection, channelMetrics, type Figures, noViewing } from './connection';
import { methodAt } from './method';

const noSample = { likes: null, comments: null, shares: null, views: null };

/**
 * Returns the changes for new metrics: a row of the history, and the verified presence of the creator on that
 * channel, with the date of the reading.
 */
export function readingChanges(
  owner: Creator,
  { id: connectionId, channel }: Pick<Connection, 'id' | 'channel'>,
  read: Figures,
  now: string,
): Change[] {
  const { audience, sample = noSample, viewing = noViewing, ...measured } = read;
  const { handle, followers, engagementBp } = measured;
  const presence: Presence = {
    channel,
    handle,
    followers,
    engagementBp,
    source: 'verified',
    measuredAt: now,
    ...(audience ? { audience } : {}),
  };
  const known = owner.presences.some((one) => one.channel === channel);
  const presences = known
    ? owner.presences.map((one) => (one.channel === channel ? presence : one))
    : [...owner.presences, presence];
  return [
    insert(channelMetrics, {
      ...measured,
      ...sample,
      methodVersion: methodAt(channel, businessDate(now)),
      ...viewing,
      connectionId,
      creatorId: owner.id,
      channel,
      source: 'verified',
      measuredAt: now,
    }),
    update(creators, owner.id, withPresences(presences)),
  ];
}
