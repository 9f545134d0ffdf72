import { z } from 'zod';
import { MAX_SCORE } from '../../kit';
import type { Skill } from '../../people';
import type { SearchQuery } from './query';
import { type Factor, rankFactors } from './weights';

/** Data of a creator that the ranking uses. */
export interface Rankable {
  /** Share of the words that match, 0 to 1; see `textMatch`. */
  readonly text: number;
  readonly mainSkill: Skill | null;
  readonly tags: readonly Skill[];
  readonly followers: number;
  readonly priceCents: number | null;
  /** Format to which the price applies; absent for the price of any publication. */
  readonly priceOf?: string | undefined;
  /** Median hours until the creator answers an invitation; null if the creator never answered one. */
  readonly answerHours: number | null;
  readonly evaluationAverage: number | null;
  readonly evaluationCount: number;
}

/** A reason for the rank. The points of all reasons add up to the score. */
export const searchReason = z.object({
  code: z.enum(rankFactors),
  points: z.number(),
  /** Maximum points of this reason with the current weights. */
  of: z.number(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type SearchReason = Readonly<z.output<typeof searchReason>>;

export interface Ranking {
  /** Score from 0 to `MAX_SCORE`. */
  readonly score: number;
  readonly reasons: readonly SearchReason[];
}

/** Value from 0 to 1 with its parameters; null if the search does not use the factor. */
type Measured = { readonly value: number; readonly params: SearchReason['params'] } | null;

const FULL_REACH = 7; // log10 of ten million followers, which earn all points
/** Hours until an answer that give half of the points. Up to two hours give all points. */
const HALF_ANSWER_HOURS = 24;
/** Number of evaluations that weigh as much as the assumed average of a creator without evaluations. */
const EVALUATIONS_UNKNOWN = 2;

/** Result if the creator has no data for a factor that the search uses. */
const unknown = 'unknown';

const clamp = (value: number) => Math.min(1, Math.max(0, value));

const measures: Record<Factor, (query: SearchQuery, creator: Rankable) => Measured | typeof unknown> = {
  text: ({ text }, creator) => (text === '' ? null : { value: clamp(creator.text), params: {} }),

  /**
   * Half of the value if the main specialty is among the requested ones; the other half for the share of
   * requested specialties that the creator has. If one specialty is requested, a creator who has it only as a
   * tag gets half.
   */
  speciality({ skills }, { mainSkill, tags }) {
    if (skills.length === 0) return null;
    const shared = skills.filter((skill) => skill === mainSkill || tags.includes(skill));
    const main = mainSkill !== null && skills.includes(mainSkill) ? 1 : 0;
    return {
      value: (main + shared.length / skills.length) / 2,
      params: { shared: shared.length, of: skills.length, skills: shared.join(','), main },
    };
  },

  /**
   * If a range is given, all creators in the range get the same value. Otherwise, the value grows by the same
   * amount whenever the number of followers is ten times as high.
   */
  reach({ followersFrom, followersTo }, { followers }) {
    if (followers === 0) return unknown;
    const asked = followersFrom !== null || followersTo !== null;
    const within =
      followers >= (followersFrom ?? 0) && followers <= (followersTo ?? Number.POSITIVE_INFINITY);
    const value = asked ? Number(within) : clamp(Math.log10(followers + 1) / FULL_REACH);
    return { value, params: { followers } };
  },

  /**
   * If an upper end is given, a lower price gets a higher value. Prices inside the range get at least half.
   */
  price({ priceFrom, priceTo }, { priceCents, priceOf }) {
    if (priceTo === null && priceFrom === null) return null;
    if (priceCents === null) return unknown;
    const params = { priceCents, ...(priceOf && { format: priceOf }) };
    if (priceCents < (priceFrom ?? 0) || priceCents > (priceTo ?? Number.POSITIVE_INFINITY)) {
      return { value: 0, params };
    }
    if (priceTo === null || priceTo === 0) return { value: 1, params };
    return { value: clamp(1 - priceCents / priceTo / 2), params };
  },

  answer(_query, { answerHours }) {
    if (answerHours === null) return unknown;
    const late = Math.max(0, answerHours - 2);
    return { value: HALF_ANSWER_HOURS / (HALF_ANSWER_HOURS + late), params: { hours: answerHours } };
  },

  evaluation(_query, { evaluationAverage, evaluationCount }) {
    if (evaluationAverage === null || evaluationCount === 0) return unknown;
    const known = evaluationCount / (evaluationCount + EVALUATIONS_UNKNOWN);
    const value = clamp((evaluationAverage - 1) / 4) * known;
    return { value, params: { average: evaluationAverage, count: evaluationCount } };
  },
};

/**
 * Returns the maximum points that a creator could have in a search with the data that is known. Unknown data,
 * such as a response time, counts neither in the score nor here.
 */
export const possiblePoints = (reasons: readonly Pick<SearchReason, 'of'>[]): number =>
  Math.round(reasons.reduce((sum, { of }) => sum + of * 10, 0)) / 10;

/**
 * Ranks a creator for a search by a sum of explainable reasons. Each factor contributes a part of its
 * weighted share among the factors that the search uses. Unknown data adds no points and is no reason. A pure
 * function: a better value never lowers the score.
 */
export function rank(query: SearchQuery, creator: Rankable): Ranking {
  const measured = rankFactors.flatMap((code) => {
    const found = measures[code](query, creator);
    return found === null ? [] : [{ code, weight: query.weights[code], found }];
  });
  const whole = measured.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return { score: 0, reasons: [] };
  const reasons = measured.flatMap(({ code, weight, found }) => {
    if (found === unknown || weight === 0) return [];
    const { value, params } = found;
    return [
      {
        code,
        points: Math.round((10 * MAX_SCORE * weight * value) / whole) / 10,
        of: Math.round((10 * MAX_SCORE * weight) / whole) / 10,
        params,
      },
    ];
  });
  const score = Math.round(reasons.reduce((sum, { points }) => sum + points * 10, 0)) / 10;
  return { score, reasons };
}
