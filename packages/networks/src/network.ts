import type { Figures, Network } from '@elenco/core/discovery';
import type { FiguresInput } from '@elenco/core/hiring';

/** Tokens with which we may call a network for a user. */
export interface Grant {
  readonly access: string;
  /** Refresh token; null if the access token is refreshed by itself. */
  readonly refresh: string | null;
  /** When `access` expires, ISO 8601. */
  readonly expiresAt: string;
}

/** An account at a network with its public figures. */
export interface Account {
  readonly accountId: string;
  /** The user's id for our app alone, if the network has one in addition to the account's id. */
  readonly appUserId?: string;
  readonly figures: Figures;
}

/** A public post as the network describes it. */
export interface Post {
  readonly id: string;
  readonly link: string;
  readonly caption: string;
  /** Valid for a limited time; null without a picture. */
  readonly pictureUrl: string | null;
  /** ISO 8601. */
  readonly takenAt: string;
  /** Null if the network does not report the figure. */
  readonly likes: number | null;
  readonly comments: number | null;
  readonly shares: number | null;
  readonly views: number | null;
  /** True if the network labels the post as paid; null if it does not report labels. */
  readonly paidLabel: boolean | null;
}

/** A post whose figures are requested: by its link, or by its id at the network once that is known. */
interface Published {
  readonly url: string;
  readonly networkPostId: string | null;
  readonly stories: boolean;
  /** The connected account. It is compared, because a network may return figures of other accounts' posts. */
  readonly accountId: string;
}

/** Figures that a network reports for a post, without unknown ones. */
interface PublishedFigures {
  readonly networkPostId: string;
  /** Caption; null if the network does not report it. */
  readonly caption: string | null;
  /** Figures without paid reach. */
  readonly organic: FiguresInput;
}

/** Parameters with which the user returns from the network. */
interface Back {
  readonly code: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/** OAuth 2 client of a network. Its methods throw only NetworkError. */
export interface NetworkClient {
  readonly network: Network;
  /** Returns the address of the page on which the user consents. */
  authorizeUrl(way: { state: string; verifier: string; redirectUri: string }): string;
  redeem(back: Back): Promise<Grant>;
  renew(grant: Grant): Promise<Grant>;
  read(grant: Grant): Promise<Account>;
  /** The newest public posts. */
  readonly posts: (grant: Grant, most: number) => Promise<readonly Post[]>;
  /** The bytes of a post's picture. @throws NetworkError also for a URL on a foreign host */
  readonly picture: (pictureUrl: string) => Promise<Uint8Array>;
  /** The figures of a publication of this account; null if the account has no post at that link. */
  readonly figures: (grant: Grant, post: Published) => Promise<PublishedFigures | null>;
  /** Revokes the grant. Missing if the network has no such endpoint. */
  readonly revoke?: (grant: Grant) => Promise<void>;
}

/**
 * Why a request failed. `refused`: the code or token is invalid or expired. `not_permitted`: a permission is
 * missing. `limited`: too many requests. `unreachable`: no response, or one that cannot be parsed.
 */
export type NetworkErrorKind = 'refused' | 'not_permitted' | 'limited' | 'unreachable';

export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(
    readonly kind: NetworkErrorKind,
    /** Must not contain a URL or token, because the message is logged. */
    message: string,
    /** ISO time before which the network answers nothing; undefined if it does not say. */
    readonly until?: string | undefined,
  ) {
    super(message);
  }
}

/** Checks the shape instead of the class, because each bundle has a class of its own. */
export const isNetworkError = (error: unknown): error is NetworkError =>
  error instanceof Error && error.name === 'NetworkError' && 'kind' in error;
