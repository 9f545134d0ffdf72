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
 * The proposals of the creators whom the grant names, what they come to and what would be agreed: as the brand sees
 * it before it approves, but for what is left of the budget.
 */
export async function loadGuestApproval(ctx: RequestContext<'guest'>) {
  const { app, actor } = ctx;
  const row = await app.get(briefings, actor, actor.briefingId ?? 0);
  const [offers, cast, companies] = await Promise.all([
    app.see(proposals, actor, { status: ['sent', 'under_approval'] }),
    // A guest reads no creators; these are those whose proposals the guest was given.
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
    /** Makes a second pressing of the button harmless. */
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
