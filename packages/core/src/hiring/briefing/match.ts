import type { Creator } from '../../people';
import type { Briefing, MatchReason } from './schema';

export interface Match {
  /** 0 to 100: the sum of the reasons' points. */
  readonly score: number;
  /** Reasons that add to the score, in the order of `factors`. */
  readonly reasons: MatchReason[];
}

type Params = MatchReason['params'];
/** Fields of a brief that count for a match. */
type Sought = Pick<
  Briefing,
  'skill' | 'tags' | 'channels' | 'wanted' | 'budgetCents' | 'creatorsWanted' | 'currency'
>;
type Factor = (briefing: Sought, creator: Creator) => { points: number; params: Params };

/** Maximum points of each factor; together 100. */
export const weights = {
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

/** Minimum number of followers for each share of the points, largest first. */
const reachSteps = [
  [100_000, 10],
  [50_000, 8],
  [10_000, 5],
  [1_000, 2],
] as const;
/** Interactions per follower at which engagement has all its points: 5 %. */
const FULL_ENGAGEMENT_BP = 500;
/** Percentage of the budget that is still negotiable and earns a third of the points. */
const TALKABLE_PERCENT = 125;

const factors: Record<MatchReason['code'], Factor> = {
  speciality({ skill }, creator) {
    if (skill === null) return none;
    if (creator.mainSkill === skill) return { points: weights.speciality, params: { skill, as: 'main' } };
    if (creator.tags.includes(skill)) {
      return { points: Math.floor(weights.speciality / 2), params: { skill, as: 'tag' } };
    }
    return none;
  },

  tags({ tags }, creator) {
    const shared = tags.filter((tag) => tag === creator.mainSkill || creator.tags.includes(tag));
    return {
      points: share(weights.tags, shared.length, tags.length),
      params: { shared: shared.length, of: tags.length, tags: shared.join(',') },
    };
  },

  channels({ channels }, creator) {
    const shared = channels.filter((channel) => creator.presences.some((one) => one.channel === channel));
    return {
      points: share(weights.channels, shared.length, channels.length),
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
      points: share(weights.engagement, Math.min(engagementBp, FULL_ENGAGEMENT_BP), FULL_ENGAGEMENT_BP),
      params: { engagementBp },
    };
  },

  price({ budgetCents, creatorsWanted, wanted, currency }, creator) {
    if (budgetCents === null || creator.priceCents === null || creator.currency !== currency) return none;
    const posts = Math.max(
      1,
      wanted.reduce((sum, one) => sum + one.quantity, 0),
    );
    const priceCents = creator.priceCents * posts;
    const perCreatorCents = Math.floor(budgetCents / creatorsWanted);
    const params = { priceCents, perCreatorCents, posts, currency };
    if (priceCents <= perCreatorCents) return { points: weights.price, params };
    if (priceCents * 100 <= perCreatorCents * TALKABLE_PERCENT) return { points: weights.price / 3, params };
    return none;
  },

  availability: (_briefing, { available }) =>
    available ? { points: weights.availability, params: {} } : none,

  evaluation(_briefing, { evaluationAverage, evaluationCount }) {
    if (evaluationAverage === null) return none;
    return {
      points: share(weights.evaluation, evaluationAverage - 1, 4),
      params: { average: evaluationAverage, count: evaluationCount },
    };
  },
};

/**
 * Scores how well a creator fits a briefing: each reason carries its points and parameters. Assumes that the
 * creator makes everything the briefing wants, for an equal share of the budget. Pure.
 */
export function match(briefing: Sought, creator: Creator): Match {
  const reasons = (Object.keys(factors) as MatchReason['code'][])
    .map((code) => ({ code, ...factors[code](briefing, creator) }))
    .filter(({ points }) => points > 0);
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}

const share = (points: number, part: number, whole: number) =>
  whole > 0 ? Math.round((points * part) / whole) : 0;

const wantedPresences = ({ channels }: Pick<Briefing, 'channels'>, { presences }: Creator) =>
  presences.filter(({ channel }) => channels.includes(channel));
