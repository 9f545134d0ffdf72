import { z } from 'zod';
import { accept, Problem } from '../../../kit';
import { date, defineCommand, demand, id } from '../../../people';
import { prepareRule } from '../policy';
import { payouts } from '../resource';
import { loadTaxSources, taxedWhenPaid } from '../taxes';
import { transferOf } from '../transfer';

/** As many as a payment file takes. */
const MAX_PAYOUTS = 100;

/**
 * Returns what payouts would transfer if they were paid on a day, one after the other, and what would be kept back of them.
 * Writes nothing: the person who releases them sees with it what the day changes.
 */
export const previewTaxes = defineCommand({
  name: 'payouts.previewTaxes',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({
    payouts: z.array(id).min(1, 'at_least_one').max(MAX_PAYOUTS, 'too_many'),
    on: date,
  }),
  async load(find, { payouts: ids }, { actor }) {
    demand(actor, prepareRule);
    const found = await find.many(payouts, { id: ids });
    const rows = ids.flatMap((payoutId) => found.filter((row) => row.id === payoutId));
    // Before its invoice is accepted nothing is known of its taxes.
    if (rows.length < ids.length || rows.some(({ legalForm }) => legalForm === null))
      throw new Problem('not_found');
    return { rows, taxes: await loadTaxSources(find, rows) };
  },
  decide({ rows: { rows, taxes }, input: { on } }) {
    const previews = taxedWhenPaid(rows, on, taxes).map((taxed, n) => ({
      id: taxed.id,
      withholdings: taxed.withholdings,
      netCents: taxed.netCents,
      transferCents: transferOf(taxed),
      /** What of it changes against the taxes that are computed now. */
      changeCents: taxed.netCents - rows[n]!.netCents,
    }));
    return accept([], { previews });
  },
});
