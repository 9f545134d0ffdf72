import { briefings } from '@elenco/core/briefing';
import { contracts } from '@elenco/core/contract';
import { companies, creators } from '@elenco/core/party';
import { chargeLines, charges } from '@elenco/core/payment';
import { page } from '../../../adapters/page.server';
import { idIn, notFound } from '../../../adapters/requestContext.server';
import { chargeFile } from '../../../money/chargeFile.server';

/** A charge with its slip and its PIX code, or its receipt, for whom may read it. */
export const loader = page('shared', async (ctx) => {
  const { app, actor, locale } = ctx;
  const charge = await app.get(charges, actor, idIn(ctx));
  const company = await app.get(companies, actor, charge.companyId);
  if (charge.purpose === 'subscription')
    return chargeFile({ charge, contract: null, company, creator: null, locale });
  if (charge.purpose === 'project' && charge.briefingId !== null) {
    const [{ title }, lines] = await Promise.all([
      app.get(briefings, actor, charge.briefingId),
      app.see(chargeLines, actor, { chargeId: charge.id }, { by: 'id' }),
    ]);
    const cast = await app.see(creators, actor, { id: lines.flatMap(({ creatorId }) => creatorId ?? []) });
    const nameOf = (id: number | null) => cast.find((one) => one.id === id)?.name ?? '';
    const project = {
      title,
      lines: lines.map(({ creatorId, amountCents }) => ({ creator: nameOf(creatorId), amountCents })),
    };
    return chargeFile({ charge, contract: null, company, creator: null, project, locale });
  }
  if (charge.contractId === null) throw notFound();
  const contract = await app.get(contracts, actor, charge.contractId);
  const { creatorName } = await app.projects.partiesOf(contract);
  return chargeFile({ charge, contract, company, creator: { name: creatorName }, locale });
});
