import { counterProposal, rejectProposal } from '@elenco/core/hiring';
import { id, paragraph } from '@elenco/core/people';
import { z } from 'zod';
import { command, type Next } from '../../adapters/form.server';
import type { RequestContext } from '../../adapters/requestContext.server';

type Ctx = RequestContext<'company'>;

const withComment = z.object({ id, version: z.int().positive(), comment: paragraph(1_000) });

/**
 * Returns the handlers that counter a proposal with a different price, or reject it.
 * @param next returns the redirect that shows a toast
 */
export const answerHandlers = (next: (toast: string) => (reply: unknown, ctx: Ctx) => Next) => ({
  counter: command(counterProposal, {
    schema: withComment.extend({ counterCents: counterProposal.input.shape.counterCents }),
    input: (value, _: Ctx) => value,
    next: next('countered'),
  }),
  reject: command(rejectProposal, {
    schema: withComment,
    input: (value, _: Ctx) => value,
    next: next('rejected'),
  }),
});
