import { briefings } from '@elenco/core/briefing';
import { contracts } from '@elenco/core/contract';
import { type Currency, Problem } from '@elenco/core/kit';
import { demandName, id } from '@elenco/core/party';
import { type Charge, charges, paymentProofs, sendProof } from '@elenco/core/payment';
import { z } from 'zod';
import { chargePdf } from '../../server/documents';
import { formHandler } from '../adapters/form.server';
import { guestActions } from '../adapters/guest.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { qrPath } from '../briefing/project/qrPath.server';
import { i18nOf } from '../i18n/translate.server';
import { download } from '../money/download.server';
import { nameHandler, withToken } from './name.server';

const open = { status: ['open', 'overdue'] } as const;

/** All that a project owes, what is due first before the rest, each with all that it takes to pay it. */
export async function loadPayables({ app, actor }: RequestContext<'guest'>) {
  const [owed, names, project] = await Promise.all([
    app.see(charges, actor, open, { by: 'dueOn' }),
    app.projects.tradeNames([actor.companyId]),
    app.get(briefings, actor, actor.briefingId ?? 0),
  ]);
  const [proofs, faces] = await Promise.all([
    app.see(paymentProofs, actor, { chargeId: owed.map(({ id }) => id) }),
    app.projects.creatorNames(owed.flatMap(({ creatorId }) => creatorId ?? [])),
  ]);
  return {
    project: project.title,
    company: names.get(actor.companyId) ?? '',
    guest: actor.name,
    sums: sumsOf(owed),
    days: [...new Set(owed.map(({ dueOn }) => dueOn))],
    payables: owed.map((charge) => ({
      charge,
      creator: charge.creatorId === null ? '' : (faces.get(charge.creatorId) ?? ''),
      pix: charge.pixCode ? qrPath(charge.pixCode) : null,
      proofs: proofs
        .filter(({ chargeId }) => chargeId === charge.id)
        .map(({ id, sentBy, createdAt }) => ({ id, sentBy, createdAt })),
    })),
  };
}

/** One for each currency, in the order in which they come. */
function sumsOf(owed: readonly Pick<Charge, 'currency' | 'amountCents'>[]) {
  const sums = new Map<Currency, { count: number; cents: number }>();
  for (const { currency, amountCents } of owed) {
    const { count, cents } = sums.get(currency) ?? { count: 0, cents: 0 };
    sums.set(currency, { count: count + 1, cents: cents + amountCents });
  }
  return [...sums].map(([currency, sum]) => ({ currency, ...sum }));
}

/** One of the charges as a document. */
export async function payablePdf(ctx: RequestContext<'guest'>) {
  const { app, actor, locale, params } = ctx;
  const charge = await app.get(charges, actor, Number(params.charge) || 0);
  const company = await app.projects.payerOf(charge);
  const contract = charge.contractId === null ? null : await app.get(contracts, actor, charge.contractId);
  const creator = contract && { name: (await app.projects.partiesOf(contract)).creatorName };
  const file = await chargePdf({ charge, contract, company, creator, locale });
  const name = i18nOf(locale).getFixedT(locale, 'shared')('charge.file', { number: charge.id });
  return download(file, { name: `${name}.pdf`, mime: 'application/pdf' });
}

const proof = z.object({
  chargeId: id,
  file: z.instanceof(File, { error: 'required' }),
});

export const payablesActions = guestActions('payables', {
  name: nameHandler,
  proof: formHandler<'guest', typeof proof>(proof, async ({ chargeId, file }, ctx) => {
    const { app, actor, ip, now } = ctx;
    demandName(actor);
    if (!(await app.identity.allowed('guestFile', { ip }, now))) throw new Problem('too_often');
    const charge = await app.get(charges, actor, chargeId);
    const ownerId = await app.identity.creatorOfShareLink(actor.shareLinkId);
    const of = { ownerId, companyId: actor.companyId };
    const { id: fileId, sha256 } = await ctx.keepGuestFile(file, of);
    await app.perform(sendProof, { chargeId: charge.id, fileId, sha256 }, ctx);
    return { to: withToken(ctx), toast: 'proofSent' };
  }),
});
