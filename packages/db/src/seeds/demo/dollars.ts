import {
  type Actor,
  type Charge,
  type Contract,
  confirmCurrencyPurchase,
  payouts,
  recordCurrencyPurchase,
} from '@elenco/core';
import {
  applyCardEvent,
  beginCardPayment,
  noRefundsOrDisputes,
  openCardPayment,
  transferOf,
} from '@elenco/core/finance';
import type { Job, PlatformStaff } from '../job';

const product = { role: 'system' } as const;
/**
 * BRL per dollar: the rate at which the card provider converted receipts, and the rate at which the bank sold
 * dollars for payouts.
 */
const rates = { given: 5.3, bought: 5.42 } as const;

/** Pays a charge in dollars by card. The provider converts it to BRL and transfers it. */
export async function payInDollars(job: Job, charge: Charge, payer: Actor): Promise<void> {
  const { id: chargeId, amountCents, currency } = charge;
  const { id } = await job.run(beginCardPayment, { chargeId }, payer);
  await job.run(openCardPayment, { id, session: `cs_demo_${id}` }, product);
  const cents = Math.round(amountCents * rates.given);
  const processingCents = Math.round(cents * 0.0399) + 39;
  const source = `Stripe txn_demo_${id}`;
  const changed = { currency: 'BRL', rateMicros: rates.given * 1_000_000, source, cents } as const;
  const outcome = {
    status: 'paid',
    intent: `pi_demo_${id}`,
    amountCents,
    currency,
    failure: '',
    processingCents,
    conversion: { ...changed, backCents: 0, backForCents: 0 },
    ...noRefundsOrDisputes,
  } as const;
  await job.run(
    applyCardEvent,
    { message: null, news: { about: 'payment', paymentId: id, outcome } },
    product,
  );
  const transfer = {
    about: 'transfer',
    reference: `po_demo_${id}`,
    status: 'paid',
    currency: 'BRL',
    amountCents: cents - processingCents,
  } as const;
  const message = { reference: `evt_demo_${id}`, kind: 'payout.paid' };
  await job.run(applyCardEvent, { message, news: transfer }, product);
}

/** Buys the dollars for a payout: one finance staff member records the purchase, another confirms it. */
export async function buyDollars(
  job: Job,
  { id: contractId }: Pick<Contract, 'id'>,
  { finance, secondFinance }: PlatformStaff,
  boughtOn: string,
): Promise<void> {
  const [payout] = await job.database.see(payouts, finance, { contractId });
  const { id } = payout!;
  const spentCents = Math.round(transferOf(payout!) * rates.bought);
  await job.run(recordCurrencyPurchase, { id, spentCents, boughtOn, proof: `CAMBIO-${id}` }, finance);
  await job.run(confirmCurrencyPurchase, { id }, secondFinance);
}
