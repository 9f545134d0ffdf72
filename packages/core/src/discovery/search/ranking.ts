import { z } from 'zod';
import type { Skill } from '../../people';
import type { SearchQuery } from './query';
import { type Factor, rankFactors } from './weights';

/** What ranking knows of a creator. */
export interface Rankable {
  /** How well the words were found, 0 to 1; see `textMatch`. */
  readonly text: number;
  readonly mainSkill: Skill | null;
  readonly tags: readonly Skill[];
  readonly followers: number;
  readonly priceCents: number | null;
  /** Hours until invitations are answered, at the median; null where none was yet. */
  readonly answerHours: number | null;
  readonly evaluationAverage: number | null;
  readonly evaluationCount: number;
}

/** Why a creator stands where they stand; the points of all reasons are the score. */
export const searchReason = z.object({
  code: z.enum(rankFactors),
  points: z.number(),
  /** What could be won at most with the weights as they are. */
  of: z.number(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type SearchReason = Readonly<z.output<typeof searchReason>>;

export interface Ranking {
  /** 0 to 100. */
  readonly score: number;
  readonly reasons: readonly SearchReason[];
}

/** 0 to 1, and what it comes from; null where the search does not ask for it. */
type Measured = { readonly value: number; readonly params: SearchReason['params'] } | null;

const FULL_REACH = 7; // ten million followers, as a power of ten
/** Answers within two hours are as good as at once; half as good after a day. */
const HALF_ANSWER_HOURS = 24;
/** Two good evaluations weigh as much as what nobody knows yet. */
const EVALUATIONS_UNKNOWN = 2;

const none: Measured = { value: 0, params: {} };

const clamp = (value: number) => Math.min(1, Math.max(0, value));

const measures: Record<Factor, (query: SearchQuery, creator: Rankable) => Measured> = {
  text: ({ text }, creator) => (text === '' ? null : { value: clamp(creator.text), params: {} }),

  /** Half for the main speciality, half for how many of those asked are there: of one asked, a tag is half. */
  speciality({ skills }, { mainSkill, tags }) {
    if (skills.length === 0) return null;
    const shared = skills.filter((skill) => skill === mainSkill || tags.includes(skill));
    const main = mainSkill !== null && skills.includes(mainSkill) ? 1 : 0;
    return {
      value: (main + shared.length / skills.length) / 2,
      params: { shared: shared.length, of: skills.length, skills: shared.join(',') },
    };
  },

  /** Where a range is asked for, all within it fit alike; otherwise ten times the followers are one step more. */
  reach({ followersFrom, followersTo }, { followers }) {
    const asked = followersFrom !== null || followersTo !== null;
    const within =
      followers >= (followersFrom ?? 0) && followers <= (followersTo ?? Number.POSITIVE_INFINITY);
    const value = asked ? Number(within) : clamp(Math.log10(followers + 1) / FULL_REACH);
    return { value, params: { followers } };
  },

  /** Asked with an upper bound: the more that is left below it, the better, never less than half within it. */
  price({ priceFrom, priceTo }, { priceCents }) {
    if (priceTo === null && priceFrom === null) return null;
    if (priceCents === null) return none;
    const params = { priceCents };
    if (priceCents < (priceFrom ?? 0) || priceCents > (priceTo ?? Number.POSITIVE_INFINITY)) {
      return { value: 0, params };
    }
    if (priceTo === null || priceTo === 0) return { value: 1, params };
    return { value: clamp(1 - priceCents / priceTo / 2), params };
  },

  answer(_query, { answerHours }) {
    if (answerHours === null) return none;
    const late = Math.max(0, answerHours - 2);
    return { value: HALF_ANSWER_HOURS / (HALF_ANSWER_HOURS + late), params: { hours: answerHours } };
  },

  evaluation(_query, { evaluationAverage, evaluationCount }) {
    if (evaluationAverage === null || evaluationCount === 0) return none;
    const known = evaluationCount / (evaluationCount + EVALUATIONS_UNKNOWN);
    const value = clamp((evaluationAverage - 1) / 4) * known;
    return { value, params: { average: evaluationAverage, count: evaluationCount } };
  },
};

/**
 * How relevant a creator is to a search, as a sum that can be shown: each factor wins a share of the points that
 * its weight gives it among those that the search asks for. Pure; better in one factor is never worse in all.
 */
export function rank(query: SearchQuery, creator: Rankable): Ranking {
  const measured = rankFactors.flatMap((code) => {
    const found = measures[code](query, creator);
    return found === null ? [] : [{ code, weight: query.weights[code], ...found }];
  });
  const whole = measured.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return { score: 0, reasons: [] };
  const reasons = measured
    .map(({ code, weight, value, params }) => ({
      code,
      points: Math.round((1_000 * weight * value) / whole) / 10,
      of: Math.round((1_000 * weight) / whole) / 10,
      params,
    }))
    .filter(({ points }) => points > 0);
  const score = Math.round(reasons.reduce((sum, { points }) => sum + points * 10, 0)) / 10;
  return { score, reasons };
}
