import { taxPayments } from '@elenco/core/finance';
import type { Cast } from '../../support/cast';
import type { Send } from './send';

/** Finance records the payment of a tax of November, and cancels the record. */
export async function paidTax({ job, finance, clock }: Cast, send: Send): Promise<void> {
  clock.now = '2026-12-21T12:00:00.000Z';
  const period = { from: '2026-11-01', to: '2026-11-30' };
  const { guides } = await job.database.books.taxesWithheld(finance, period);
  const { month, tax, municipality, amountCents } = guides.find((row) => row.amountCents > 0)!;
  const input = { month, tax, municipality, amountCents, paidOn: '2026-12-18', bankReference: 'E2E-5' };
  await send('tax-payments.record', finance, '/commands/tax-payments.record', input);
  const [paid] = await job.database.see(taxPayments, finance, {});
  const cancelled = { move: 'cancel', comment: 'Guia de outra empresa.' };
  await send('tax-payments.cancel', finance, `/tax-payments/${paid!.id}/moves`, cancelled);
}
