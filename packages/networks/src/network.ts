import type { Figures, Network } from '@elenco/core/discovery';
import type { FiguresInput } from '@elenco/core/hiring';

/** Tokens with which we may call a network on a person's behalf. */
export interface Grant {
  readonly access: string;
  /** Refresh token; null if the access token is refreshed with itself. */
  readonly refresh: string | null;
  /** Time when `access` expires; ISO 8601. */
  readonly expiresAt: string;
}

/** An account with its public figures. */
export interface Account {
  readonly accountId: string;
  /** The person's id for our app alone, if the network has one in addition to the account id. */
  readonly appUserId?: string;
  readonly figures: Figures;
}

/** A public post, with a picture URL that is valid for a limited time. */
export interface Post {
  readonly id: string;
  readonly link: string;
  readonly caption: string;
  readonly pictureUrl: string;
  /** ISO 8601. */
  readonly takenAt: string;
}

/** A publication whose figures are requested: by its link, or by the network's post id once that is known. */
interface Published {
  readonly url: string;
  readonly networkPostId: string | null;
  readonly stories: boolean;
}

/** Figures that a network reports for a publication; unknown ones are left out. */
interface PublishedFigures {
  readonly networkPostId: string;
  /** Null if the network does not report it. */
  readonly caption: string | null;
  /** Without paid reach. */
  readonly organic: FiguresInput;
}

/** Parameters with which the person returns from the network. */
interface Back {
  readonly code: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/** OAuth 2 client of a network. All methods throw only NetworkError. */
export interface NetworkClient {
  readonly network: Network;
  /** URL of the consent page. */
  authorizeUrl(way: { state: string; verifier: string; redirectUri: string }): string;
  redeem(back: Back): Promise<Grant>;
  renew(grant: Grant): Promise<Grant>;
  read(grant: Grant): Promise<Account>;
  /** The newest posts that have a picture; absent if the network has no such endpoint. */
  readonly posts?: (grant: Grant, most: number) => Promise<readonly Post[]>;
  /** The bytes of a post's picture. @throws NetworkError also for a URL on a foreign host */
  readonly picture?: (post: Post) => Promise<Uint8Array>;
  /** The figures of a publication of this account; null if the account has no post at that link. */
  readonly figures: (grant: Grant, post: Published) => Promise<PublishedFigures | null>;
  /** Revokes the grant; absent if the network has no such endpoint. */
  readonly revoke?: (grant: Grant) => Promise<void>;
}

/**
 * Reason for the failure of a request. `refused`: the code or token is invalid or expired. `not_permitted`: a
 * permission is missing. `limited`: rate limit. `unreachable`: no answer, or one that cannot be parsed.
 */
export type NetworkErrorKind = 'refused' | 'not_permitted' | 'limited' | 'unreachable';

export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(
    readonly kind: NetworkErrorKind,
    /** Must not contain a URL or token: it is logged. */
    message: string,
  ) {
    super(message);
  }
}

/** Checks the shape and not the class, which is a different one in each bundle. */
export const isNetworkError = (error: unknown): error is NetworkError =>
  error instanceof Error && error.name === 'NetworkError' && 'kind' in error;
