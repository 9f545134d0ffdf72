import { businessDate, nextBankDay } from '@elenco/brazil';
import { type Actor, briefings, importAnswers, makePaymentFile, paymentFiles, payouts } from '@elenco/core';
import { closeAnswer } from '@elenco/core/finance';
import type { Database } from '../../database';

/** Title of the project whose creators are paid by file. */
export const paidByFile = 'Sandália de verão';

const payer = { bank: '999', branch: '0001', account: '1000-0', agreement: 'ELENCO' } as const;
const day = 86_400_000;

/**
 * Creates a payment file and imports the bank's first return file: one payment was made, one was refused, one
 * is scheduled. Two lines belong to unknown payments, and staff have handled one of them.
 */
export async function seedPaymentFile(
  database: Database,
  { finance, secondFinance }: { readonly finance: Actor; readonly secondFinance: Actor },
  today: string,
): Promise<void> {
  const [project] = await database.see(briefings, finance, { title: paidByFile });
  const due = await database.see(payouts, finance, { briefingId: project!.id, status: 'processing' });
  const before = new Date(Date.parse(today) - 3 * day).toISOString();
  const made = await database.perform(
    makePaymentFile,
    {
      payouts: due.map(({ id, version }) => ({ id, version })),
      payOn: nextBankDay(businessDate(before)),
      payer,
    },
    { actor: secondFinance, now: before },
  );
  const [file] = await database.see(paymentFiles, finance, { id: made.id });
  const paidOn = businessDate(today);
  const codes = ['00', 'AN', 'BD'];
  const line = (number: number) => `999/ELENCO/${paidOn}/1/${number}`;
  const answers = file!.payments.map(({ payoutId, amountCents }, index) => ({
    externalId: line(3 + index * 2),
    reference: `${payoutId}-${file!.number}`,
    codes: [codes[index] ?? 'BD'],
    amountCents,
    holder: '',
    paidOn: index === 0 ? paidOn : null,
    bankReference: index === 0 ? 'D2026-DEMO-2' : '',
  }));
  const strange = ['FOLHA 11', 'ALUGUEL'].map((reference, index) => ({
    externalId: line(21 + index * 2),
    reference,
    codes: ['00'],
    amountCents: 180_000,
    paidOn,
    bankReference: '',
    holder: 'IMOBILIARIA CENTRAL',
  }));
  const by = { actor: finance, now: today };
  const { results } = await database.perform(importAnswers, { entries: [...answers, ...strange] }, by);
  const seen = { id: results.at(-1)?.answerId, comment: 'Aluguel do escritório, pago pelo site do banco.' };
  await database.perform(closeAnswer, seen, by);
}
