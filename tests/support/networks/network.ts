import type { Grants } from './grants';

/** An account at the simulated social networks, with its content. */
export interface NetworkAccount {
  accountId: string;
  /** Id that Instagram gives the user only for our app. */
  appUserId: string;
  username: string;
  followers: number;
  posts: number;
  /** Numbers of likes, comments and shares of each of the newest posts. */
  sample: readonly (readonly [likes: number, comments: number, shares: number])[];
  /** Metrics of single posts by post id, under the names that the social network uses. */
  insights: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The newest posts, for requests that return the posts themselves and not only metrics. */
  media: readonly NetworkMedia[];
}
interface NetworkMedia {
  readonly id: string;
  readonly caption: string;
  readonly media_type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM';
  /** Bytes of the picture, or its URL if it is on another host. */
  readonly picture: Uint8Array | string;
  /** True if the creator has declared the video as paid promotion at YouTube. */
  readonly paid?: boolean;
}

export type NetworkReply = { status: number; body: unknown };
export const received = (status: number, body: unknown): NetworkReply => ({ status, body });

/** State that the simulated social networks share. */
export interface Network {
  readonly secrets: Readonly<
    Record<'metaId' | 'metaSecret' | 'tiktokKey' | 'tiktokSecret' | 'youtubeId' | 'youtubeSecret', string>
  >;
  readonly account: NetworkAccount;
  readonly grants: Grants;
  /** True if the user does not grant the permission to read metrics. */
  readonly withoutFigures: boolean;
  readonly limited: boolean;
  /** True if the YouTube channel hides its number of subscribers. */
  readonly hidesSubscribers: boolean;
  /** True if the user does not grant access to YouTube Analytics. */
  readonly withoutAnalytics: boolean;
  readonly url: string;
}
