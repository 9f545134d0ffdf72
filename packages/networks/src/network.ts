import type { Figures, Network } from '@elenco/core/discovery';
import type { FiguresInput } from '@elenco/core/hiring';

/** What a network gives so that we may ask it something in a person's name. */
export interface Grant {
  readonly access: string;
  /** Renews the access; null where the access renews itself. */
  readonly refresh: string | null;
  /** Until when `access` opens; ISO instant. */
  readonly expiresAt: string;
}

/** An account, with what it shows of itself. */
export interface Account {
  readonly accountId: string;
  /** The person's id towards us alone, where the network has one besides. */
  readonly appUserId?: string;
  readonly figures: Figures;
}

/** A post that the network shows, with a picture that it lends for a while. */
export interface Post {
  readonly id: string;
  readonly link: string;
  readonly caption: string;
  readonly pictureUrl: string;
  /** ISO instant. */
  readonly takenAt: string;
}

/** A publication of whose figures we ask: at its link, and by the network's own number once that is known. */
interface Published {
  readonly url: string;
  readonly networkPostId: string | null;
  readonly stories: boolean;
}

/** What a network says of a publication; a figure that it does not say is absent. */
interface PublishedFigures {
  readonly networkPostId: string;
  /** Null where the network does not tell it. */
  readonly caption: string | null;
  /** Without what boosting brought. */
  readonly organic: FiguresInput;
}

/** The person comes back from the network with this. */
interface Back {
  readonly code: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/** A network as an OAuth 2 client sees it. Each method throws NetworkError and nothing else. */
export interface NetworkClient {
  readonly network: Network;
  /** Where the person is asked. */
  authorizeUrl(way: { state: string; verifier: string; redirectUri: string }): string;
  redeem(back: Back): Promise<Grant>;
  renew(grant: Grant): Promise<Grant>;
  read(grant: Grant): Promise<Account>;
  /** The newest posts that have a picture; absent where the network shows none. */
  readonly posts?: (grant: Grant, most: number) => Promise<readonly Post[]>;
  /** The bytes of such a picture. @throws NetworkError also for an address that is not the network's own */
  readonly picture?: (post: Post) => Promise<Uint8Array>;
  /** The figures of a publication of this account; null where the account has none at that link. */
  readonly figures: (grant: Grant, post: Published) => Promise<PublishedFigures | null>;
  /** Gives the grant back; absent where the network has no such address. */
  readonly revoke?: (grant: Grant) => Promise<void>;
}

/**
 * Why a network did not do it. `refused`: the code or the token opens nothing, or no more. `not_permitted`: it
 * opens, but not this. `limited`: not so often. `unreachable`: no answer, or none that can be understood.
 */
export type NetworkErrorKind = 'refused' | 'not_permitted' | 'limited' | 'unreachable';

export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(
    readonly kind: NetworkErrorKind,
    /** Never with an address or a token in it: it goes into the log. */
    message: string,
  ) {
    super(message);
  }
}

/** Crosses bundles, so it is known by shape. */
export const isNetworkError = (error: unknown): error is NetworkError =>
  error instanceof Error && error.name === 'NetworkError' && 'kind' in error;
