import { charges } from '@elenco/core/finance';
import { contracts } from '@elenco/core/hiring';
import { companies } from '@elenco/core/people';
import { page } from '../../../adapters/page.server';
import { idIn, notFound } from '../../../adapters/requestContext.server';
import { chargeFile, projectInvoiceOf } from '../../../money/chargeFile.server';

/** A charge with its slip and PIX code, or its receipt, for users who may read the charge. */
export const loader = page('shared', async (ctx) => {
  const { app, actor, locale } = ctx;
  const charge = await app.get(charges, actor, idIn(ctx));
  const company = await app.get(companies, actor, charge.companyId);
  if (charge.purpose === 'subscription')
    return chargeFile(ctx, { charge, contract: null, company, creator: null, locale });
  const project = await projectInvoiceOf(ctx, charge);
  if (project) return chargeFile(ctx, { charge, contract: null, company, creator: null, project, locale });
  if (charge.contractId === null) throw notFound();
  const contract = await app.get(contracts, actor, charge.contractId);
  const { creatorName } = await app.projects.partiesOf(contract);
  return chargeFile(ctx, { charge, contract, company, creator: { name: creatorName }, locale });
});
