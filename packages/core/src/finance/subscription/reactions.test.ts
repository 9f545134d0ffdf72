import { describe, expect, it } from 'vitest';
import { aCharge, aSubscription, runReaction, summarize } from '../../testing';
import { recoverOnCancellation, recoverOnPayment } from './reactions';

const plan = (id: number, status: 'overdue' | 'cancelled' | 'paid') =>
  aCharge({ id, status, purpose: 'subscription', briefingId: null, contractId: null });
const subscription = aSubscription({ status: 'past_due', plan: 'business' });

describe.each([
  ['paid', recoverOnPayment],
  ['cancelled', recoverOnCancellation],
] as const)('a past-due subscription whose overdue charge is %s', (status, reaction) => {
  const after = async (...others: ReturnType<typeof plan>[]) => {
    const row = { ...plan(1, status), companyId: subscription.companyId };
    const charges = [row, ...others.map((one) => ({ ...one, companyId: subscription.companyId }))];
    const store = { charges, subscriptions: [subscription], companies: [] };
    return summarize(await runReaction(reaction, row, { actor: { role: 'system' }, store }));
  };

  it('becomes active and gets its plan back', async () => {
    expect(await after()).toEqual([
      `move subscriptions ${subscription.id} recover`,
      `update companies ${subscription.companyId}`,
    ]);
  });

  it('stays past due while another charge is overdue', async () => {
    expect(await after(plan(2, 'overdue'))).toEqual([]);
  });
});
