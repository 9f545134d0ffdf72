import { type Creator, withPresences } from '../../people';
import type { Connection, Network } from './connection';

const DAY_MS = 86_400_000;

/**
 * Days after which stored metrics must be deleted unless they were read again, by network. A network is
 * absent if its terms do not require this. YouTube's terms also require deletion within 7 days after a
 * consent ends. Source: developers.google.com/youtube/terms/developer-policies, III.E.4.
 */
const MAX_DAYS_UNREAD: { readonly [N in Network]?: number } = { youtube: 30 };

/** True if the network's terms require deleting its metrics when the consent ends. */
export const deletesOnEnd = (channel: Network): boolean => MAX_DAYS_UNREAD[channel] !== undefined;

/**
 * True if the network's terms no longer allow keeping metrics, because they could not be read again for too
 * long.
 */
export function isRetentionOver(
  { channel, measuredAt }: Pick<Connection, 'channel' | 'measuredAt'>,
  now: string,
): boolean {
  const days = MAX_DAYS_UNREAD[channel];
  return days !== undefined && Date.parse(now) - Date.parse(measuredAt) >= days * DAY_MS;
}

/**
 * Returns the patch that removes the presence verified by a network from a profile; undefined if the profile
 * has no such presence.
 */
export function withoutVerified({ presences }: Pick<Creator, 'presences'>, channel: Network) {
  const kept = presences.filter((one) => one.channel !== channel || one.source !== 'verified');
  return kept.length < presences.length ? withPresences(kept) : undefined;
}
