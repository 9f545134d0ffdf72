import type { Network } from '@elenco/core/discovery';
import type { Failed } from './outcomes';

export type Outcome = Failed | 'connected';

/** Connects accounts at networks. The server creates one per request; pages never see tokens. */
export interface Connector {
  /** True if the network is configured. */
  knows(network: Network): boolean;
  /** Records the consent, starts the connection, and returns the address at the network. */
  begin(network: Network): Promise<string>;
  /** Handles the callback with the network's query parameters. */
  finish(network: Network, query: URLSearchParams): Promise<Outcome>;
}
