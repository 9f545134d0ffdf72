import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, refuse, update } from '../../../kit';
import { defineCommand, id, type Payee, paragraph, payees, users } from '../../../people';
import { awaitsPayee } from '../paymentStatus';
import { dunningRule, payouts } from '../resource';
import type { Payout } from '../schema';
import { isRemindedToday } from './dunning';

/**
 * Returns why finance cannot ask for another account; undefined if finance can ask. Finance can ask if the
 * transfer failed, the creator has not changed the account since, and finance did not ask today.
 * @param today business date
 */
export function accountRefusal(
  payout: Pick<Payout, 'status' | 'statusSince' | 'remindedAt'>,
  payee: Pick<Payee, 'changedAt'> | undefined,
  today: string,
): 'payout_not_failed' | 'account_changed' | 'creator_reminded_today' | undefined {
  if (payout.status !== 'failed') return 'payout_not_failed';
  if (!awaitsPayee(payout, payee)) return 'account_changed';
  // A reminder sent before the transfer failed was about the document, not about the account.
  const asked = payout.remindedAt !== null && payout.remindedAt >= payout.statusSince;
  return asked && isRemindedToday(payout, today) ? 'creator_reminded_today' : undefined;
}

/**
 * After a failed transfer, asks the creator by e-mail for another account, and states the reason. Works at
 * most once a day per payout. Refuses with `payout_not_failed` (params `status`), `account_changed`,
 * `creator_reminded_today`, and `creator_without_users`.
 */
export const askAccount = defineCommand({
  name: 'payouts.askAccount',
  rest: 'Asks the creator by e-mail for another account after a failed transfer, at most once a day',
  notWhileImpersonating: true,
  input: z.strictObject({ id, comment: paragraph(1_000) }),
  async load(find, { id: payoutId }) {
    const payout = await find.forUpdate(payouts, payoutId, dunningRule);
    const { creatorId } = payout;
    return {
      payout,
      payees: await find.many(payees, { creatorId }),
      members: await find.many(users, { creatorId, suspendedAt: null }),
    };
  },
  decide({ rows: { payout, payees: accounts, members }, input: { comment }, now }) {
    const refusal = accountRefusal(payout, accounts[0], businessDate(now));
    if (refusal) return refuse(refusal, '', refusal === 'payout_not_failed' ? { status: payout.status } : {});
    if (members.length === 0) return refuse('creator_without_users');
    const { id: payoutId, companyId, creatorId, briefingId } = payout;
    const asked = { kind: 'payouts.askAccount', resource: payouts.name, rowId: payoutId };
    return accept(
      [
        update(payouts, payoutId, { remindedAt: now }),
        emit({ ...asked, companyId, creatorId, briefingId, data: { comment } }),
      ],
      { id: payoutId },
    );
  },
});
