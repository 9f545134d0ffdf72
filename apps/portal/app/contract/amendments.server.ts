import { acceptAmendment, amendments, refuseAmendment, requestAmendment } from '@elenco/core/hiring';
import { id } from '@elenco/core/people';
import { z } from 'zod';
import { command } from '../adapters/form.server';
import { evidenceOf, type RequestContext } from '../adapters/requestContext.server';

type Where = { readonly contractId: number | number[] };

/** Loads the amendments of contracts, newest first, with the creator's reason for a refusal. */
export async function loadAmendments(
  { app, actor }: RequestContext,
  where: Where,
  nameOf: (creatorId: number) => string,
) {
  const rows = await app.see(amendments, actor, where, { down: true });
  const refused = rows.some(({ status }) => status === 'refused')
    ? await app.timeline(actor, [amendments], { briefingId: rows[0]!.briefingId })
    : [];
  return rows.map((row) => ({
    ...row,
    name: nameOf(row.creatorId),
    answer: refused.find(({ rowId, move }) => rowId === row.id && move === 'refuse')?.comment ?? null,
  }));
}
export type Amendment = Awaited<ReturnType<typeof loadAmendments>>[number];

const back =
  (toast: string) =>
  (_: unknown, { url }: RequestContext) => ({ to: url.pathname + url.search, toast });
const { kind, startsOn, endsOn, additionalCents, description } = requestAmendment.input.shape;

export const amend = command(requestAmendment, {
  schema: z.object({
    contractId: id,
    kind,
    startsOn,
    endsOn,
    additionalCents: additionalCents.default(0),
    description,
    read: z.literal('on', 'amendment_not_read'),
  }),
  input: ({ read: _, ...given }, ctx: RequestContext<'company'>) => ({ ...given, ...evidenceOf(ctx) }),
  next: back('amendmentRequested'),
});

const seen = { id, version: z.int().positive() };

export const answerAmendment = {
  acceptAmendment: command(acceptAmendment, {
    schema: z.object({ ...seen, textHash: acceptAmendment.input.shape.textHash }),
    input: (given, ctx: RequestContext<'creator'>) => ({ ...given, ...evidenceOf(ctx) }),
    next: back('amendmentAccepted'),
  }),
  refuseAmendment: command(refuseAmendment, {
    schema: z.object({ ...seen, comment: refuseAmendment.input.shape.comment }),
    input: (given) => given,
    next: back('amendmentRefused'),
  }),
};
