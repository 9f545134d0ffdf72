import { z } from 'zod';
import { cents, type StateOf } from '../../kit';
import { currency, date, id, instant, line, stamps, text } from '../../people';
import { squadFlow } from './flow';

/** A campaign with many creators: it holds briefings and the hirings that come of them. */
export const squad = z.object({
  ...stamps,
  companyId: id,
  ownerId: id,
  status: z.enum(squadFlow.states as [StateOf<typeof squadFlow>]),
  statusSince: instant,
  title: line(120),
  description: text(4_000),
  /** Silent: the client does not appear to creators before they accept confidentiality. */
  silent: z.boolean(),
  budgetCents: cents.nullable(),
  currency,
  startsOn: date.nullable(),
  endsOn: date.nullable(),
  /** The creators that it is cast from; null where there is no list, or it was removed. */
  listId: id.nullable(),
  /** When the creators were last asked for their figures. */
  figuresAskedAt: instant.nullable(),
});
export type Squad = z.output<typeof squad>;
