import { acceptContract, withdrawContract } from '@elenco/core/hiring';
import { z } from 'zod';
import { command } from '../adapters/form.server';
import { evidenceOf, idIn, type RequestContext } from '../adapters/requestContext.server';
import { endingActions } from './ending.server';

const here = (toast: string) => (_: unknown, ctx: RequestContext) => ({ to: ctx.url.pathname, toast });

const acceptForm = z.object({
  /** Hash of the text that the user saw, so that a changed text is not accepted. */
  textHash: acceptContract.input.shape.textHash,
  read: z.literal('on', 'contract_not_read'),
});

const withdrawForm = z.object({
  version: z.coerce.number().int().positive(),
  comment: withdrawContract.input.shape.comment,
});

/** Form handlers of a contract's parties. */
export const contractActions = {
  accept: command(acceptContract, {
    schema: acceptForm,
    input: ({ textHash }, ctx) => ({
      id: idIn(ctx),
      textHash,
      ...evidenceOf(ctx),
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
