import { combineCharges, separateCharges } from '@elenco/core/finance';
import {
  approveDraft,
  cancelBriefing,
  completeHiring,
  confirmFigures,
  inviteStandIn,
  MAX_APPROVED,
  openProposal,
  proposals,
  remindCreators,
  removeName,
  requestChanges,
  requestMoreCreators,
  sendBackLink,
  submitEvaluation,
  verifyContent,
  withdrawName,
} from '@elenco/core/hiring';
import { areaPath, id, paragraph, text } from '@elenco/core/people';
import { z } from 'zod';
import { actions, command, formHandler } from '../../adapters/form.server';
import { idIn, type RequestContext } from '../../adapters/requestContext.server';
import { withFailureCode } from '../../adapters/withFailureCode.server';
import { amend } from '../../contract/amendments.server';
import { commentHandler, resolveHandler } from '../../drafts/actions.server';
import { answer } from '../../questions/actions.server';
import { shareLinkHandlers } from '../../shareLinks/actions.server';
import { trackingHandlers } from '../../tracking/actions.server';
import { reuseBriefing, saveAsTemplate } from '../reuse.server';
import { answerHandlers } from './answers.server';
import { jobHandlers } from './jobs.actions.server';
import { pieceName, senderNames } from './pieceName.server';

/** Redirects to the project view that sent the form. */
const back =
  (toast: string) =>
  (_: unknown, { url }: RequestContext) => {
    const kept = new URLSearchParams();
    for (const name of ['view', 'piece']) {
      const value = url.searchParams.get(name);
      if (value) kept.set(name, value);
    }
    return { to: kept.size > 0 ? `${url.pathname}?${kept}` : url.pathname, toast };
  };
/** Id of the row, and the version that the user saw. */
const seen = { id, version: z.int().positive() };
const seenRow = z.object(seen);
const withComment = z.object({ ...seen, comment: paragraph(1_000) });

const { rating, wentWrong } = submitEvaluation.input.shape;
const evaluation = z.object({ ...seen, rating, text: text(2_000).default(''), wentWrong });

const figures = z.object({ ids: confirmFigures.input.shape.ids });

const chosen = z.object({
  creatorIds: z.array(id).min(1, 'at_least_one').max(MAX_APPROVED, 'too_many'),
});

export const projectActions = actions('company', {
  ...shareLinkHandlers,
  ...jobHandlers,
  ...trackingHandlers,
  combine: command(combineCharges, {
    schema: combineCharges.input.pick({ totalCents: true }).extend({ totalCents: z.coerce.number().int() }),
    input: ({ totalCents }, ctx: RequestContext<'company'>) => ({ briefingId: idIn(ctx), totalCents }),
    next: back('chargesCombined'),
  }),
  separate: command(separateCharges, {
    schema: z.object({ id }),
    input: (value) => value,
    next: back('chargesSeparated'),
  }),
  cancel: command(cancelBriefing, { schema: withComment, input: (value) => value, next: back('cancelled') }),
  complete: command(completeHiring, {
    schema: z.object(seen),
    input: (value) => value,
    next: back('hiringEnded'),
  }),
  askMore: command(requestMoreCreators, {
    schema: withComment,
    input: (value) => value,
    next: back('askedMore'),
  }),
  /** Marks the selected proposals as opened, which their creators see, and redirects to the comparison. */
  compare: formHandler<'company', typeof chosen>(chosen, async ({ creatorIds }, ctx) => {
    const briefingId = idIn(ctx);
    const where = { briefingId, creatorId: creatorIds, status: 'sent' as const };
    for (const { id } of await ctx.app.see(proposals, ctx.actor, where)) {
      await ctx.app.perform(openProposal, { id }, ctx);
    }
    return { to: `${areaPath.company}/briefing/${briefingId}/approve-proposal/${creatorIds.join('-')}` };
  }),
  ...answerHandlers(back),
  inviteStandIn: command(inviteStandIn, {
    schema: z.object(seen),
    input: (value) => value,
    next: back('standInInvited'),
  }),
  removeStandIn: command(removeName, {
    schema: z.object(seen),
    input: (value) => value,
    next: back('nameRemoved'),
  }),
  withdrawName: command(withdrawName, {
    schema: z.object({ id }),
    input: ({ id: creatorId }, ctx: RequestContext<'company'>) => ({ briefingId: idIn(ctx), creatorId }),
    next: back('nameWithdrawn'),
  }),
  approveDraft: formHandler<'company', typeof seenRow>(seenRow, async (value, ctx, key) => {
    await ctx.app.perform(approveDraft, value, { ...ctx, key });
    return { ...back('draftApproved')(null, ctx), about: await pieceName(ctx, value.id) };
  }),
  requestChanges: formHandler<'company', typeof withComment>(withComment, async (value, ctx, key) => {
    await ctx.app.perform(requestChanges, value, { ...ctx, key });
    return { ...back('changesRequested')(null, ctx), about: await pieceName(ctx, value.id) };
  }),
  sendBack: command(sendBackLink, {
    schema: withComment,
    input: (value) => value,
    next: back('linkSentBack'),
  }),
  verify: formHandler<'company', typeof seenRow>(seenRow, async (value, ctx, key) => {
    await ctx.app.perform(verifyContent, value, { ...ctx, key });
    return { ...back('verified')(null, ctx), about: await pieceName(ctx, value.id) };
  }),
  confirmFigures: formHandler<'company', typeof figures>(figures, async (value, ctx, key) => {
    await ctx.app.perform(confirmFigures, value, { ...ctx, key });
    return { ...back('figuresConfirmed')(null, ctx), about: await senderNames(ctx, value.ids) };
  }),
  remind: command(remindCreators, {
    schema: z.object({ ids: remindCreators.input.shape.ids }),
    input: (value) => value,
    next: back('creatorsReminded'),
  }),
  amend,
  comment: commentHandler<'company'>(),
  resolve: resolveHandler<'company'>(),
  answer,
  again: reuseBriefing,
  keepTemplate: saveAsTemplate,
  evaluate: withFailureCode(
    'evaluation_failed',
    command(submitEvaluation, {
      schema: evaluation,
      input: (value) => value,
      next: back('evaluated'),
    }),
  ),
});
