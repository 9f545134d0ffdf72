import { approveDraft, contracts, deliverables, requestChanges, roundsIncluded } from '@elenco/core/hiring';
import { creators, id, paragraph } from '@elenco/core/people';
import { settings } from '@elenco/core/platform';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import { guestActions } from '../adapters/guest.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { faceFields } from '../company/faces';
import { commentHandler } from '../drafts/actions.server';
import { loadDrafts } from '../drafts/load.server';
import { nameHandler, withToken } from './name.server';
import { ownAnswers } from './ownAnswers.server';

/** Loads a hiring without its prices, for a guest of its company. */
export async function loadGuestHiring({ app, actor, now }: RequestContext<'guest'>) {
  const ruled = app.see(settings, { role: 'system' }, { key: ['change_rounds', 'silence_days'] });
  const contract = await app.get(contracts, actor, actor.contractId ?? 0);
  const [work, drafts, cast, companies, rules, briefing] = await Promise.all([
    app.see(deliverables, actor, { contractId: contract.id }),
    loadDrafts({ app, actor, now }, { contractId: contract.id }, ruled),
    app.pick(creators, { role: 'system' }, faceFields, { id: contract.creatorId }),
    app.projects.tradeNames([actor.companyId]),
    ruled,
    app.projects.reviewOf(contract),
  ]);
  return {
    title: contract.title,
    creator: cast[0]?.name ?? '',
    company: companies.get(actor.companyId) ?? '',
    guest: actor.name,
    work,
    /** This guest's last answer to each deliverable. */
    own: work.some(({ changeRounds, status }) => changeRounds > 0 || status !== 'draft_submitted')
      ? await ownAnswers({ app, actor }, deliverables, contract.briefingId)
      : {},
    drafts,
    kind: briefing.kind,
    includedRounds: roundsIncluded(briefing, rules, contract.approvedOn),
  };
}

const seen = { id, version: z.int().positive() };
const approval = z.object(seen);
const changes = z.object({ ...seen, comment: paragraph(1_000) });

export const guestHiringActions = guestActions('content', {
  name: nameHandler,
  comment: commentHandler<'guest'>(),
  approveDraft: formHandler<'guest', typeof approval>(approval, async (value, ctx) => {
    await ctx.app.perform(approveDraft, value, ctx);
    return { to: withToken(ctx), toast: 'youApprovedDraft' };
  }),
  requestChanges: formHandler<'guest', typeof changes>(changes, async (value, ctx) => {
    await ctx.app.perform(requestChanges, value, ctx);
    return { to: withToken(ctx), toast: 'youRequestedChanges' };
  }),
});
