import type { Grants } from './grants';

/** An account of the networks, with its content. */
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
  /** The newest Instagram posts, for requests of more than their figures. */
  media: readonly NetworkMedia[];
}
interface NetworkMedia {
  readonly id: string;
  readonly caption: string;
  readonly media_type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM';
  /** Content at its address; an external address if there is none. */
  readonly picture: Uint8Array | string;
}

export type NetworkReply = { status: number; body: unknown };
export const received = (status: number, body: unknown): NetworkReply => ({ status, body });

/** Shared state of both networks. */
export interface Network {
  readonly secrets: Readonly<Record<'metaId' | 'metaSecret' | 'tiktokKey' | 'tiktokSecret', string>>;
  readonly account: NetworkAccount;
  readonly grants: Grants;
  /** The user granted access, but removed a permission. */
  readonly withoutFigures: boolean;
  readonly limited: boolean;
  readonly url: string;
}
