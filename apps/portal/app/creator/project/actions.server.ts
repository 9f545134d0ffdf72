import { confirmReceipt, submitInvoice } from '@elenco/core/finance';
import {
  acceptConfidentiality,
  acceptCounter,
  acceptInvitation,
  declineInvitation,
  fixPostLink,
  proposalDraft,
  publishContent,
  redoProposal,
  saveProposalDraft,
  sendProposal,
  submitDraft,
  submitEvaluation,
} from '@elenco/core/hiring';
import { id } from '@elenco/core/people';
import { z } from 'zod';
import { command, formHandler, redirectPath, withFieldNames } from '../../adapters/form.server';
import type { RequestContext } from '../../adapters/requestContext.server';
import { withFailureCode } from '../../adapters/withFailureCode.server';
import { answerAmendment } from '../../contract/amendments.server';
import { commentHandler, resolveHandler } from '../../drafts/actions.server';
import { settingsAddress } from '../../forms/returnPath';
import { ask } from '../../questions/actions.server';

/** Redirects to the project's page, which shows the next task; `toast` confirms the action. */
const back = (toast: string) => (_: unknown, ctx: RequestContext) => ({ to: ctx.url.pathname, toast });
const row = { id, version: z.int().positive().optional() };

const { lines, message } = sendProposal.input.shape;
const sendForm = z.object({
  ...row,
  lines: lines.default([]),
  message: message.default(''),
  availableInPeriod: z.boolean().default(false),
});

const { lines: drafted } = proposalDraft.shape;
const { format, quantity, amountCents: amount } = drafted.element.shape;
/** Schema of a draft that is not sent: all fields may be empty. */
const unsentForm = z.object({
  ...row,
  lines: z
    .array(
      drafted.element.extend({
        format: format.default(null),
        quantity: quantity.default(null),
        amountCents: amount.default(null),
      }),
    )
    .max(20, 'too_many')
    .default([]),
  message: message.default(''),
  availableInPeriod: z.boolean().default(false),
});

/** Saves the draft before any other action of the form leaves the page. */
const keeping = (next: (ctx: RequestContext<'creator'>) => { to: string; toast: string }) =>
  formHandler<'creator', typeof unsentForm>(unsentForm, async ({ id, version, ...draft }, ctx) => {
    await ctx.app.perform(saveProposalDraft, { id, version, draft }, ctx);
    return next(ctx);
  });

const leaveForm = unsentForm.extend({ to: redirectPath });
const leave = formHandler<'creator', typeof leaveForm>(
  leaveForm,
  async ({ id, version, to, ...draft }, ctx) => {
    await ctx.app.perform(saveProposalDraft, { id, version, draft }, ctx);
    return { to, toast: 'draftSaved' };
  },
);

const { rating, text, wentWrong } = submitEvaluation.input.shape;

/** A file input. If the user chooses no file, browsers send an empty file without a name. */
const file = z.instanceof(File, { error: 'required' });

const draftForm = z.object({
  ...row,
  caption: submitDraft.input.shape.caption,
  draftLink: z.string().trim().optional(),
  file: file.optional(),
  /** Id of a file that was uploaded in parts before. */
  sentFileId: id.optional(),
  subtitles: submitDraft.input.shape.subtitles,
  reason: submitDraft.input.shape.reason,
});

const draft = formHandler<'creator', typeof draftForm>(
  draftForm,
  async ({ file: sent, draftLink, sentFileId: before, ...given }, ctx) => {
    const draftFileId = sent ? await ctx.keepFile(sent) : (before ?? null);
    const input = { ...given, draftLink: draftLink ?? null, draftFileId };
    await ctx.app.perform(submitDraft, input, ctx);
    return back('draftSent')(undefined, ctx);
  },
);

const invoiceForm = z.object({ id, file });

/** Stores the file first. If the command refuses the invoice, only the creator can read the file. */
const invoice = formHandler<'creator', typeof invoiceForm>(
  invoiceForm,
  async ({ id: payoutId, file: sent }, ctx, key) => {
    const fileId = await ctx.keepFile(sent);
    const { passed } = await withFieldNames({ '/fileId': '/file' }, () =>
      ctx.app.perform(submitInvoice, { payoutId, fileId }, { ...ctx, key }),
    );
    if (passed) return back('invoiceSent')(undefined, ctx);
    return { to: `${ctx.url.pathname}#invoice`, toast: 'invoiceDiffers', stays: true };
  },
);

/** Form handlers of a creator in a project, by intent. */
export const projectActions = {
  /** Without scripts, the buttons that add and remove lines send no intent, and the first handler runs. */
  send: command(sendProposal, { schema: sendForm, input: (given) => given, next: back('proposalSent') }),
  save: keeping(({ url }) => ({ to: url.pathname, toast: 'draftSaved' })),
  complete: keeping(({ url }) => ({ to: settingsAddress('creator', url.pathname), toast: 'draftSaved' })),
  leave,
  acceptConfidentiality: command(acceptConfidentiality, {
    schema: z.object({ id, name: acceptConfidentiality.input.shape.name }),
    input: (given) => given,
    next: back('confidentialityAccepted'),
  }),
  accept: command(acceptInvitation, {
    schema: z.object({ id }),
    input: (given) => given,
    next: back('invitationAccepted'),
  }),
  decline: command(declineInvitation, {
    schema: z.object({ id, comment: declineInvitation.input.shape.comment }),
    input: (given) => given,
    next: back('invitationDeclined'),
  }),
  acceptCounter: command(acceptCounter, {
    schema: z.object(row),
    input: (given) => given,
    next: back('counterAccepted'),
  }),
  redo: command(redoProposal, {
    schema: z.object(row),
    input: (given) => given,
    next: back('proposalTakenBack'),
  }),
  ask,
  ...answerAmendment,
  comment: commentHandler<'creator'>(),
  resolve: resolveHandler<'creator'>(),
  draft,
  publish: command(publishContent, {
    schema: z.object({ ...row, link: publishContent.input.shape.link }),
    input: (given) => given,
    next: back('linkSent'),
  }),
  fixLink: command(fixPostLink, {
    schema: z.object({ id, link: fixPostLink.input.shape.link }),
    input: (given) => given,
    next: back('postFixed'),
  }),
  invoice,
  confirmReceipt: command(confirmReceipt, {
    schema: z.object({ id, amountCents: confirmReceipt.input.shape.amountCents }),
    input: ({ id: payoutId, amountCents }) => ({ payoutId, amountCents }),
    next: back('invoiceSent'),
  }),
  evaluate: withFailureCode(
    'evaluation_failed',
    command(submitEvaluation, {
      schema: z.object({ ...row, rating, text, wentWrong }),
      input: (given) => given,
      next: back('evaluated'),
    }),
  ),
};
