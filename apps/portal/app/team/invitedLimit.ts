import { type LimitTerms, limitTerms } from '@elenco/core/hiring';
import { z } from 'zod';
import { approvalKinds } from './approvalKinds';

const { currency, limitCents, untilOn } = limitTerms.shape;

/** Fields of a member's approval limit; amount and date are required for `upTo` only. */
export const invitedLimit = z
  .object({
    kind: z.enum(approvalKinds),
    currency,
    limitCents: limitCents.optional(),
    untilOn: untilOn.optional(),
  })
  .superRefine((given, ctx) => {
    if (given.kind !== 'upTo') return;
    for (const field of ['limitCents', 'untilOn'] as const) {
      if (given[field] === undefined) ctx.addIssue({ code: 'custom', message: 'required', path: [field] });
    }
  });

/** Returns the approval limit of an invitation; null if the member approves without a limit. */
export function invitedTerms(given: z.output<typeof invitedLimit>, today: string): LimitTerms | null {
  const { kind, currency: unit, limitCents: cents, untilOn: day } = given;
  if (kind === 'free') return null;
  // With an amount of zero, the date has no effect.
  if (kind === 'none') return { limitCents: 0, currency: unit, untilOn: today };
  if (cents === undefined || day === undefined) throw new Error('checked by the schema');
  return { limitCents: cents, currency: unit, untilOn: day };
}
