import { businessDate } from '@elenco/brazil';
import { type Actor, charges, companies, importReceipts, prepareReturn, returnReceipt } from '@elenco/core';
import type { Database } from '../../database';

interface Finance {
  readonly finance: Actor;
  readonly secondFinance: Actor;
}

/**
 * Imports the PIX list of a morning. One receipt confirms a payment that was entered by hand, one is a
 * duplicate, and one resembles an open charge. Two receipts belong to no charge: one of them was returned,
 * and the return of the other waits for a second staff member.
 */
export async function importPixList(
  database: Database,
  { finance, secondFinance }: Finance,
  today: string,
): Promise<void> {
  const now = new Date(Date.parse(today) - 86_400_000).toISOString();
  const receivedOn = businessDate(now);
  const latest = { by: 'id', down: true, limit: 1 } as const;
  const [open] = await database.see(charges, finance, { status: 'open', currency: 'BRL' }, latest);
  const [paid] = await database.see(
    charges,
    finance,
    { status: 'paid', currency: 'BRL', paidBy: 'pix' },
    latest,
  );
  if (!open || !paid) throw new Error('the demo data has no open or no paid charge');
  const [payer] = await database.see(companies, finance, { id: open.companyId });
  const pix = (number: number, amountCents: number, reference = '', payerName = 'Loja Bem-te-vi') => ({
    source: 'pix',
    externalId: `E00000000${receivedOn.replaceAll('-', '')}0900demo0000000${number}`,
    receivedOn,
    amountCents,
    paidBy: 'pix',
    reference,
    payerName,
  });
  const named = { payerName: payer!.legalName, payerTaxId: payer!.cnpj ?? '' };
  const entries = [
    pix(1, paid.amountCents, paid.ourNumber),
    pix(2, paid.amountCents, paid.ourNumber),
    { ...pix(3, open.amountCents), ...named, note: 'Pagamento da campanha' },
    pix(4, 35_000),
    pix(5, 128_000),
  ];
  const { results } = await database.perform(importReceipts, { entries }, { actor: finance, now });
  const [, , , back, waits] = results;
  for (const one of [back, waits]) {
    await database.perform(prepareReturn, { id: one?.receiptId }, { actor: finance, now });
  }
  const returned = { id: back?.receiptId, proof: 'D2026-DEMO-1', returnedOn: receivedOn };
  await database.perform(returnReceipt, returned, { actor: secondFinance, now });
}
