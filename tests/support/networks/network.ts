import type { Grants } from './grants';

/** An account at the networks, with its content. */
export interface NetworkAccount {
  accountId: string;
  /** Instagram's app-scoped id of the user. */
  appUserId: string;
  username: string;
  followers: number;
  posts: number;
  /** Likes, comments and shares of each of the newest posts. */
  sample: readonly (readonly [likes: number, comments: number, shares: number])[];
  /** Figures of single posts, by id, with the network's names. */
  insights: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The newest posts, for requests of more than their figures. */
  media: readonly NetworkMedia[];
}
interface NetworkMedia {
  readonly id: string;
  readonly caption: string;
  readonly media_type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM';
  /** Content of the picture; or its address, if it is at another host. */
  readonly picture: Uint8Array | string;
  /** Declared as paid promotion, at YouTube. */
  readonly paid?: boolean;
}

export type NetworkReply = { status: number; body: unknown };
export const received = (status: number, body: unknown): NetworkReply => ({ status, body });

/** Shared state of the networks. */
export interface Network {
  readonly secrets: Readonly<
    Record<'metaId' | 'metaSecret' | 'tiktokKey' | 'tiktokSecret' | 'youtubeId' | 'youtubeSecret', string>
  >;
  readonly account: NetworkAccount;
  readonly grants: Grants;
  /** True if the user grants access without one permission. */
  readonly withoutFigures: boolean;
  readonly limited: boolean;
  /** True if the YouTube channel hides its number of subscribers. */
  readonly hidesSubscribers: boolean;
  /** True if the user leaves YouTube Analytics out of the consent. */
  readonly withoutAnalytics: boolean;
  readonly url: string;
}
