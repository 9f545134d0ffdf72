import type { Figures, Network } from '@elenco/core/discovery';
import type { FiguresInput } from '@elenco/core/hiring';

/** Tokens with which we may call a network for a user. */
export interface Grant {
  readonly access: string;
  /** Refresh token; null if the access token is used to refresh itself. */
  readonly refresh: string | null;
  /** When `access` expires, ISO 8601. */
  readonly expiresAt: string;
}

/** An account at a network with its public metrics. */
export interface Account {
  readonly accountId: string;
  /** App-scoped user id, if the network provides one in addition to the account id. */
  readonly appUserId?: string;
  readonly figures: Figures;
}

/** A public post as the network describes it. */
export interface Post {
  readonly id: string;
  readonly link: string;
  readonly caption: string;
  /** URL that expires after some time; null if the post has no picture. */
  readonly pictureUrl: string | null;
  /** Time of publication, ISO 8601. */
  readonly takenAt: string;
  /** Null if the network does not report the metric. */
  readonly likes: number | null;
  readonly comments: number | null;
  readonly shares: number | null;
  readonly views: number | null;
  /**
   * True if the network labels the post as paid, false if it does not; null if the network reports no labels.
   */
  readonly paidLabel: boolean | null;
}

/**
 * A post whose metrics are requested. The post is identified by its id at the network if the id is known,
 * otherwise by its URL.
 */
interface Published {
  readonly url: string;
  readonly networkPostId: string | null;
  readonly stories: boolean;
  /** Account that must own the post, because a network may return metrics of other accounts' posts. */
  readonly accountId: string;
}

/** Metrics that a network reports for a post. Metrics that it does not report are missing. */
interface PublishedFigures {
  readonly networkPostId: string;
  /** Caption; null if the network does not report it. */
  readonly caption: string | null;
  /** Metrics without paid reach. */
  readonly organic: FiguresInput;
}

/** Parameters of the URL to which the network redirects the user. */
interface Back {
  readonly code: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/** OAuth 2 client of a network. Its methods throw only NetworkError. */
export interface NetworkClient {
  readonly network: Network;
  /** Returns the URL of the page on which the user consents. */
  authorizeUrl(way: { state: string; verifier: string; redirectUri: string }): string;
  redeem(back: Back): Promise<Grant>;
  renew(grant: Grant): Promise<Grant>;
  read(grant: Grant): Promise<Account>;
  /** Returns the newest public posts, at most `most`. */
  readonly posts: (grant: Grant, most: number) => Promise<readonly Post[]>;
  /**
   * Downloads the picture of a post.
   * @throws NetworkError if the download fails, or if the URL is on a foreign host
   */
  readonly picture: (pictureUrl: string) => Promise<Uint8Array>;
  /** Returns the metrics of a post of this account; null if the account has no such post. */
  readonly figures: (grant: Grant, post: Published) => Promise<PublishedFigures | null>;
  /** Revokes the grant. Undefined if the network has no endpoint for that. */
  readonly revoke?: (grant: Grant) => Promise<void>;
}

/**
 * Reason for a failed request. `refused`: the code or token is invalid or expired. `not_permitted`: a
 * permission is missing. `limited`: too many requests. `unreachable`: no response, or one that cannot be
 * parsed.
 */
export type NetworkErrorKind = 'refused' | 'not_permitted' | 'limited' | 'unreachable';

export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(
    readonly kind: NetworkErrorKind,
    /** Must not contain a URL or token, because the message is logged. */
    message: string,
    /** ISO time until which the network refuses requests; undefined if the network does not say. */
    readonly until?: string | undefined,
  ) {
    super(message);
  }
}

/** Checks the shape instead of the class, because each bundle has its own copy of the class. */
export const isNetworkError = (error: unknown): error is NetworkError =>
  error instanceof Error && error.name === 'NetworkError' && 'kind' in error;
