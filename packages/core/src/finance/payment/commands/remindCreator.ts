import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { contracts, deliverables } from '../../../hiring';
import { accept, emit, refuse, update } from '../../../kit';
import { defineCommand, id, users } from '../../../people';
import { isEarned } from '../agreement';
import { paidFor } from '../paidFor';
import { dunningRule, invoices, payouts } from '../resource';
import { isRemindedToday } from './dunning';

/**
 * Reminds the creator by e-mail to submit the invoice or receipt that a payout needs. Works at most once a
 * day per payout. Refuses with `payout_not_waiting`, `document_in_review`, `work_not_done` and
 * `charge_not_paid` while the creator has nothing to submit, `creator_reminded_today`, and
 * `creator_without_users`.
 */
export const remindCreator = defineCommand({
  name: 'payouts.remind',
  rest: 'Reminds the creator by e-mail of the document that a payout waits for, at most once a day',
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  async load(find, { id: payoutId }) {
    const payout = await find.forUpdate(payouts, payoutId, dunningRule);
    const { contractId, creatorId } = payout;
    return {
      payout,
      documents: await find.many(invoices, { payoutId, status: 'submitted' }),
      contracts: await find.many(contracts, { id: contractId }),
      deliverables: await find.many(deliverables, { contractId }),
      paid: await paidFor(find, payout),
      members: await find.many(users, { creatorId, suspendedAt: null }),
    };
  },
  decide({ rows: { payout, documents, paid, members, ...of }, now }) {
    if (payout.status !== 'waiting_invoice')
      return refuse('payout_not_waiting', '', { status: payout.status });
    if (documents.length > 0) return refuse('document_in_review');
    const { part, charge } = paid;
    const ended = of.contracts.some(({ status }) => status === 'cancelled');
    if (!isEarned(payout, { part, ended, work: of.deliverables })) return refuse('work_not_done');
    if (!charge) return refuse('charge_not_paid');
    if (isRemindedToday(payout, businessDate(now))) return refuse('creator_reminded_today');
    if (members.length === 0) return refuse('creator_without_users');
    const { id: payoutId, companyId, creatorId, briefingId } = payout;
    const reminded = { kind: 'payouts.remind', resource: payouts.name, rowId: payoutId };
    return accept(
      [
        update(payouts, payoutId, { remindedAt: now }),
        emit({ ...reminded, companyId, creatorId, briefingId }),
      ],
      { id: payoutId },
    );
  },
});
