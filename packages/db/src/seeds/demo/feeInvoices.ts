import { nfseKey } from '@elenco/brazil';
import {
  cancelFeeInvoice,
  feeInvoices,
  recordFeeInvoice,
  requestFeeInvoiceCancellation,
  sendFeeInvoice,
  takeFiscalAnswer,
} from '@elenco/core';
import { type Actor, brand } from '@elenco/core/people';
import type { Database } from '../../database';

const system = { role: 'system' } as const;
const municipality = '3550308';
const issuer = { municipality, taxId: brand.legalDocument, series: '1' };

/**
 * Issues the platform's fee invoices of a morning. Most of them are accepted, and a few wait for the tax
 * authority or for staff.
 */
export async function issueFeeInvoices(database: Database, finance: Actor, now: string): Promise<void> {
  const moment = { actor: system, now };
  const byFinance = { actor: finance, now };
  const rows = await database.see(feeInvoices, system, { status: 'pending' }, { by: 'id' });
  const [waits, gone, hand, ...others] = rows.toReversed();
  if (!waits || !gone || !hand || others.length < 5) throw new Error('the demo data has no paid charge');
  const reason = 'Cobrança paga por engano, fora do contrato.';
  await database.perform(cancelFeeInvoice, { id: gone.id, comment: reason }, byFinance);
  await database.perform(recordFeeInvoice, { id: hand.id, number: '2026/118' }, byFinance);
  for (const [index, { id, earnedOn }] of others.toReversed().entries()) {
    await database.perform(sendFeeInvoice, { id, issuer }, moment);
    const back = others.length - index;
    if (back === 1) continue;
    const answer = (reply: object) => database.perform(takeFiscalAnswer, { id, answer: reply }, moment);
    if (back === 2) await answer({ status: 'lost' });
    else if (back === 3)
      await answer({ status: 'rejected', code: 'E0202', reason: 'E0202: CNPJ do tomador não encontrado.' });
    else {
      const number = index + 1;
      const month = earnedOn.slice(0, 7);
      const of = { municipality, environment: 'national', registration: brand.legalDocument } as const;
      await answer({ status: 'authorised', key: nfseKey({ ...of, number, month, code: '000000001' }) });
      if (back > 4) continue;
      await database.perform(
        requestFeeInvoiceCancellation,
        { id, comment: 'Valor errado na nota.' },
        byFinance,
      );
    }
  }
}
