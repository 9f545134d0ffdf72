import { z } from 'zod';
import { cents, type StateOf } from '../../kit';
import { count, currency, date, id, instant, paragraph, stamps } from '../../people';
import { amendmentFlow } from './flow';

/** What a renewal adds: the same deliverables once more, or time for what was delivered to be used. */
export const amendmentKind = z.enum(['work', 'rights']);

export const amendment = z.object({
  ...stamps,
  contractId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  status: z.enum(amendmentFlow.states as [StateOf<typeof amendmentFlow>]),
  statusSince: instant,
  kind: amendmentKind,
  startsOn: date,
  endsOn: date,
  /** What the brand pays besides, our fee inside it; zero for time alone. */
  additionalCents: cents,
  /** The contract's own rate. */
  feeBp: count,
  feeCents: cents,
  /** What the creator earns besides, before taxes. */
  creatorCents: cents,
  currency,
  description: paragraph(1_000),
  /** As both accept it, word for word; it names the contract by its hash. */
  text: z.string(),
  /** SHA-256 of `text`, hexadecimal. */
  textHash: z.string().length(64),
  requestedById: id,
});
export type Amendment = z.output<typeof amendment>;
