import { instalments, payContracts } from '@elenco/core/finance';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import { chargeFile } from '../money/chargeFile.server';

/** Returns the PDF of a charge of the guest's contract. */
export async function guestPayPdf(ctx: RequestContext<'guest'>) {
  const { app, actor, locale, params } = ctx;
  const [part] = await app.see(instalments, actor, { chargeId: Number(params.charge) || 0 }, { limit: 1 });
  if (!part) throw notFound();
  const owed = await app.pay.chargesOf(actor, [part.payContractId]);
  const charge = owed.find(({ id }) => id === part.chargeId);
  const [pay] = await app.see(payContracts, actor, { id: part.payContractId });
  if (!charge || !pay) throw notFound();
  const contract = { id: part.contractId, title: pay.title };
  const [company, { creatorName }] = await Promise.all([
    app.projects.payerOf(charge),
    app.projects.partiesOf(part),
  ]);
  return chargeFile(ctx, { charge, contract, company, creator: { name: creatorName }, locale });
}
