import { contracts } from '@elenco/core/contract';
import { companies } from '@elenco/core/party';
import { charges } from '@elenco/core/payment';
import { chargePdf } from '../../../../server/documents';
import { page } from '../../../adapters/page.server';
import { idIn, notFound } from '../../../adapters/requestContext.server';
import { i18nOf } from '../../../i18n/translate.server';
import { download } from '../../../money/download.server';

/** A charge with its slip and its PIX code, for whom may read it. */
export const loader = page('shared', async (ctx) => {
  const { app, actor, locale } = ctx;
  const charge = await app.get(charges, actor, idIn(ctx));
  const company = await app.get(companies, actor, charge.companyId);
  const words = i18nOf(locale).getFixedT(locale, 'shared');
  if (charge.purpose === 'subscription') {
    const file = await chargePdf({ charge, contract: null, company, creator: null, locale });
    return download(file, {
      name: `${words('charge.file', { number: charge.id })}.pdf`,
      mime: 'application/pdf',
    });
  }
  if (charge.contractId === null) throw notFound();
  const contract = await app.get(contracts, actor, charge.contractId);
  const { creatorName } = await app.projects.partiesOf(contract);
  const file = await chargePdf({ charge, contract, company, creator: { name: creatorName }, locale });
  const name = words('charge.file', { number: charge.id });
  return download(file, { name: `${name} - ${contract.title}.pdf`, mime: 'application/pdf' });
});
