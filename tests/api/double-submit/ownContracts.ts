import {
  acceptPay,
  applyCardEvent,
  approveInstalment,
  type Currency,
  demandRepayment,
  instalments,
  monthlySchedule,
  payContracts,
  savePay,
  sendPay,
  settleCharge,
} from '@elenco/core';
import {
  beginCardPayment,
  noRefundsOrDisputes,
  openCardPayment,
  type PaymentOutcome,
  payouts,
} from '@elenco/core/finance';
import type { Cast } from '../../support/cast';
import type { Send } from './send';

const from = { ip: '192.0.2.7', userAgent: 'Mozilla/5.0' } as const;

/** Sends an Elenco Pay contract to the brand as its client. Returns the contract's id. */
async function ownOffer(
  { job, creators }: Cast,
  {
    currency,
    instalments: count,
    firstDueOn,
  }: { currency: Currency; instalments: number; firstDueOn: string },
) {
  const creator = creators[3]!;
  const { id } = await job.run(
    savePay,
    {
      id: null,
      part: { title: 'Loja', scope: '', rights: '', rounds: 2, startsOn: null, endsOn: null },
    },
    creator,
  );
  const client = { clientName: 'Aurora', clientTaxId: '11222333000181', clientContact: 'Ana' };
  const email = { clientEmail: 'dona@aurora.example', clientAddress: '' };
  await job.run(savePay, { id, part: { ...client, ...email } }, creator);
  const price = {
    lines: [{ label: 'Reels', quantity: 1, amountCents: 200_000 }],
    currency,
    schedule: monthlySchedule(200_000, count, firstDueOn),
    validUntil: null,
    fineBp: 200,
    interestBp: 100,
    cancelBp: 0,
    message: '',
  };
  await job.run(savePay, { id, part: { ...price, feePayer: 'creator' } }, creator);
  await job.run(sendPay, { id, ...from }, creator);
  return id;
}

/** A client accepts an Elenco Pay contract and pays six days late, with fine and interest. */
export async function ownContract(cast: Cast, send: Send): Promise<void> {
  const { job, brand, finance, clock } = cast;
  const id = await ownOffer(cast, { currency: 'BRL', instalments: 1, firstDueOn: '2026-11-25' });
  const { textHash } = await job.database.get(payContracts, brand, id);
  await send('pay-contracts.accept', brand, `/pay-contracts/${id}/moves`, { move: 'accept', textHash });
  const [part] = await job.database.see(instalments, finance, { payContractId: id });
  clock.now = '2026-12-01T12:00:00.000Z';
  const late = { move: 'settle', amountCents: 204_400, paidBy: 'pix', paidOn: '2026-12-01' };
  await send('charges.settle/late', finance, `/charges/${part!.chargeId}/moves`, late);
}

/**
 * A partly paid Elenco Pay contract in EUR ends. The creator repays a part by transfer, and the rest is
 * deducted from the next payout.
 */
export async function paidBackInEuros(cast: Cast, send: Send): Promise<void> {
  const { job, brand, creators, finance } = cast;
  const creator = creators[3]!;
  const id = await ownOffer(cast, { currency: 'EUR', instalments: 2, firstDueOn: '2026-12-04' });
  const { textHash } = await job.database.get(payContracts, brand, id);
  await job.run(acceptPay, { id, textHash: textHash!, ...from }, brand);
  const parts = await job.database.see(instalments, finance, { payContractId: id });
  const { contractId } = parts[0]!;
  for (const part of parts) {
    const paid = { id: part.chargeId, paidOn: '2026-12-01', amountCents: part.amountCents };
    await job.run(settleCharge, { ...paid, paidBy: 'transfer' }, finance);
    await job.run(approveInstalment, { id: part.id }, brand);
    await job.acceptInvoice(await job.invoice(creator, { id: contractId }));
    if (part === parts[1]) continue;
    const payoutId = await job.prepare({ id: contractId });
    await job.transfer(payoutId);
    const demanded = { payoutId, amountCents: 1_000, feeCents: 0, reason: 'O conteúdo saiu do ar.' };
    const { id: repaymentId } = await job.run(demandRepayment, demanded, finance);
    const came = { repaymentId, amountCents: 600, receivedOn: '2026-12-01', proof: 'SWIFT 1' };
    await send('receipts.takeRepayment', finance, '/commands/receipts.takeRepayment', came);
  }
}

/**
 * A client pays an Elenco Pay contract in USD by card, the provider converts to BRL, and finance buys dollars
 * for the payout.
 */
export async function boughtDollars(cast: Cast, send: Send): Promise<void> {
  const { job, brand, creators, finance, secondFinance } = cast;
  const id = await ownOffer(cast, { currency: 'USD', instalments: 1, firstDueOn: '2026-12-04' });
  const { textHash } = await job.database.get(payContracts, brand, id);
  await job.run(acceptPay, { id, textHash: textHash!, ...from }, brand);
  const [part] = await job.database.see(instalments, finance, { payContractId: id });
  const { id: paymentId } = await job.run(beginCardPayment, { chargeId: part!.chargeId }, brand);
  const { amountCents } = part!;
  const outcome: PaymentOutcome = {
    status: 'paid',
    intent: 'pi_1',
    failure: '',
    currency: 'USD',
    amountCents,
    processingCents: null,
    conversion: {
      currency: 'BRL',
      rateMicros: 20_000,
      source: 'txn_1',
      cents: amountCents / 50,
      backCents: 0,
      backForCents: 0,
    },
    ...noRefundsOrDisputes,
  };
  const product = { role: 'system' } as const;
  await job.run(openCardPayment, { id: paymentId, session: 'cs_1' }, product);
  await job.run(applyCardEvent, { message: null, news: { about: 'payment', paymentId, outcome } }, product);
  await job.run(approveInstalment, { id: part!.id }, brand);
  await job.acceptInvoice(await job.invoice(creators[3]!, { id: part!.contractId }));
  const [payout] = await job.database.see(payouts, finance, { contractId: part!.contractId });
  const bought = {
    id: payout!.id,
    spentCents: Math.round(payout!.netCents / 40),
    boughtOn: '2026-12-01',
    proof: 'CAMBIO 1',
  };
  await send('payouts.recordPurchase', finance, '/commands/payouts.recordPurchase', bought);
  await send('payouts.confirmPurchase', secondFinance, '/commands/payouts.confirmPurchase', {
    id: payout!.id,
  });
}
