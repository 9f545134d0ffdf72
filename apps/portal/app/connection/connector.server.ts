import type { Network } from '@elenco/core/discovery';
import type { Failed } from './outcomes';

export type Outcome = Failed | 'connected';

/**
 * Connects accounts at social networks. The server creates one connector per request; pages never see tokens.
 */
export interface Connector {
  /** True if the social network is configured. */
  knows(network: Network): boolean;
  /** Records the consent, starts the connection, and returns the URL at the social network. */
  begin(network: Network): Promise<string>;
  /** Handles the callback with the social network's query parameters. */
  finish(network: Network, query: URLSearchParams): Promise<Outcome>;
}
