import { charges, isOpen, paymentProofs } from '@elenco/core/finance';
import { contracts } from '@elenco/core/hiring';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import { guestActions } from '../adapters/guest.server';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import { chargeFile } from '../money/chargeFile.server';
import { guestCardHandler } from '../payment/card.server';
import { owedToday } from '../payment/owed.server';
import { pixOf } from '../payment/pix.server';
import { nameHandler } from './name.server';
import { submitProof } from './proof.server';

/**
 * Returns the charge of the share link's hiring, with its contract and the creator's name.
 * @throws 404 if there is no charge yet
 */
async function chargeOf({ app, actor }: RequestContext<'guest'>) {
  const [charge] = await app.see(charges, actor, {}, { limit: 1 });
  if (!charge?.contractId) throw notFound();
  const contract = await app.get(contracts, actor, charge.contractId);
  const parties = await app.projects.partiesOf(contract);
  return { charge, contract, creator: parties.creatorName };
}

/** Loads the charge of a hiring with all data needed to pay it. */
export async function loadGuestInvoice(ctx: RequestContext<'guest'>) {
  const { app, actor } = ctx;
  const { charge, contract, creator } = await chargeOf(ctx);
  const [proofs, names, owed] = await Promise.all([
    app.see(paymentProofs, actor, { chargeId: charge.id }),
    app.projects.tradeNames([actor.companyId]),
    owedToday(ctx, [charge]),
  ]);
  const open = isOpen(charge);
  return {
    title: contract.title,
    creator,
    company: names.get(actor.companyId) ?? '',
    guest: actor.name,
    open,
    charge,
    owed: owed[charge.id],
    pix: open ? pixOf(charge, owed[charge.id]) : null,
    proofs: proofs.map(({ id, sentBy, createdAt }) => ({ id, sentBy, createdAt })),
  };
}

/** Returns the PDF of the charge that the guest's link opens. */
export async function guestInvoicePdf(ctx: RequestContext<'guest'>) {
  const { app, locale } = ctx;
  const { charge, contract, creator } = await chargeOf(ctx);
  const company = await app.projects.payerOf(charge);
  return chargeFile(ctx, { charge, contract, company, creator: { name: creator }, locale });
}

const proof = z.object({ file: z.instanceof(File, { error: 'required' }) });

export const guestInvoiceActions = guestActions('invoice', {
  name: nameHandler,
  card: guestCardHandler,
  proof: formHandler<'guest', typeof proof>(proof, ({ file }, ctx) =>
    submitProof(ctx, file, async () => (await chargeOf(ctx)).charge),
  ),
});
