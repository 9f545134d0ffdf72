import { addDays, businessDate } from '@elenco/brazil';
import { type Actor, cancelTaxPayment, recordTaxPayment, type TaxGuide, taxPayments } from '@elenco/core';
import type { Database } from '../../database';

/**
 * Records the payment of withheld taxes that were due more than two weeks ago. One record was made by mistake
 * and cancelled.
 */
export async function payTaxes(
  database: Database,
  { finance, secondFinance }: { readonly finance: Actor; readonly secondFinance: Actor },
  { first, now }: { readonly first: string; readonly now: string },
): Promise<void> {
  const today = businessDate(now);
  const { guides } = await database.books.taxesWithheld(finance, { from: first, to: today });
  const due = guides.filter((row) => row.amountCents > 0 && (row.dueOn ?? today) < addDays(today, -14));
  const record = ({ month, tax, municipality, amountCents, dueOn }: TaxGuide) =>
    database.perform(
      recordTaxPayment,
      {
        month,
        tax,
        municipality,
        amountCents,
        paidOn: dueOn ?? today,
        bankReference: `${month.slice(0, 7)} ${tax.toUpperCase()}`,
      },
      { actor: finance, now },
    );
  for (const guide of due) await record(guide);
  const [again] = due;
  const [recorded] = await database.see(taxPayments, finance, {});
  if (!again || !recorded) return;
  const comment = 'Autenticação digitada errada.';
  await database.perform(cancelTaxPayment, { id: recorded.id, comment }, { actor: secondFinance, now });
  await record(again);
}
