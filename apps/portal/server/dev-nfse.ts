import { businessDate, nfseKey } from '@elenco/brazil';
import { payouts } from '@elenco/core/finance';
import { brand, documentOfPayee, payees } from '@elenco/core/people';
import { type Database, nfseXml } from '@elenco/db';
import type { Hono } from 'hono';
import type { Env } from './types';

/**
 * Mounts a sample NFS-e for developers: an XML that passes every check. The signed-in creator must be a
 * company or an MEI. The NFS-e is for the creator's payout that waits for an invoice; `?payout=` chooses a
 * different payout. Never mounted in production.
 */
export function mountDevNfse(app: Hono<Env>, database: Database): void {
  app.get('/dev/nfse', async (c) => {
    const actor = c.get('actor');
    if (actor.role !== 'creator') return c.notFound();
    const wanted = Number(c.req.query('payout')) || undefined;
    const [[payee], waiting] = await Promise.all([
      database.see(payees, actor, {}),
      database.see(payouts, actor, { status: 'waiting_invoice' }, { by: 'id' }),
    ]);
    const payout = waiting.find(({ id }) => wanted === undefined || id === wanted);
    if (!payee || !payout || documentOfPayee(payee) !== 'invoice') return c.notFound();
    const earnedOn = businessDate(new Date());
    const key = nfseKey({
      municipality: '3550308',
      environment: 'national',
      registration: payee.taxId,
      number: payout.id,
      month: earnedOn.slice(0, 7),
      code: String(payout.id).padStart(9, '0'),
    });
    const xml = nfseXml({
      key,
      issuerTaxId: payee.taxId,
      takerTaxId: brand.legalDocument,
      amountCents: payout.grossCents,
      earnedOn,
    });
    return c.body(xml, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Disposition': 'attachment; filename="nfse.xml"',
    });
  });
}
