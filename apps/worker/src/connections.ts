import {
  deleteToken,
  isRetentionOver,
  markConnectionLost,
  type Network,
  recordFailedReading,
  renewToken,
  storeChannelReading,
  tokenOf,
} from '@elenco/core/discovery';
import { isProblem } from '@elenco/core/kit';
import { type Database, type Seal, SealError } from '@elenco/db';
import {
  closedGrant,
  type Grant,
  isNetworkError,
  type NetworkClient,
  type Networks,
  openedGrant,
} from '@elenco/networks';
import type { Log } from './log';

const HOUR_MS = 3_600_000;
/**
 * Age in milliseconds at which metrics are read again. It is some hours less than a day, because readings do
 * not start at the same time every day.
 */
export const STALE_MS = 20 * HOUR_MS;
/**
 * Remaining lifetime in milliseconds at which a token is renewed. Instagram's token is renewed in its last
 * week. The other networks' tokens have shorter lifetimes, so they are renewed at each reading.
 */
const RENEW_MS = 7 * 24 * HOUR_MS;
/**
 * Milliseconds for which revoking a token at the network is retried. After that time, our copy of the token
 * is deleted without revoking it, and the token expires at the network.
 */
const REVOKE_RETRY_MS = 24 * HOUR_MS;

export interface NetworkContext {
  readonly database: Database;
  readonly networks: Networks;
  readonly seal: Seal;
  readonly log: Log;
  /** Returns the current time as ISO 8601 text. */
  readonly now: () => string;
}

type Held = NonNullable<Awaited<ReturnType<Database['connections']['held']>>>;
const system = { role: 'system' } as const;

/**
 * Returns the ids of connections whose metrics must be read again (`STALE_MS`). Includes connections to
 * networks that are no longer configured, because their metrics may have to be deleted.
 */
export const staleConnectionIds = ({
  database,
  now,
}: Pick<NetworkContext, 'database' | 'now'>): Promise<number[]> =>
  database.connections.unreadSince(new Date(Date.parse(now()) - STALE_MS).toISOString());

/**
 * Reads the metrics of a connection, and renews its token if it expires soon. Ends the connection if the
 * network refuses permanently, or if readings have failed for longer than the network allows us to keep
 * metrics. For any other failure, records the reason and when the failures began.
 * @throws NetworkError if the reading should be retried
 */
export async function readConnection(parts: NetworkContext, id: number): Promise<void> {
  const { database, log, now } = parts;
  const held = await database.connections.held(id);
  if (held?.status !== 'connected') return;
  const client = parts.networks[held.channel as Network];
  if (!client) return isRetentionOver(held, now()) ? endConnection(parts, held) : undefined;
  try {
    const grant = await usable(parts, held, client);
    const { accountId, appUserId = null, figures } = await client.read(grant);
    // The account's name may change, but its id may not. With a different id, the token would return another
    // person's metrics.
    if (accountId !== held.accountId) return await endConnection(parts, held);
    await database.perform(storeChannelReading, { id, figures, appUserId }, { actor: system, now: now() });
  } catch (error) {
    if (error instanceof SealError) return endConnection(parts, held);
    if (!isNetworkError(error)) throw error;
    log.warn({ connectionId: id, kind: error.kind }, error.message);
    if (error.kind === 'refused' || isRetentionOver(held, now())) return endConnection(parts, held);
    await database.perform(recordFailedReading, { id, failure: error.kind }, { actor: system, now: now() });
    // A missing permission will still be missing after a short time, so the job is not retried. The next
    // day's reading tries again.
    if (error.kind !== 'not_permitted') throw error;
  }
}

export async function usable(parts: NetworkContext, held: Held, client: NetworkClient): Promise<Grant> {
  const { database, seal, now } = parts;
  if (!held.token) throw new SealError('the connection has no token');
  const grant = openedGrant(seal, held.token, tokenOf(held));
  if (Date.parse(grant.expiresAt) - Date.parse(now()) > RENEW_MS) return grant;
  const renewed = await client.renew(grant);
  // The new token is stored before its first use, because the former token may be invalid from now on.
  const token = closedGrant(seal, renewed, tokenOf(held));
  await database.perform(renewToken, { connectionId: held.id, token }, { actor: system, now: now() });
  return renewed;
}

/**
 * Ends a connection, unless the creator has reconnected or disconnected it during the call to the network.
 */
export async function endConnection({ database, now }: NetworkContext, { id, version }: Held): Promise<void> {
  try {
    await database.perform(markConnectionLost, { id, version }, { actor: system, now: now() });
  } catch (error) {
    if (!isProblem(error) || !['stale', 'move_not_possible'].includes(error.code)) throw error;
  }
}

/** Revokes the tokens of ended connections at their networks, and deletes our copies of these tokens. */
export async function revokeEndedTokens(parts: NetworkContext): Promise<void> {
  for (const id of await parts.database.connections.endedWithToken()) await revokeEndedToken(parts, id);
}

async function revokeEndedToken(parts: NetworkContext, id: number): Promise<void> {
  const { database, networks, seal, log, now } = parts;
  const held = await database.connections.held(id);
  if (!held?.token) return;
  try {
    const client = networks[held.channel as Network];
    await client?.revoke?.(openedGrant(seal, held.token, tokenOf(held)));
  } catch (error) {
    const known = isNetworkError(error) || error instanceof SealError;
    if (!known) throw error;
    log.warn({ connectionId: id }, error.message);
    const waiting = isNetworkError(error) && ['unreachable', 'limited'].includes(error.kind);
    if (waiting && Date.parse(now()) - Date.parse(held.statusSince) < REVOKE_RETRY_MS) return;
  }
  await database.perform(deleteToken, { id }, { actor: system, now: now() });
}
