import { randomBytes } from 'node:crypto';
import { connectChannel, type Network, tokenOf } from '@elenco/core/discovery';
import { isProblem, Problem } from '@elenco/core/kit';
import { creatorIdOf, refuseWhileImpersonating } from '@elenco/core/people';
import { closedGrant, isNetworkError, type NetworkClient, openNetworks } from '@elenco/networks';
import type { Context } from 'hono';
import type { Connector, Outcome } from '../../app/connection/connector.server';
import { commandContext } from '../commandContext';
import type { Runtime } from '../runtime';
import type { Env } from '../types';

/** Redirect paths by social network. They are registered at the social networks, so they must not change. */
const backAt: Record<Network, string> = {
  instagram: '/meta/callback',
  tiktok: '/tiktok/callback',
  youtube: '/youtube/callback',
};

/** Returns functions that connect accounts at social networks, for one request. */
export function connectorOf({ database, settings, seal, log }: Runtime, c: Context<Env>): Connector {
  const [actor, session] = [c.get('actor'), c.get('session')];
  const networks = openNetworks(settings);
  const redirectUri = (network: Network) => `${settings.baseUrl}${backAt[network]}`;
  const now = () => new Date().toISOString();

  return {
    knows: (network) => networks[network] !== undefined,

    async begin(channel) {
      const { client, sessionId } = admitted(channel);
      const state = randomBytes(32).toString('base64url');
      const verifier = randomBytes(32).toString('base64url');
      await database.connections.begin({ state, verifier, channel, sessionId, now: now() });
      return client.authorizeUrl({ state, verifier, redirectUri: redirectUri(channel) });
    },

    async finish(channel, query) {
      const { client, sessionId } = admitted(channel);
      const state = query.get('state') ?? '';
      const begun = await database.connections.take({ state, channel, sessionId, now: now() });
      if (!begun) return 'expired';
      if (query.get('error') !== null) return 'denied';
      const code = query.get('code');
      if (!code) return 'expired';
      try {
        await connect(client, { ...begun, code });
        return 'connected';
      } catch (error) {
        const outcome = outcomeOf(error);
        if (!outcome) throw error;
        log.warn(
          { network: channel, outcome, err: isNetworkError(error) ? error : undefined },
          'not connected',
        );
        return outcome;
      }
    },
  };

  /**
   * Checks that the actor may connect.
   * @throws Problem `not_found` unless the actor is a creator and the social network is configured;
   * `not_allowed` while impersonating, since the creator must consent personally
   */
  function admitted(network: Network) {
    const client = networks[network];
    if (actor.role !== 'creator' || !client || !session) throw new Problem('not_found');
    refuseWhileImpersonating(actor);
    return { client, sessionId: session.id };
  }

  async function connect(
    client: NetworkClient,
    back: { code: string; verifier: string; consentedAt: string },
  ) {
    const { network: channel } = client;
    const { code, verifier, consentedAt } = back;
    const grant = await client.redeem({ code, verifier, redirectUri: redirectUri(channel) });
    const { accountId, appUserId = null, figures } = await client.read(grant);
    const about = tokenOf({ creatorId: creatorIdOf(actor), channel });
    const token = closedGrant(seal, grant, about);
    const declaredByIds = await database.connections.declaredBy(channel, figures.handle);
    const input = { channel, accountId, appUserId, consentedAt, token, figures, declaredByIds };
    await database.perform(connectChannel, input, commandContext(c, now()));
  }
}

function outcomeOf(error: unknown): Outcome | undefined {
  // A social network refuses a code that was already used or is too old. The user then sees that the attempt
  // has expired.
  if (isNetworkError(error)) return error.kind === 'refused' ? 'expired' : error.kind;
  if (!isProblem(error)) return undefined;
  if (error.errors.some(({ code }) => code === 'account_taken')) return 'account_taken';
  // Two windows returned from the social network concurrently, and the other window was first.
  return error.code === 'stale' ? 'expired' : undefined;
}
