import { listMember } from '@elenco/core/discovery';
import {
  approveDraft,
  attachBriefing,
  boardStates,
  cancelSquad,
  castSquad,
  closeSquad,
  deliverables,
  detachBriefing,
  dropOf,
  inviteList,
  openProposal,
  planSquad,
  proposals,
  remindCreators,
  reportSquad,
  requestChanges,
  requestFigures,
  reviewSquad,
  sendBackLink,
  sendToMany,
  squads,
  startSquad,
  verifyContent,
} from '@elenco/core/hiring';
import { Problem } from '@elenco/core/kit';
import { id, paragraph, text } from '@elenco/core/people';
import { z } from 'zod';
import { actions, command, formHandler, listed, withFieldNames } from '../adapters/form.server';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { pieceName } from '../briefing/project/pieceName.server';
import { confirmed, confirmPointer } from '../search/confirmMore.server';
import { viewIn } from './paths';
import { planFields, withinDays } from './plan.server';

type Ctx = RequestContext<'company'>;

/** Redirects to the view of the squad that sent the form, and closes an open card. */
const back =
  (toast: string) =>
  (_: unknown, { url }: Pick<RequestContext, 'url'>) => {
    const view = viewIn(url);
    return { to: view ? `${url.pathname}?view=${view}` : url.pathname, toast };
  };

const seen = { id, version: z.int().positive() };
const some = z.array(id).min(1, 'nobody_chosen').max(50, 'too_many');
const chosen = z.object({ who: some.prefault([]) });
const message = z.object({
  who: some.prefault([]),
  clientId: sendToMany.input.shape.clientId,
  body: text(4_000).default(''),
});
const drop = z.object({ ...seen, to: z.enum(boardStates), comment: text(1_000).default('') });
const briefing = z.object({ briefingId: id });
const invited = z.object({
  briefingId: id,
  listId: id,
  stages: listed(z.array(listMember.shape.stage)).optional(),
  /** Present if the form shows the stages, so that none of them may be checked. */
  asksStages: z.literal('on').optional(),
  confirmed,
});

/** Returns the selected proposals of this squad. */
async function offersOf(ctx: Ctx, ids: readonly number[]) {
  const rows = await ctx.app.pick(
    proposals,
    ctx.actor,
    ['id', 'briefingId', 'creatorId', 'status'],
    { id: [...ids] },
    { by: 'id' },
  );
  if (rows.length < new Set(ids).size) throw new Problem('not_found');
  return rows;
}

/** Toast of each move of a deliverable, as on the page of its project. */
const dropToasts = {
  approve: 'draftApproved',
  requestChanges: 'changesRequested',
  verify: 'verified',
  sendBack: 'linkSentBack',
} as const;

/**
 * Moves a deliverable to a different column: runs the command for the shown version, or refuses with the
 * reason.
 */
const dropHandler = formHandler<'company', typeof drop>(drop, async (value, ctx) => {
  const { id: pieceId, version, to, comment } = value;
  const piece = await ctx.app.get(deliverables, ctx.actor, pieceId);
  if (piece.version !== version) throw new Problem('stale');
  const way = dropOf(piece.status, to);
  if ('refused' in way) throw new Problem('refused', [{ pointer: '/to', code: way.refused }]);
  if (way.comment && comment.trim() === '') {
    throw new Problem('invalid', [{ pointer: '/comment', code: 'required' }]);
  }
  const move = { id: pieceId, version };
  if (way.move === 'approve') await ctx.app.perform(approveDraft, move, ctx);
  else if (way.move === 'verify') await ctx.app.perform(verifyContent, move, ctx);
  else if (way.move === 'sendBack') await ctx.app.perform(sendBackLink, { ...move, comment }, ctx);
  else await ctx.app.perform(requestChanges, { ...move, comment }, ctx);
  return { ...back(dropToasts[way.move])(null, ctx), about: await pieceName(ctx, pieceId) };
});

/**
 * Marks the selected proposals as opened, which their creators see. Redirects to the page that compares all
 * of them and shows one total.
 */
const approveHandler = formHandler<'company', typeof chosen>(chosen, async ({ who }, ctx) => {
  const rows = await offersOf(ctx, who);
  const open = rows.filter(({ status }) => status === 'sent' || status === 'under_approval');
  if (open.length === 0) throw new Problem('refused', [{ pointer: '/who', code: 'nothing_to_approve' }]);
  for (const { id: offerId, status } of open) {
    if (status === 'sent') await ctx.app.perform(openProposal, { id: offerId }, ctx);
  }
  return { to: `${ctx.url.pathname}/approve-proposals/${open.map(({ id: offerId }) => offerId).join('-')}` };
});

/** Reminds the selected creators of their due work. */
const remindHandler = formHandler<'company', typeof chosen>(chosen, async ({ who }, ctx, key) => {
  const rows = await offersOf(ctx, who);
  const of = {
    briefingId: [...new Set(rows.map(({ briefingId }) => briefingId))],
    creatorId: rows.map(({ creatorId }) => creatorId),
  };
  const work = await ctx.app.pick(deliverables, ctx.actor, ['id', 'briefingId', 'creatorId'], of);
  const ids = work
    .filter((piece) =>
      rows.some((row) => row.briefingId === piece.briefingId && row.creatorId === piece.creatorId),
    )
    .map((piece) => piece.id);
  if (ids.length === 0) throw new Problem('refused', [{ pointer: '/who', code: 'nobody_to_remind' }]);
  await ctx.app.perform(remindCreators, { ids }, { ...ctx, key });
  return back('creatorsReminded')(null, ctx);
});

const sendHandler = formHandler<'company', typeof message>(message, async ({ who, clientId, body }, ctx) => {
  await ctx.app.perform(sendToMany, { proposalIds: who, clientId, body }, ctx);
  return back('messagesSent')(null, ctx);
});

/** Invites a list. The checkbox of the form confirms more creators than the briefing wants. */
const inviteHandler = formHandler<'company', typeof invited>(
  invited,
  async ({ briefingId, listId, confirmed, ...asked }, ctx, key) => {
    const stages = asked.stages ?? (asked.asksStages && []);
    const input = { briefingId, listId, ...(stages && { stages }), withinWanted: !confirmed };
    await withFieldNames(confirmPointer, () => ctx.app.perform(inviteList, input, { ...ctx, key }));
    return back('listInvited')(null, ctx);
  },
);

const move = { schema: z.object(seen), input: (value: z.output<z.ZodObject<typeof seen>>) => value };

export const squadActions = actions('company', {
  drop: dropHandler,
  approve: approveHandler,
  remind: remindHandler,
  message: sendHandler,
  askFigures: command(requestFigures, {
    schema: z.object({}),
    input: (_, ctx) => ({ id: idIn(ctx) }),
    next: back('figuresAsked'),
  }),
  invite: inviteHandler,
  attach: command(attachBriefing, {
    schema: briefing,
    input: ({ briefingId }, ctx) => ({ squadId: idIn(ctx), briefingId }),
    next: back('briefingAttached'),
  }),
  detach: command(detachBriefing, {
    schema: briefing,
    input: ({ briefingId }, ctx) => ({ squadId: idIn(ctx), briefingId }),
    next: back('briefingDetached'),
  }),
  save: formHandler<'company', typeof withinDays>(withinDays, async (value, ctx) => {
    await ctx.app.update(squads, { id: idIn(ctx), ...planFields(value) }, ctx);
    return back('squadSaved')(null, ctx);
  }),
  plan: command(planSquad, { ...move, next: back('squadMoved') }),
  cast: command(castSquad, { ...move, next: back('squadMoved') }),
  review: command(reviewSquad, { ...move, next: back('squadMoved') }),
  start: command(startSquad, { ...move, next: back('squadMoved') }),
  report: command(reportSquad, { ...move, next: back('squadMoved') }),
  close: command(closeSquad, { ...move, next: back('squadMoved') }),
  cancel: command(cancelSquad, {
    schema: z.object({ ...seen, comment: paragraph(1_000) }),
    input: (value) => value,
    next: back('squadCancelled'),
  }),
});
