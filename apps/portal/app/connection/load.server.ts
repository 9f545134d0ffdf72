import {
  channelMetrics,
  connections,
  historiesOf,
  type Network,
  network,
  qualitiesOf,
} from '@elenco/core/discovery';
import { creators } from '@elenco/core/people';
import type { CreatorContext } from '../creator/page.server';
import { shownPosts } from '../profile/shownPosts.server';
import { isFailed } from './outcomes';

/** Maximum number of readings on a page. */
const SHOWN = 30;

/**
 * Loads the connection to a social network and its newest readings, and whether the network is configured.
 */
export async function loadConnection({ app, actor, networks, url }: CreatorContext, channel: Network) {
  const problem = url.searchParams.get('problem');
  const [connection] = await app.see(connections, actor, { channel });
  const readings = connection
    ? await app.see(
        channelMetrics,
        actor,
        { connectionId: connection.id },
        { by: 'measuredAt', down: true, limit: SHOWN },
      )
    : [];
  const posts = connection?.postsSince ? await app.profiles.recentPosts(actor.creatorId, { channel }) : [];
  const seen = connection ? await seenByBrands({ app, actor }, channel) : null;
  return {
    channel,
    available: networks.knows(channel),
    connection: connection ?? null,
    seen,
    readings,
    posts: shownPosts(posts),
    problem: isFailed(problem) ? problem : null,
  };
}
export type OwnConnection = Awaited<ReturnType<typeof loadConnection>>;

/** Loads the creator's metrics on this channel, as brands see them in the search. */
async function seenByBrands({ app, actor }: Pick<CreatorContext, 'app' | 'actor'>, channel: Network) {
  const own = await app.get(creators, actor, actor.creatorId);
  const presences = own.presences.filter((one) => one.channel === channel);
  const [metrics, peers] = await Promise.all([
    app.search.ownMetrics(actor),
    app.search.peersOf(actor, { mainSkill: own.mainSkill, presences }),
  ]);
  return {
    histories: historiesOf(metrics).filter((one) => one.channel === channel),
    qualities: qualitiesOf(presences, metrics, peers),
  };
}

/** Loads all social networks for the settings. */
export async function loadConnections({ app, actor, networks }: CreatorContext) {
  const own = await app.see(connections, actor, {});
  return network.options.map((channel) => {
    const made = own.find((one) => one.channel === channel);
    const { status, handle, id } = made ?? { status: 'disconnected' as const, handle: '', id: null };
    return { channel, available: networks.knows(channel), status, handle, id };
  });
}
export type OwnConnections = Awaited<ReturnType<typeof loadConnections>>;
