import { z } from 'zod';
import { accept, insert, refuse } from '../../../kit';
import { creators, defineCommand, id } from '../../../people';
import { briefings } from '../../briefing';
import { contracts, inForce } from '../../contract';
import { trackingRule } from '../policy';
import { promoCodesFor } from '../promoCodes';
import { trackedLinks } from '../resource';
import { trackedLink } from '../schema';

/** 32 bits: nobody finds a link by trying. */
const SLUG_BYTES = 5;

/**
 * Each hiring in force of a project gets a link and a promo code of its own; hirings that have them keep them. `made`
 * counts the new ones. Refuses `no_hirings` and `all_have_links`.
 */
export const makeTrackedLinks = defineCommand({
  name: 'tracked-links.make',
  rest: true,
  input: z.strictObject({
    briefingId: id,
    target: trackedLink.shape.target,
    /** Stands before the creator's name in each code. */
    prefix: z
      .string()
      .regex(/^[A-Z0-9]{0,8}$/, 'invalid_promo_code')
      .default(''),
  }),
  async load(find, { briefingId }) {
    const briefing = await find.forUpdate(briefings, briefingId, trackingRule);
    const hired = await find.many(contracts, { briefingId, status: inForce });
    const links = await find.many(trackedLinks, { companyId: briefing.companyId });
    const open = hired.filter(({ id: contractId }) => !links.some((link) => link.contractId === contractId));
    const people = await find.many(creators, { id: open.map(({ creatorId }) => creatorId) });
    const slugs: string[] = [];
    for (const _ of open) slugs.push(await find.random(SLUG_BYTES));
    return { briefing, hired, open, people, slugs, taken: links.map(({ code }) => code) };
  },
  decide({ rows: { briefing, hired, open, people, slugs, taken }, input: { target, prefix } }) {
    if (hired.length === 0) return refuse('no_hirings');
    if (open.length === 0) return refuse('all_have_links');
    const nameOf = (creatorId: number) => people.find((one) => one.id === creatorId)?.name ?? '';
    const codes = promoCodesFor(
      open.map(({ creatorId }) => nameOf(creatorId)),
      prefix,
      taken,
    );
    const { id: briefingId, companyId } = briefing;
    return accept(
      open.map(({ id: contractId, creatorId }, n) =>
        insert(trackedLinks, {
          contractId,
          briefingId,
          companyId,
          creatorId,
          target,
          slug: slugs[n]!,
          code: codes[n]!,
        }),
      ),
      { made: open.length },
    );
  },
});
