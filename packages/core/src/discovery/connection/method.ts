import type { Channel } from '../../people';

interface Method {
  readonly version: number;
  /** First business date on which the network counts in this way. */
  readonly from: string;
}

/**
 * Ways to count views, by network. Networks change what they count, and figures of two versions form no
 * continuous series. Instagram: `views` replaced impressions and plays on 2025-04-21. YouTube: since
 * 2026-08-27 a view counts from its first frame.
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

/** Returns the version of a network's way to count on a business date; 1 if it never changed. */
export const methodAt = (network: Channel, day: string): number =>
  methods[network]?.filter(({ from }) => from <= day).at(-1)?.version ?? 1;
