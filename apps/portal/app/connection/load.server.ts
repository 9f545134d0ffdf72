import { channelMetrics, connections, type Network, network } from '@elenco/core/discovery';
import type { CreatorContext } from '../creator/page.server';
import { isFailed } from './outcomes';

/** Number of readings on a page, newest first. */
const SHOWN = 30;

/** Loads one network: whether it is configured, the connection, and its readings. */
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
  return {
    channel,
    available: networks.knows(channel),
    connection: connection ?? null,
    readings,
    problem: isFailed(problem) ? problem : null,
  };
}
export type OwnConnection = Awaited<ReturnType<typeof loadConnection>>;

/** Loads all networks for the settings. */
export async function loadConnections({ app, actor, networks }: CreatorContext) {
  const own = await app.see(connections, actor, {});
  return network.options.map((channel) => {
    const made = own.find((one) => one.channel === channel);
    const { status, handle, id } = made ?? { status: 'disconnected' as const, handle: '', id: null };
    return { channel, available: networks.knows(channel), status, handle, id };
  });
}
export type OwnConnections = Awaited<ReturnType<typeof loadConnections>>;
