import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, Problem, refuse, update } from '../../../kit';
import { defineCommand, id } from '../../../people';
import { prepareRule } from '../policy';
import { payouts } from '../resource';
import { correctTaxes, loadTaxSources, taxesExpected, taxFields } from '../taxes';

/** The version of a row that the person had before them. */
const seen = z.int().positive().optional();

/**
 * The first of the two people of finance: says that the transfer is right and may be made, to the account that this
 * person saw (`payeeVersion`). Its taxes become those of today, or of its due date if that is later. Refuses `payout_not_processing`, `already_prepared` and `payee_missing`.
 */
export const preparePayout = defineCommand({
  name: 'payouts.prepare',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id, version: seen, payeeVersion: seen }),
  async load(find, { id: payoutId, version, payeeVersion }) {
    const payout = await find.forUpdate(payouts, payoutId, prepareRule);
    const taxes = await loadTaxSources(find, [payout]);
    const [payee] = taxes.payees;
    const changed = (before: number | undefined, row: { version: number } | undefined) =>
      before !== undefined && before !== row?.version;
    if (changed(version, payout) || changed(payeeVersion, payee)) throw new Problem('stale');
    return { payout, taxes };
  },
  decide({ rows: { payout, taxes }, actor, now }) {
    const [payee] = taxes.payees;
    if (!('userId' in actor)) return refuse('second_person_needed');
    if (payout.status !== 'processing') return refuse('payout_not_processing', '', { status: payout.status });
    if (payout.preparedById !== null) return refuse('already_prepared');
    if (!payee) return refuse('payee_missing');
    const { id: payoutId, companyId, creatorId, briefingId, dueOn } = payout;
    const today = businessDate(now);
    const taxed = taxesExpected(payout, dueOn !== null && dueOn > today ? dueOn : today, taxes);
    return accept(
      [
        ...correctTaxes(payout, taxed),
        update(payouts, payoutId, {
          ...taxFields(taxed),
          preparedById: actor.userId,
          preparedAt: now,
          preparedPayeeVersion: payee.version,
        }),
        emit({
          kind: 'payouts.prepare',
          resource: payouts.name,
          rowId: payoutId,
          companyId,
          creatorId,
          briefingId,
        }),
      ],
      { id: payoutId },
    );
  },
});
