import type { Channel } from '../../people';

interface Method {
  readonly version: number;
  /** First business date on which the network uses this method. */
  readonly from: string;
}

/**
 * Methods of counting views, by network. Networks change what they count, so values of two versions form no
 * continuous series. Instagram: `views` replaced impressions and plays on 2025-04-21. YouTube: since
 * 2026-08-27, a view counts from the first frame of the video.
 */
const methods: { readonly [C in Channel]?: readonly Method[] } = {
  instagram: [
    { version: 1, from: '2000-01-01' },
    { version: 2, from: '2025-04-21' },
  ],
  youtube: [
    { version: 1, from: '2000-01-01' },
    { version: 2, from: '2026-08-27' },
  ],
};

/**
 * Returns the version of a network's counting method on a business date; 1 if the network never changed it.
 */
export const methodAt = (network: Channel, day: string): number =>
  methods[network]?.filter(({ from }) => from <= day).at(-1)?.version ?? 1;
