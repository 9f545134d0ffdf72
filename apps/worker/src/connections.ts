import {
  deleteToken,
  isRetentionOver,
  loseChannel,
  missChannel,
  type Network,
  readChannel,
  renewToken,
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
/** Age at which figures are read again: a day, less some hours so that the time of day does not matter. */
export const STALE_MS = 20 * HOUR_MS;
/**
 * Remaining lifetime at which a token is renewed. Instagram's is renewed in its last week, the others at each
 * reading.
 */
const RENEW_MS = 7 * 24 * HOUR_MS;
/** Time during which revoking a token is retried; then the token is deleted, and expires by itself. */
const GIVE_BACK_MS = 24 * HOUR_MS;

export interface NetworkContext {
  readonly database: Database;
  readonly networks: Networks;
  readonly seal: Seal;
  readonly log: Log;
  /** ISO instant. */
  readonly now: () => string;
}

type Held = NonNullable<Awaited<ReturnType<Database['connections']['held']>>>;
const system = { role: 'system' } as const;

/**
 * Returns the connections whose figures are a day old. Includes networks that are no longer configured, whose
 * figures may have to be deleted.
 */
export const stale = ({ database, now }: Pick<NetworkContext, 'database' | 'now'>): Promise<number[]> =>
  database.connections.unreadSince(new Date(Date.parse(now()) - STALE_MS).toISOString());

/**
 * Reads the figures of a connection, and renews its token if it expires soon. Ends the connection on a
 * permanent refusal, or if failures last longer than the network allows to keep figures. Records other
 * failures with start and reason. @throws NetworkError if it should be retried
 */
export async function readConnection(parts: NetworkContext, id: number): Promise<void> {
  const { database, log, now } = parts;
  const held = await database.connections.held(id);
  if (held?.status !== 'connected') return;
  const client = parts.networks[held.channel as Network];
  if (!client) return isRetentionOver(held, now()) ? lose(parts, held) : undefined;
  try {
    const grant = await usable(parts, held, client);
    const { accountId, appUserId = null, figures } = await client.read(grant);
    // An account may change its name. Another account behind the same token would give another person's
    // figures.
    if (accountId !== held.accountId) return await lose(parts, held);
    await database.perform(readChannel, { id, figures, appUserId }, { actor: system, now: now() });
  } catch (error) {
    if (error instanceof SealError) return lose(parts, held);
    if (!isNetworkError(error)) throw error;
    log.warn({ connectionId: id, kind: error.kind }, error.message);
    if (error.kind === 'refused' || isRetentionOver(held, now())) return lose(parts, held);
    await database.perform(missChannel, { id, failure: error.kind }, { actor: system, now: now() });
    // A missing permission will still be missing in an hour, so the next day's reading tries again.
    if (error.kind !== 'not_permitted') throw error;
  }
}

export async function usable(parts: NetworkContext, held: Held, client: NetworkClient): Promise<Grant> {
  const { database, seal, now } = parts;
  if (!held.token) throw new SealError('the connection has no token');
  const grant = openedGrant(seal, held.token, tokenOf(held));
  if (Date.parse(grant.expiresAt) - Date.parse(now()) > RENEW_MS) return grant;
  const renewed = await client.renew(grant);
  // Stored before it is used, since the old token may be invalid from now on.
  const token = closedGrant(seal, renewed, tokenOf(held));
  await database.perform(renewToken, { connectionId: held.id, token }, { actor: system, now: now() });
  return renewed;
}

/** Ends a connection, unless the creator reconnected or disconnected during the call. */
export async function lose({ database, now }: NetworkContext, { id, version }: Held): Promise<void> {
  try {
    await database.perform(loseChannel, { id, version }, { actor: system, now: now() });
  } catch (error) {
    if (!isProblem(error) || !['stale', 'move_not_possible'].includes(error.code)) throw error;
  }
}

/** Revokes the tokens of ended connections at their networks, and deletes them. */
export async function giveBack(parts: NetworkContext): Promise<void> {
  for (const id of await parts.database.connections.endedWithToken()) await giveBackOne(parts, id);
}

async function giveBackOne(parts: NetworkContext, id: number): Promise<void> {
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
    if (waiting && Date.parse(now()) - Date.parse(held.statusSince) < GIVE_BACK_MS) return;
  }
  await database.perform(deleteToken, { id }, { actor: system, now: now() });
}
