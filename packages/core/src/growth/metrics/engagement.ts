import { z } from 'zod';
import { channel, date } from '../../people';

/** Query of the engagement report: business dates, one channel or all. */
export const engagementQuery = z.strictObject({ from: date, to: date, channel: channel.optional() });
export type EngagementQuery = z.output<typeof engagementQuery>;
