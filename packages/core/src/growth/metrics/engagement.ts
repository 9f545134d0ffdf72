import { z } from 'zod';
import { channel, date } from '../../people';

/**
 * Query of the engagement report: a range of business dates, and one channel; without a channel, all of them.
 */
export const engagementQuery = z.strictObject({ from: date, to: date, channel: channel.optional() });
export type EngagementQuery = z.output<typeof engagementQuery>;
