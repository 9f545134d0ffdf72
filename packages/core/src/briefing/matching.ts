import { z } from 'zod';
import { date, id, stamps } from '../party';

const matching = z.object({ ...stamps, companyId: id, briefingId: id, day: date });
export type Matching = z.output<typeof matching>;

/** One request for more names, on a business date; a company has so many a month. In no registry. */
export const matchings = { name: 'matchings', schema: matching } as const;

/** How many of these business dates lie in the calendar month of another. */
export const inMonthOf = (today: string, days: readonly string[]): number =>
  days.filter((day) => day.slice(0, 7) === today.slice(0, 7)).length;
