import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, Problem, post, refuse, update } from '../../../kit';
import { date, defineCommand, defineMove, id, line, userIdOf } from '../../../people';
import { paymentReversed, receiptReturned } from '../../payment';
import { prepareReturnRule } from '../policy';
import { receipts } from '../resource';
import { canUnmatch, loadUnmatching } from '../unmatching';

/** The first of the two people of finance: the money is of no charge, and goes back. Refuses `not_in_suspense`, `already_prepared`. */
export const prepareReturn = defineCommand({
  name: 'receipts.prepareReturn',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id, version: z.int().positive().optional() }),
  async load(find, { id: receiptId, version }) {
    const row = await find.forUpdate(receipts, receiptId, prepareReturnRule);
    if (version !== undefined && version !== row.version) throw new Problem('stale');
    return row;
  },
  decide({ rows: row, actor }) {
    const preparedById = userIdOf(actor);
    if (preparedById === null) return refuse('second_person_needed');
    if (row.status !== 'unmatched') return refuse('not_in_suspense');
    if (row.preparedById !== null && row.intendedChargeId === null) return refuse('already_prepared');
    return accept([update(receipts, row.id, { preparedById, intendedChargeId: null })], { id: row.id });
  },
});

/**
 * Records the transfer back, made by the second person or by the bank, with its reference. For a contested receipt the charge
 * stays paid and the company owes the amount. Refuses `not_prepared`, `second_person_needed`, `charge_can_reopen` if the
 * receipt can be unmatched, `date_in_future`, `date_before_receipt`.
 */
export const returnReceipt = defineMove(receipts, 'release', {
  notWhileImpersonating: true,
  fields: { proof: line(120), returnedOn: date },
  also: async (find, { status, chargeId }) =>
    status === 'contested' ? loadUnmatching(find, chargeId) : undefined,
  decide({ row, also: of, input: { proof, returnedOn }, actor, now }) {
    const releasedById = userIdOf(actor);
    if (row.preparedById === null || row.intendedChargeId !== null) return refuse('not_prepared');
    if (releasedById === null || releasedById === row.preparedById) return refuse('second_person_needed');
    if (of && canUnmatch(row, of)) return refuse('charge_can_reopen');
    if (returnedOn > businessDate(now)) return refuse('date_in_future', '/returnedOn');
    if (returnedOn < row.receivedOn) return refuse('date_before_receipt', '/returnedOn');
    const { companyId } = row;
    const entry =
      row.status === 'contested' && companyId !== null
        ? paymentReversed({ ...row, companyId })
        : receiptReturned(row);
    return { patch: { releasedById, proof, returnedOn }, and: [post(entry, returnedOn)] };
  },
});
