import { z } from 'zod';
import { channel, date } from '../../people';

/** Query of the engagement report: a range of business dates and a channel; all channels if none is given. */
export const engagementQuery = z.strictObject({ from: date, to: date, channel: channel.optional() });
export type EngagementQuery = z.output<typeof engagementQuery>;
