import { acceptances, contracts, signedNames } from '@elenco/core/hiring';
import { seesProjectsOnly } from '@elenco/core/people';
import { contractPdf } from '../../../../server/documents';
import { page } from '../../../adapters/page.server';
import { idIn, notFound } from '../../../adapters/requestContext.server';
import { i18nOf } from '../../../i18n/translate.server';
import { download } from '../../../money/download.server';

/** The contract as PDF, for users who may read it. */
export const loader = page('shared', async (ctx) => {
  const { app, actor, locale, baseUrl } = ctx;
  if (seesProjectsOnly(actor)) throw notFound();
  const contract = await app.get(contracts, actor, idIn(ctx));
  const [accepted, { tradeName, legalName, creatorName }] = await Promise.all([
    app.see(acceptances, actor, { contractId: contract.id }),
    app.projects.partiesOf(contract),
  ]);
  const signed = signedNames(contract.text);
  const file = await contractPdf({
    contract,
    acceptances: accepted,
    company: { tradeName, legalName: signed?.company ?? legalName },
    creator: { name: signed?.creator ?? creatorName },
    locale,
    checkUrl: `${baseUrl}/contract-check?code=${contract.checkCode}`,
  });
  const name = i18nOf(locale).getFixedT(locale, 'shared')('contract.file', { id: contract.id });
  return download(file, { name: `${name} - ${contract.title}.pdf`, mime: 'application/pdf' });
});
