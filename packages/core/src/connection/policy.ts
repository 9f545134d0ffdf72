import { anyOf } from '../kit';
import { type Actor, itself, nobody, ofCreator, type Rule, staff } from '../party';
import type { Connection } from './schema';

/** Nobody writes figures by hand, or they would prove nothing: they come from the network, through the product. */
export const connectionAccess = {
  read: anyOf<Actor, Connection>(ofCreator, staff('curation', 'support')),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {
    lose: itself as Rule<Connection>,
    reconnect: itself as Rule<Connection>,
    disconnect: anyOf<Actor, Connection>(ofCreator, staff('support')),
  },
} as const;
