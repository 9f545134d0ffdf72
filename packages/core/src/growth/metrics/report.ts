import { z } from 'zod';
import { date } from '../../people';
import { clickSource } from '../shortLink';
import { growthChannel, growthStep } from './growth';

/** Of so many who signed up, how many reached each step, in the order of `steps`. */
const reached = z.object({ count: z.int(), reached: z.array(z.int()) });
export type Reached = z.output<typeof reached>;

/** How those who signed up went on, and who came to the public pages. */
export const growthReport = z.object({
  /** Without signing up, which is `total.count`. */
  steps: z.array(growthStep),
  total: reached.extend({
    /** Hours from the step before, half of those who reached it took less; null where nobody did. */
    medianHours: z.array(z.number().nullable()),
  }),
  /** By month of signing up, `YYYY-MM`. */
  cohorts: z.array(reached.extend({ month: z.string() })),
  channels: z.array(reached.extend({ channel: growthChannel, code: z.string().nullable() })),
  signUps: z.array(z.object({ day: date, count: z.int() })),
  visits: z.array(z.object({ day: date, source: clickSource, visits: z.int() })),
});
export type GrowthReport = z.output<typeof growthReport>;

export const engagementReport = z.object({
  /** Month by month: what was published for hirings, and how engaged the followers were. */
  months: z.array(
    z.object({
      /** `YYYY-MM` */
      month: z.string(),
      posts: z.int(),
      /** Creators with a contract in force who were measured in that month. */
      hired: z.int(),
      /** Of these the mean of each one's last rate of the month, in basis points; null where none was measured. */
      hiredBp: z.number().nullable(),
      members: z.int(),
      membersBp: z.number().nullable(),
    }),
  ),
  /** Hired creators with the most posts: their last rate, and the one that was known at the beginning. */
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
