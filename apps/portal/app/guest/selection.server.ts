import { briefings, guestMarks, rateCreator, shortlist } from '@elenco/core/hiring';
import { creators, visiblePrices } from '@elenco/core/people';
import { formHandler } from '../adapters/form.server';
import { guestActions } from '../adapters/guest.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { nameFields } from '../briefing/select/shownCreator';
import { faceOf } from '../company/faces';
import { markFields } from './marks.server';
import { nameHandler, withToken } from './name.server';

/** Loads the released shortlist as the brand sees it, with this guest's opinions. */
export async function loadGuestSelection({ app, actor }: RequestContext<'guest'>) {
  const row = await app.get(briefings, actor, actor.briefingId ?? 0);
  const open = row.status === 'selection';
  const entries = open
    ? await app.see(shortlist, actor, { briefingId: row.id, status: 'released' }, { by: 'score', down: true })
    : [];
  const [cast, marks, companies] = await Promise.all([
    // A guest cannot read creators, so the system reads those of the shortlist.
    app.pick(creators, { role: 'system' }, [...nameFields, 'prices', 'pricePublic'], {
      id: entries.map((entry) => entry.creatorId),
    }),
    app.see(guestMarks, actor, { guestName: actor.name }),
    app.projects.tradeNames([actor.companyId]),
  ]);
  return {
    title: row.title,
    /** The brief without the budget. */
    brief: row,
    company: companies.get(actor.companyId) ?? '',
    guest: actor.name,
    open,
    names: entries.flatMap(({ id, creatorId, score, reasons, note }) => {
      const found = cast.find((one) => one.id === creatorId);
      const mark = marks.find((one) => one.entryId === id);
      if (!found) return [];
      const { pricePublic: _public, prices: _prices, ...creator } = found;
      const { priceCents } = visiblePrices(actor, found);
      return [
        {
          id,
          score,
          // The price's reason contains the creator's price and the budget.
          reasons: reasons.filter(({ code }) => code !== 'price'),
          note,
          creator: { ...creator, priceCents, face: faceOf(creator) },
          ownMark: mark ? { opinion: mark.opinion, comment: mark.comment } : null,
        },
      ];
    }),
  };
}

export const guestSelectionActions = guestActions('select', {
  name: nameHandler,
  mark: formHandler<'guest', typeof markFields>(markFields, async (value, ctx) => {
    await ctx.app.perform(rateCreator, value, ctx);
    return { to: withToken(ctx), toast: 'marked' };
  }),
});
