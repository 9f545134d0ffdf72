import { deleteMessage, editMessage, reportMessage, requestChanges, sendMessage } from '@elenco/core/hiring';
import { id, paragraph } from '@elenco/core/people';
import { z } from 'zod';
import { command, formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { pieceName } from '../briefing/project/pieceName.server';
import { preferenceActions } from '../notices/preferences.server';

const { clientId, body, replyTo } = sendMessage.input.shape;
const sending = z.object({
  proposalId: id,
  clientId,
  replyTo,
  body: body.default(''),
  file: z.instanceof(File).optional(),
});

/** Redirects to the end of the conversation, without query parameters. */
const redirectToEnd = ({ url }: Pick<RequestContext, 'url'>) => ({ to: `${url.pathname}#last` });

const changes = z.object({ id, comment: paragraph(1_000) });

/** Form handlers of both sides in a conversation, by intent. */
export const chatActions = {
  mute: preferenceActions.mute,
  unmute: preferenceActions.unmute,
  /** Stores the file first. If the message is refused, only the sender can read the file. */
  send: formHandler<'company' | 'creator', typeof sending>(sending, async ({ file, ...given }, ctx) => {
    const fileId = file ? await ctx.keepFile(file) : undefined;
    await ctx.app.perform(sendMessage, { ...given, ...(fileId ? { fileId } : {}) }, ctx);
    return redirectToEnd(ctx);
  }),
  /** Requests changes to a creator's draft, with the text of a message as the comment. */
  requestChanges: formHandler<'company' | 'creator', typeof changes>(changes, async (given, ctx, key) => {
    await ctx.app.perform(requestChanges, given, { ...ctx, key });
    return { ...redirectToEnd(ctx), toast: 'changesRequested', about: await pieceName(ctx, given.id) };
  }),
  report: command(reportMessage, {
    schema: reportMessage.input,
    input: (given) => given,
    next: (_, ctx) => ({ ...redirectToEnd(ctx), toast: 'messageReported' }),
  }),
  edit: command(editMessage, {
    schema: z.object({ id, body: body.default('') }),
    input: (given) => given,
    next: (_, ctx) => redirectToEnd(ctx),
  }),
  delete: command(deleteMessage, {
    schema: z.object({ id, body: z.string().optional() }),
    input: (given) => ({ id: given.id }),
    next: (_, ctx) => redirectToEnd(ctx),
  }),
};
