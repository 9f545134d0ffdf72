import { businessDate } from '@elenco/brazil';
import { type AudienceShares, type Channel, engagementOf, type Presence } from '../../people';
import { type Metric, placesNamed, pointsOf, tierOf, withoutAccents } from '../search';
import { type Check, missing } from './check';
import { type CommentRatio, commentRatioOf } from './commentRatio';
import { growthJumps, type Jumps } from './growthJumps';
import { MIN_PEERS, type Peers, percentileOf } from './peers';
import { type Regularity, regularityOf } from './regularity';

export interface PeerRank {
  readonly engagementBp: number;
  /** Percentage of peers with less engagement. */
  readonly percentile: number;
  readonly peers: Pick<Peers, 'tier' | 'skill' | 'n'>;
}

/**
 * Checks of one channel's metrics, by rule. There is no total score, because users weight the rules by their
 * project.
 */
export interface Quality {
  readonly channel: Channel;
  readonly jumps: Check<Jumps>;
  readonly peerRank: Check<PeerRank>;
  readonly comments: Check<CommentRatio>;
  readonly regularity: Check<Regularity>;
}

/** Returns the quality of each channel, in the order of the presences. */
export const qualitiesOf = (
  presences: readonly Presence[],
  metrics: readonly Metric[],
  all: readonly Peers[],
): readonly Quality[] =>
  presences.map(({ channel, followers, engagementBp }) => {
    const points = pointsOf(metrics, channel);
    return {
      channel,
      jumps: growthJumps(points),
      peerRank: rankAmong(
        engagementOf({ engagementBp }),
        all.find((one) => one.channel === channel && one.tier === tierOf(followers)),
      ),
      comments: commentRatioOf(points),
      regularity: regularityOf(points),
    };
  });

function rankAmong(engagementBp: number | null, peers: Peers | undefined): Check<PeerRank> {
  if (!peers || peers.n < MIN_PEERS || engagementBp === null) {
    return missing(engagementBp === null ? 0 : (peers?.n ?? 0), MIN_PEERS);
  }
  const { tier, skill, n, countedAt } = peers;
  const figures = { engagementBp, percentile: percentileOf(engagementBp, peers), peers: { tier, skill, n } };
  return { isKnown: true, on: businessDate(countedAt), figures };
}

export interface InPlaces {
  /** Percentage of the audience in all the places together. */
  readonly share: number;
  readonly places: readonly { readonly name: string; readonly share: number }[];
}

/**
 * Returns the share of an audience in the places that a text names; undefined if it names no place that
 * sources report. The share is a minimum: sources list only the largest cities, and a missing city counts as
 * zero. If the text names cities for which the audience has data, only cities are counted and no countries,
 * so that no city is counted twice.
 */
export function audienceInPlaces(
  audience: Pick<AudienceShares, 'countries' | 'cities'>,
  text: string,
): InPlaces | undefined {
  const named = placesNamed(text);
  const ofCity = Object.entries(audience.cities ?? {});
  const cities =
    ofCity.length === 0
      ? []
      : named.cities.map((name) => ({
          name,
          share: ofCity.find(([city]) => withoutAccents(city) === withoutAccents(name))?.[1] ?? 0,
        }));
  const countries = named.countries.map((name) => ({ name, share: audience.countries[name] ?? 0 }));
  const places = cities.length > 0 ? cities : countries;
  if (places.length === 0) return undefined;
  const share = Math.round(10 * places.reduce((sum, one) => sum + one.share, 0)) / 10;
  return { share: Math.min(100, share), places };
}
