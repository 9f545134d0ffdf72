import { addDays } from '@elenco/brazil';
import type { Channel, Format } from '../../people';
import type { PostReading, ReportSource } from './source';

interface ExampleHiring {
  readonly id: number;
  readonly feesCents: number;
  readonly followers: number;
  readonly posts: readonly (readonly [format: Format, views: number, reach: number, likes: number])[];
}

/** Creators of the example report, with prices in cents, followers, and metrics by post. */
const hirings: readonly ExampleHiring[] = [
  { id: 1, feesCents: 330_000, followers: 48_200, posts: [['reels', 31_400, 24_900, 1_912]] },
  { id: 2, feesCents: 285_000, followers: 36_700, posts: [['reels', 27_800, 21_300, 1_406]] },
  {
    id: 3,
    feesCents: 240_000,
    followers: 22_900,
    posts: [
      ['stories', 9_100, 8_400, 311],
      ['reels', 18_600, 14_700, 1_298],
    ],
  },
  { id: 4, feesCents: 190_000, followers: 12_400, posts: [['reels', 16_900, 12_100, 1_377]] },
];

const channel = 'instagram' satisfies Channel;
const FEE_SHARE = 0.15;

/** Returns the data of the example report that new brands see. Its last post was published on `lastOn`. */
export function exampleSource(lastOn: string): ReportSource {
  const count = hirings.flatMap(({ posts }) => posts).length;
  let id = 0;
  return {
    currency: 'BRL',
    hirings: hirings.map(({ id: contractId, feesCents, followers }) => ({
      contractId,
      creatorId: contractId,
      feesCents: feesCents - feesCents * FEE_SHARE,
      serviceCents: feesCents * FEE_SHARE,
      followers: { [channel]: followers },
      clicks: 180 + contractId * 37,
      orders: 4 + contractId * 3,
      revenueCents: (4 + contractId * 3) * 28_990,
    })),
    pieces: hirings.flatMap(({ id: contractId, posts }) =>
      posts.map(([format, views, reach, likes]) => {
        id += 1;
        const reading = (metric: PostReading['metric'], value: number): PostReading => ({
          metric,
          value,
          boosted: false,
          unconfirmed: false,
        });
        return {
          contractId,
          channel,
          format,
          weight: 1,
          post: {
            id,
            publishedOn: addDays(lastOn, 2 * (id - count)),
            gone: false,
            readings: [
              reading('views', views),
              reading('reach', reach),
              reading('likes', likes),
              reading('comments', Math.round(likes / 14)),
              reading('shares', Math.round(likes / 9)),
              reading('saves', Math.round(likes / 6)),
            ],
          },
        };
      }),
    ),
  };
}
