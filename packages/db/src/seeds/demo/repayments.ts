import { businessDate } from '@elenco/brazil';
import {
  type Actor,
  assignReceipt,
  demandRepayment,
  importReceipts,
  payouts,
  prepareRepaymentRefund,
  releaseRepayment,
  repaymentSlip,
  repayments,
  waiveRepayment,
} from '@elenco/core';
import type { Database } from '../../database';

interface Staff {
  readonly finance: Actor;
  readonly secondFinance: Actor;
}

const reasons = [
  'O conteúdo saiu do ar antes do fim do prazo combinado.',
  'A publicação saiu sem a marcação de publicidade.',
  'A marca contestou a entrega e a nossa equipe decidiu por ela.',
  'Um vídeo de dois foi retirado pela rede por causa da trilha.',
] as const;

/**
 * Creates repayments of four creators. One repayment is partly paid, one is completed, and one is partly
 * waived. The amount of the fourth was already refunded to the brand.
 */
export async function seedRepayments(
  database: Database,
  { finance, secondFinance }: Staff,
  { except, now }: { readonly except: number; readonly now: string },
): Promise<void> {
  const by = { actor: finance, now };
  const today = businessDate(now);
  const made = await database.see(payouts, finance, { status: 'made', currency: 'BRL' }, { by: 'id' });
  const others = made.filter(({ creatorId }) => creatorId !== except);
  const ids: number[] = [];
  for (const [index, reason] of reasons.entries()) {
    const payoutId = others[index % others.length]?.id;
    const demanded = { payoutId, amountCents: 40_000, feeCents: 6_000, reason };
    ids.push((await database.perform(demandRepayment, demanded, by)).id);
  }
  const rows = await database.see(repayments, finance, { id: ids }, { by: 'id' });
  const paid = [15_000, 40_000, 10_000, 40_000];
  const entries = rows.map((row, index) => ({
    source: 'pix',
    externalId: `E00000000${today.replaceAll('-', '')}0900paidback${index}`,
    receivedOn: today,
    amountCents: paid[index]!,
    paidBy: 'pix',
    payerName: 'Creator',
    reference: repaymentSlip(row).ourNumber,
  }));
  const { results } = await database.perform(importReceipts, { entries }, by);
  for (const [index, { receiptId }] of results.entries())
    await database.perform(assignReceipt, { id: receiptId, repaymentId: ids[index] }, by);
  await database.perform(waiveRepayment, { id: ids[2], comment: 'O resto foi acertado fora daqui.' }, by);
  await database.perform(prepareRepaymentRefund, { id: ids[3] }, by);
  const back = { id: ids[3], proof: 'DEV-RESTITUICAO', refundedOn: today };
  await database.perform(releaseRepayment, back, { actor: secondFinance, now });
}
