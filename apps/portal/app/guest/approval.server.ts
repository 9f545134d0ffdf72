import { randomUUID } from 'node:crypto';
import { approveProposals, briefings, proposals } from '@elenco/core/hiring';
import { splitFee, sum } from '@elenco/core/kit';
import { creators } from '@elenco/core/people';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import { guestActions } from '../adapters/guest.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { agreed } from '../briefing/approve/load.server';
import { faceFields, faceOf } from '../company/faces';
import { nameHandler, withToken } from './name.server';

/**
 * Loads the proposals of the creators in the grant, their total and the contract texts, as the brand sees
 * them before approval, but without the remaining budget.
 */
export async function loadGuestApproval(ctx: RequestContext<'guest'>) {
  const { app, actor } = ctx;
  const row = await app.get(briefings, actor, actor.briefingId ?? 0);
  const [offers, cast, companies] = await Promise.all([
    app.see(proposals, actor, { status: ['sent', 'under_approval'] }),
    // A guest may not read creators; these are the ones of the guest's proposals.
    app.pick(creators, { role: 'system' }, faceFields, { id: actor.creatorIds }),
    app.projects.tradeNames([actor.companyId]),
  ]);
  const input = { briefingId: row.id, proposalIds: offers.map((offer) => offer.id) };
  const decision = offers.length > 0 ? await app.dryRun(approveProposals, input, ctx) : undefined;
  const shares = offers.map((offer) => splitFee(offer.totalCents, offer.feeBp));
  return {
    row: { title: row.title, currency: row.currency },
    company: companies.get(actor.companyId) ?? '',
    guest: actor.name,
    may: actor.name !== '',
    offers,
    cast: Object.fromEntries(cast.map((one) => [one.id, { ...one, face: faceOf(one) }])),
    ...agreed(decision),
    /** Makes a repeated submission harmless. */
    key: randomUUID(),
    sums: {
      totalCents: sum(offers.map((offer) => offer.totalCents)),
      feeCents: sum(shares.map((share) => share.feeCents)),
      creatorCents: sum(shares.map((share) => share.creatorCents)),
      leftCents: null,
    },
  };
}

const { proposalIds, totalCents } = approveProposals.input.shape;
const approval = z.object({ proposalIds, totalCents });

export const guestApprovalActions = guestActions('approve-proposal', {
  name: nameHandler,
  approve: formHandler<'guest', typeof approval>(approval, async (value, ctx, key) => {
    const input = { briefingId: ctx.actor.briefingId, ...value };
    await ctx.app.perform(approveProposals, input, { ...ctx, key });
    return { to: withToken(ctx), toast: 'approved' };
  }),
});
