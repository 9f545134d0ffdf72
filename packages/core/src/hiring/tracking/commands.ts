import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, insert, Problem, refuse, update } from '../../kit';
import { creators, defineCommand, id } from '../../people';
import { briefings } from '../briefing';
import { contracts, inForce } from '../contract';
import { promoCodesFor } from './promoCodes';
import { MAX_ORDERS, orderSchema, orders, trackedLink, trackedLinks, trackingRule } from './tracking';

const { target, code } = trackedLink.shape;

/**
 * Changes the target page or the promo code of a link. Its clicks and orders are kept. Refuses with
 * `code_taken` at `/code`.
 */
export const changeTrackedLink = defineCommand({
  name: 'tracked-links.change',
  rest: 'Changes the target of a tracked link, or its code',
  input: z.strictObject({ id, target, code }),
  async load(find, input) {
    const link = await find.forUpdate(trackedLinks, input.id, trackingRule);
    const { companyId } = link;
    return { link, same: await find.many(trackedLinks, { companyId, code: input.code }) };
  },
  decide({ rows: { link, same }, input }) {
    if (same.some((other) => other.id !== link.id)) return refuse('code_taken', '/code');
    return accept([update(trackedLinks, link.id, { target: input.target, code: input.code })], {
      id: link.id,
    });
  },
});

const { number, orderedOn, amountCents } = orderSchema.shape;

const row = z.strictObject({
  /** Line number in the file, from 1. Refusals refer to it. */
  line: z.int().positive(),
  number,
  code: z.string().trim().max(60, 'too_long'),
  orderedOn,
  amountCents,
});

/** A refused line with the reason for the refusal. */
export interface RefusedOrder {
  readonly line: number;
  readonly pointer: string;
  readonly code: string;
}

/**
 * Imports orders of a brand's shop, and assigns each to a hiring of a project by its promo code. Updates an
 * order whose number is known. Stores valid lines; skips and returns invalid ones (`unknown_code`,
 * `in_the_future`, `order_twice`).
 */
export const importOrders = defineCommand({
  name: 'orders.import',
  rest: 'Imports shop orders by day; importing them twice changes nothing',
  input: z.strictObject({
    briefingId: id,
    rows: z.array(row).min(1, 'required').max(MAX_ORDERS, 'too_many'),
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

/** Random bytes of a link's path: 40 bits, so that links cannot be guessed. */
const SLUG_BYTES = 5;

/**
 * Creates a link and a promo code for each hiring in force of a project. Existing ones are not changed;
 * `made` is the number of new ones. Refuses with `no_hirings` and `all_have_links`.
 */
export const makeTrackedLinks = defineCommand({
  name: 'tracked-links.make',
  rest: 'Creates the tracked link and promo code of hirings',
  input: z.strictObject({
    briefingId: id,
    target: trackedLink.shape.target,
    /** Text before the creator's name in each code. */
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
