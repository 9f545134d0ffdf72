import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, insert, Problem, update } from '../../../kit';
import { defineCommand, id } from '../../../people';
import { briefings } from '../../briefing';
import { MOST_ORDERS } from '../limits';
import { trackingRule } from '../policy';
import { orders, trackedLinks } from '../resource';
import { orderSchema } from '../schema';

const { number, orderedOn, amountCents } = orderSchema.shape;

const row = z.strictObject({
  /** Of the file, counted from 1; refusals name it. */
  line: z.int().positive(),
  number,
  code: z.string().trim().max(60, 'too_long'),
  orderedOn,
  amountCents,
});

/** A line that was not taken, and why. */
export interface RefusedOrder {
  readonly line: number;
  readonly pointer: string;
  readonly code: string;
}

/**
 * Orders of a brand's shop, by the promo codes of its project. An order that is known by its number is corrected. Lines
 * that cannot be so are told and left out: `unknown_code`, `in_the_future`, `order_twice`; the others stand.
 */
export const importOrders = defineCommand({
  name: 'orders.import',
  rest: true,
  input: z.strictObject({
    briefingId: id,
    rows: z.array(row).min(1, 'required').max(MOST_ORDERS, 'too_many'),
  }),
  async load(find, { briefingId, rows }) {
    const briefing = await find.forUpdate(briefings, briefingId, trackingRule);
    const links = await find.lockMany(trackedLinks, { briefingId });
    if (links.length === 0) throw new Problem('invalid', [{ pointer: '', code: 'no_links' }]);
    const { companyId } = briefing;
    const known = await find.lockMany(orders, { companyId, number: rows.map((one) => one.number) });
    return { briefing, links, known };
  },
  decide({ rows: { briefing, links, known }, input, now }) {
    const refused: RefusedOrder[] = [];
    const today = businessDate(now);
    const seen = new Set<string>();
    const changes = input.rows.flatMap(({ line, code, ...given }) => {
      const link = links.find((one) => one.code === code.toUpperCase());
      const before = known.find((one) => one.number === given.number);
      const wrong = !link
        ? { pointer: '/code', code: 'unknown_code' }
        : given.orderedOn > today
          ? { pointer: '/orderedOn', code: 'in_the_future' }
          : seen.has(given.number) || (before && before.briefingId !== briefing.id)
            ? { pointer: '/number', code: 'order_twice' }
            : null;
      seen.add(given.number);
      if (wrong) refused.push({ line, ...wrong });
      if (!link || wrong) return [];
      const { id: trackedLinkId, contractId, briefingId, companyId, creatorId } = link;
      const order = { ...given, trackedLinkId, contractId, briefingId, companyId, creatorId };
      return before
        ? [update(orders, before.id, order)]
        : [insert(orders, { ...order, currency: briefing.currency })];
    });
    return accept(changes, { taken: changes.length, refused });
  },
});
