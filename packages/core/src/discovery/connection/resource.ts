import { anyOf } from '../../kit';
import { type Actor, defineResource, nobody, ofCreator, staff } from '../../people';
import { connectionFlow } from './flow';
import { connectionAccess } from './policy';
import { type ChannelMetric, channelMetric, connection } from './schema';

export const connections = defineResource({
  name: 'connections',
  schema: connection,
  flow: connectionFlow,
  writable: { create: [], update: [] },
  /** Staff see which account it is by its name; its ids at the network are of no use to them. */
  hidden: (actor) => (actor.role === 'admin' ? ['accountId', 'appUserId'] : []),
  filters: {
    id: 'is',
    creatorId: 'is',
    channel: 'is',
    status: 'is',
    measuredAt: 'between',
    createdAt: 'between',
  },
  search: ['handle'],
  sorts: ['id', 'creatorId', 'channel', 'status', 'measuredAt', 'createdAt'],
  access: connectionAccess,
});

/** What was read, reading by reading. It stays when the connection ends: it was true on its day. */
export const channelMetrics = defineResource({
  name: 'channel-metrics',
  schema: channelMetric,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', creatorId: 'is', connectionId: 'is', channel: 'is', measuredAt: 'between' },
  sorts: ['id', 'measuredAt', 'followers', 'engagementBp'],
  access: {
    read: anyOf<Actor, ChannelMetric>(ofCreator, staff('curation', 'support')),
    create: nobody,
    update: nobody,
    remove: nobody,
    moves: {},
  },
});
