import { z } from 'zod';
import { date } from '../../people';
import { clickSource } from '../shortLink';
import { growthChannel, growthStep } from './growth';

/** Maximum number of records whose ids a report contains, so that a link can list them. */
export const MAX_NAMED = 300;

const reached = z.object({
  /** Number of sign-ups. */
  count: z.int(),
  /** Number of these sign-ups that reached each step, in the order of `steps`. */
  reached: z.array(z.int()),
  /**
   * Ids of the companies or creators that reached each step; null if there are more than `MAX_NAMED`, and
   * null if the user may not read the records on which the step is based.
   */
  reachedIds: z.array(z.array(z.int()).nullable()),
});
export type Reached = z.output<typeof reached>;

/** Growth report: how many sign-ups reached each step, and how many visitors the public pages had. */
export const growthReport = z.object({
  /** Steps after the sign-up. The number of sign-ups is `total.count`. */
  steps: z.array(growthStep),
  total: reached.extend({
    /** Median number of hours since the previous step; null if none reached the step. */
    medianHours: z.array(z.number().nullable()),
  }),
  /** The same numbers by month of sign-up, `YYYY-MM`. */
  cohorts: z.array(reached.extend({ month: z.string() })),
  channels: z.array(reached.extend({ channel: growthChannel, code: z.string().nullable() })),
  signUps: z.array(z.object({ day: date, count: z.int() })),
  visits: z.array(z.object({ day: date, source: clickSource, visits: z.int() })),
});
export type GrowthReport = z.output<typeof growthReport>;

export const engagementReport = z.object({
  /** By month: posts from hirings, and the engagement of hired creators and community members. */
  months: z.array(
    z.object({
      /** The month, `YYYY-MM`. */
      month: z.string(),
      posts: z.int(),
      /** Number of creators with a contract in force and a reading in that month. */
      hired: z.int(),
      /**
       * Average of these creators' last engagement rates of the month, in basis points; null without a rate.
       */
      hiredBp: z.number().nullable(),
      members: z.int(),
      membersBp: z.number().nullable(),
    }),
  ),
  /**
   * Hired creators with the most posts: their latest engagement rate, and the rate at the start of the
   * period.
   */
  creators: z.array(
    z.object({
      creatorId: z.int(),
      name: z.string(),
      posts: z.int(),
      followers: z.int(),
      engagementBp: z.int(),
      formerBp: z.int().nullable(),
    }),
  ),
});
export type EngagementReport = z.output<typeof engagementReport>;
