import type { Network } from '@elenco/core/discovery';
import type { Failed } from './outcomes';

export type Outcome = Failed | 'connected';

/** The way to a network and back. The server makes one for each request; pages know nothing of tokens. */
export interface Connector {
  /** Whether this installation is known to the network. */
  knows(network: Network): boolean;
  /** Writes down that the person agreed and leaves, and gives the network's address. */
  begin(network: Network): Promise<string>;
  /** The person is back with what the network put into the address. */
  finish(network: Network, query: URLSearchParams): Promise<Outcome>;
}
