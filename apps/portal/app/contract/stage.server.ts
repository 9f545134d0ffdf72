import { currentPayout } from '@elenco/core/finance';
import type { Contract } from '@elenco/core/hiring';
import { type CreatorStage, moneyOf } from '@elenco/core/operations';
import type { CreatorContext } from '../creator/page.server';
import { loadReceiver } from '../creator/receiver.server';
import { loadPaymentStates } from '../payment/status.server';

/**
 * Loads what a contract requires of its creator, its amount, and the payment date. The work itself is on the
 * page of the project.
 */
export async function contractStage(ctx: CreatorContext, contract: Contract) {
  const { creatorCents: grossCents, currency, status, statusSince: since } = contract;
  const { companyId, endsOn, approvedOn } = contract;
  const receiver = await loadReceiver(ctx, { companyIds: [companyId], currencies: [currency] });
  const payout = currentPayout(receiver.payouts.filter((one) => one.contractId === contract.id));
  const over = status === 'cancelled' || status === 'draft';
  const on = receiver.payDay({ endsOn, approvedOn });
  const receives = payout
    ? receiver.ofPayout(payout.id)
    : receiver.of({ grossCents, currency }, { companyId, on });
  const expectedPay = receives?.on ? receives : null;
  const before = { status: 'waiting_invoice', netCents: 0 } as const;
  // Invoices determine the payment status only before the net amount is known; until then the payment has no
  // date.
  const state = payout && (await loadPaymentStates(ctx, [payout], [], () => 'document')).get(payout.id);
  const money =
    payout || !over ? moneyOf(payout ?? { ...before, grossCents, currency }, expectedPay, state) : null;
  const own = status === 'sent' && contract.creatorAcceptedAt === null;
  const code = own ? 'accept_contract' : status === 'sent' ? 'wait_signature' : over ? 'over' : 'in_force';
  const stage: CreatorStage = {
    code: payout?.status === 'made' ? 'paid' : code,
    own,
    by: null,
    since,
    money,
  };
  return {
    stage,
    receiver,
    /**
     * Amount that the creator will receive, with its date; null for other readers, and once the creator has
     * accepted. Shown beside the button that accepts the contract.
     */
    receives: own ? receives : null,
  };
}
