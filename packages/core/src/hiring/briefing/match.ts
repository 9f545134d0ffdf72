import type { Creator } from '../../people';
import { listPriceOfBrief } from './listPrice';
import type { Briefing, MatchReason } from './schema';
import { piecesPerCreator } from './selectionEstimate';

export interface Match {
  /** Sum of the reasons' points, 0 to 100. */
  readonly score: number;
  /** Reasons with points, in the order of `weights`. */
  readonly reasons: MatchReason[];
}

type Params = MatchReason['params'];
/** Fields of a brief on which the match depends. */
type Sought = Pick<
  Briefing,
  'skill' | 'tags' | 'channels' | 'wanted' | 'budgetCents' | 'creatorsWanted' | 'currency'
>;
type Factor = (
  briefing: Sought,
  creator: Creator,
  askedCents: number | null,
) => { points: number; params: Params };

/** Maximum points of each factor; together 100. */
export const matchWeights = {
  speciality: 25,
  tags: 10,
  channels: 20,
  reach: 10,
  engagement: 10,
  price: 15,
  availability: 5,
  evaluation: 5,
} as const satisfies Record<MatchReason['code'], number>;

const none = { points: 0, params: {} };

/** Pairs of a minimum follower count and the points that it earns, in descending order. */
const reachSteps = [
  [100_000, 10],
  [50_000, 8],
  [10_000, 5],
  [1_000, 2],
] as const;
/** Engagement rate, in basis points (5 %), from which a creator gets all points for engagement. */
const FULL_ENGAGEMENT_BP = 500;
/**
 * Highest price, in percent of the creator's share of the budget, that still earns a third of the points for
 * the price. A price up to this limit is negotiable.
 */
const NEGOTIABLE_PERCENT = 125;

const factors: Record<MatchReason['code'], Factor> = {
  speciality({ skill }, creator) {
    if (skill === null) return none;
    if (creator.mainSkill === skill)
      return { points: matchWeights.speciality, params: { skill, as: 'main' } };
    if (creator.tags.includes(skill)) {
      return { points: Math.floor(matchWeights.speciality / 2), params: { skill, as: 'tag' } };
    }
    return none;
  },

  tags({ tags }, creator) {
    const shared = tags.filter((tag) => tag === creator.mainSkill || creator.tags.includes(tag));
    return {
      points: share(matchWeights.tags, shared.length, tags.length),
      params: { shared: shared.length, of: tags.length, tags: shared.join(',') },
    };
  },

  channels({ channels }, creator) {
    const shared = channels.filter((channel) => creator.presences.some((one) => one.channel === channel));
    return {
      points: share(matchWeights.channels, shared.length, channels.length),
      params: { shared: shared.length, of: channels.length, channels: shared.join(',') },
    };
  },

  reach(briefing, creator) {
    const followers = Math.max(0, ...wantedPresences(briefing, creator).map((one) => one.followers));
    const points = reachSteps.find(([from]) => followers >= from)?.[1] ?? 0;
    return { points, params: { followers } };
  },

  engagement(briefing, creator) {
    const engagementBp = Math.max(0, ...wantedPresences(briefing, creator).map((one) => one.engagementBp));
    return {
      points: share(matchWeights.engagement, Math.min(engagementBp, FULL_ENGAGEMENT_BP), FULL_ENGAGEMENT_BP),
      params: { engagementBp },
    };
  },

  price({ budgetCents, creatorsWanted, wanted, currency }, creator, askedCents) {
    const priceCents = askedCents ?? listPriceOfBrief({ wanted, currency }, creator);
    if (budgetCents === null || priceCents === null) return none;
    const perCreatorCents = Math.floor(budgetCents / creatorsWanted);
    // A freelancer's price is for the whole job, so the number of publications does not matter.
    const posts = creator.profileType === 'freelancer' ? {} : { posts: piecesPerCreator(wanted) };
    const asked = askedCents === null ? {} : { asked: 1 };
    const params = { priceCents, perCreatorCents, ...posts, ...asked, currency };
    if (priceCents <= perCreatorCents) return { points: matchWeights.price, params };
    if (priceCents * 100 <= perCreatorCents * NEGOTIABLE_PERCENT)
      return { points: matchWeights.price / 3, params };
    return none;
  },

  availability: (_briefing, { available }) =>
    available ? { points: matchWeights.availability, params: {} } : none,

  evaluation(_briefing, { evaluationAverage, evaluationCount }) {
    if (evaluationAverage === null) return none;
    return {
      points: share(matchWeights.evaluation, evaluationAverage - 1, 4),
      params: { average: evaluationAverage, count: evaluationCount },
    };
  },
};

/**
 * Scores how well a creator matches a briefing, and returns each reason with its points and parameters.
 * Assumes that the creator makes all deliverables that the briefing wants, for an equal share of the budget.
 * A pure function.
 * @param askedCents price that the creator asks for this work, which replaces the list price
 */
export function match(briefing: Sought, creator: Creator, askedCents: number | null = null): Match {
  const reasons = (Object.keys(factors) as MatchReason['code'][])
    .map((code) => ({ code, ...factors[code](briefing, creator, askedCents) }))
    .filter(({ points }) => points > 0);
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}

const share = (points: number, part: number, whole: number) =>
  whole > 0 ? Math.round((points * part) / whole) : 0;

const wantedPresences = ({ channels }: Pick<Briefing, 'channels'>, { presences }: Creator) =>
  presences.filter(({ channel }) => channels.includes(channel));
