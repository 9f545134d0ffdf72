import { randomUUID } from 'node:crypto';
import { approveProposals, briefings, proposals } from '@elenco/core/hiring';
import { splitFee, sum } from '@elenco/core/kit';
import { creators } from '@elenco/core/people';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import { guestActions } from '../adapters/guest.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { contractsOf } from '../briefing/approve/load.server';
import { faceFields, faceOf } from '../company/faces';
import { nameHandler, withToken } from './name.server';
import { ownAnswers } from './ownAnswers.server';

/**
 * Loads the proposals of the share link, their total and the contract texts. Includes the data that the brand
 * sees before approval, except the remaining budget.
 */
export async function loadGuestApproval(ctx: RequestContext<'guest'>) {
  const { app, actor } = ctx;
  const row = await app.get(briefings, actor, actor.briefingId ?? 0);
  const [offers, cast, companies] = await Promise.all([
    app.see(proposals, actor, { status: ['sent', 'under_approval'] }),
    // A guest cannot read creators, so the system reads those of the guest's proposals.
    app.pick(creators, { role: 'system' }, faceFields, { id: actor.creatorIds }),
    app.projects.tradeNames([actor.companyId]),
  ]);
  const input = { briefingId: row.id, proposalIds: offers.map((offer) => offer.id) };
  const decision = offers.length > 0 ? await app.dryRun(approveProposals, input, ctx) : undefined;
  const shares = offers.map((offer) => splitFee(offer.totalCents, offer.feeBp));
  return {
    row: {
      title: row.title,
      currency: row.currency,
      kind: row.kind,
      startsOn: row.startsOn,
      endsOn: row.endsOn,
      channels: row.channels,
      wanted: row.wanted,
    },
    company: companies.get(actor.companyId) ?? '',
    guest: actor.name,
    may: actor.name !== '',
    /** Proposals that this guest approved; null while proposals wait. */
    approved: offers.length === 0 ? await approvedBy(ctx, row.id) : null,
    offers,
    cast: Object.fromEntries(cast.map((one) => [one.id, { ...one, face: faceOf(one) }])),
    ...contractsOf(decision),
    /** Idempotency key of the form. */
    key: randomUUID(),
    sums: {
      totalCents: sum(offers.map((offer) => offer.totalCents)),
      feeCents: sum(shares.map((share) => share.feeCents)),
      creatorCents: sum(shares.map((share) => share.creatorCents)),
      leftCents: null,
      leftOf: 'project' as const,
    },
  };
}

/** Loads the creators and the total of the proposals that this guest approved. */
async function approvedBy(ctx: RequestContext<'guest'>, briefingId: number) {
  const { app, actor } = ctx;
  const own = await ownAnswers(ctx, proposals, briefingId);
  const ids = Object.keys(own).map(Number);
  const made = ids.length > 0 ? await app.see(proposals, actor, { id: ids, status: 'approved' }) : [];
  if (made.length === 0) return null;
  const creatorIds = made.map(({ creatorId }) => creatorId);
  const cast = await app.pick(creators, { role: 'system' }, ['id', 'name'], { id: creatorIds });
  return { names: cast.map(({ name }) => name), totalCents: sum(made.map((one) => one.totalCents)) };
}

const { proposalIds, totalCents } = approveProposals.input.shape;
const approval = z.object({ proposalIds, totalCents });

export const guestApprovalActions = guestActions('approve-proposal', {
  name: nameHandler,
  approve: formHandler<'guest', typeof approval>(approval, async (value, ctx, key) => {
    const input = { briefingId: ctx.actor.briefingId, ...value };
    await ctx.app.perform(approveProposals, input, { ...ctx, key });
    return { to: withToken(ctx), toast: 'youApprovedProposals' };
  }),
});
