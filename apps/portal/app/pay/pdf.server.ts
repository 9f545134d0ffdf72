import { contracts } from '@elenco/core/contract';
import { charges, instalments } from '@elenco/core/payment';
import { chargePdf } from '../../server/documents';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import { i18nOf } from '../i18n/translate.server';
import { download } from '../money/download.server';

/** A charge of the contract that a guest reads, as a document. */
export async function guestPayPdf(ctx: RequestContext<'guest'>) {
  const { app, actor, locale, params } = ctx;
  const [part] = await app.see(instalments, actor, { chargeId: Number(params.charge) || 0 }, { limit: 1 });
  if (!part) throw notFound();
  const system = { role: 'system' } as const;
  const [charge] = await app.see(charges, system, { id: part.chargeId });
  const [contract] = await app.see(contracts, system, { id: part.contractId });
  if (!charge || !contract) throw notFound();
  const [company, { creatorName }] = await Promise.all([
    app.projects.payerOf(charge),
    app.projects.partiesOf(part),
  ]);
  const file = await chargePdf({ charge, contract, company, creator: { name: creatorName }, locale });
  const name = i18nOf(locale).getFixedT(locale, 'shared')('charge.file', { number: charge.id });
  return download(file, { name: `${name} - ${contract.title}.pdf`, mime: 'application/pdf' });
}
