import { z } from 'zod';
import { channel, date } from '../../people';

/** What a report of engagement is asked for: business days, of one channel or of all. */
export const engagementQuery = z.strictObject({ from: date, to: date, channel: channel.optional() });
export type EngagementQuery = z.output<typeof engagementQuery>;
