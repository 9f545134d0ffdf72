import { anyOf } from '../../kit';
import { type Actor, nobody, ofCreator, type Rule, staff, systemOnly } from '../../people';
import type { Connection } from './schema';

/** Nobody writes figures by hand, or they would prove nothing: they come from the network, through the product. */
export const connectionAccess = {
  read: anyOf<Actor, Connection>(ofCreator, staff('curation', 'support')),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {
    lose: systemOnly as Rule<Connection>,
    reconnect: systemOnly as Rule<Connection>,
    disconnect: anyOf<Actor, Connection>(ofCreator, staff('support')),
  },
} as const;
