import { acceptContract, withdrawContract } from '@elenco/core/hiring';
import { z } from 'zod';
import { command } from '../adapters/form.server';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { endingActions } from './ending.server';

const here = (toast: string) => (_: unknown, ctx: RequestContext) => ({ to: ctx.url.pathname, toast });

const acceptForm = z.object({
  /** Hash of the text that the user saw, so that no other text is accepted. */
  textHash: acceptContract.input.shape.textHash,
  read: z.literal('on', 'contract_not_read'),
});

const withdrawForm = z.object({
  version: z.coerce.number().int().positive(),
  comment: withdrawContract.input.shape.comment,
});

/** Form handlers of a contract's parties. The evidence comes from the request, never from the form. */
export const contractActions = {
  accept: command(acceptContract, {
    schema: acceptForm,
    input: ({ textHash }, ctx) => ({
      id: idIn(ctx),
      textHash,
      ip: ctx.ip,
      userAgent: (ctx.request.headers.get('user-agent') ?? '').slice(0, 500),
    }),
    next: here('contractAccepted'),
  }),
  withdraw: command(withdrawContract, {
    schema: withdrawForm,
    input: (given, ctx) => ({ ...given, id: idIn(ctx) }),
    next: here('contractWithdrawn'),
  }),
  ...endingActions,
};
