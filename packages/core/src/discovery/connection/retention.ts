import { type Creator, withPresences } from '../../people';
import type { Connection, Network } from './connection';

const DAY_MS = 86_400_000;

/**
 * Days after which stored figures must be read again or deleted, for networks whose terms require it. These
 * terms also require deletion within 7 days after a consent ends. Source:
 * developers.google.com/youtube/terms/developer-policies, III.E.4.
 */
const MAX_DAYS_UNREAD: { readonly [N in Network]?: number } = { youtube: 30 };

/** True if the network's terms require deleting its figures when the consent ends. */
export const deletesOnEnd = (channel: Network): boolean => MAX_DAYS_UNREAD[channel] !== undefined;

/** True if the network's terms no longer allow keeping figures that could not be read again. */
export function isRetentionOver(
  { channel, measuredAt }: Pick<Connection, 'channel' | 'measuredAt'>,
  now: string,
): boolean {
  const days = MAX_DAYS_UNREAD[channel];
  return days !== undefined && Date.parse(now) - Date.parse(measuredAt) >= days * DAY_MS;
}

/** Returns the presences of a profile without figures read from the network; undefined if there are none. */
export function withoutVerified({ presences }: Pick<Creator, 'presences'>, channel: Network) {
  const kept = presences.filter((one) => one.channel !== channel || one.source !== 'verified');
  return kept.length < presences.length ? withPresences(kept) : undefined;
}
