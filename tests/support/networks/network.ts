import type { Grants } from './grants';

/** An account at the networks, and what its person does there. */
export interface NetworkAccount {
  accountId: string;
  /** Of the person towards us, at Instagram. */
  appUserId: string;
  username: string;
  followers: number;
  posts: number;
  /** Likes, comments and shares of each of the newest posts. */
  sample: readonly (readonly [likes: number, comments: number, shares: number])[];
  /** Figures of single posts, by their number, as the network calls them. */
  insights: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The newest posts at Instagram, for whoever asks for more of them than their figures. */
  media: readonly NetworkMedia[];
}
interface NetworkMedia {
  readonly id: string;
  readonly caption: string;
  readonly media_type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM';
  /** What lies at its address; an address elsewhere where there is nothing. */
  readonly picture: Uint8Array | string;
}

export type NetworkReply = { status: number; body: unknown };
export const received = (status: number, body: unknown): NetworkReply => ({ status, body });

/** What both networks answer by. */
export interface Network {
  readonly secrets: Readonly<Record<'metaId' | 'metaSecret' | 'tiktokKey' | 'tiktokSecret', string>>;
  readonly account: NetworkAccount;
  readonly grants: Grants;
  /** The person let us in, but took a permission away. */
  readonly withoutFigures: boolean;
  readonly limited: boolean;
  readonly url: string;
}
