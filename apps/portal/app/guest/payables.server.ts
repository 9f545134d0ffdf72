import { type Charge, charges, openCentsOf, paymentProofs } from '@elenco/core/finance';
import { briefings, contracts } from '@elenco/core/hiring';
import type { Currency } from '@elenco/core/kit';
import { id } from '@elenco/core/people';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import { guestActions } from '../adapters/guest.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { chargeFile, projectInvoiceOf } from '../money/chargeFile.server';
import { guestCardHandler } from '../payment/card.server';
import { owedToday } from '../payment/owed.server';
import { pixOf } from '../payment/pix.server';
import { nameHandler } from './name.server';
import { submitProof } from './proof.server';

const open = { status: ['open', 'overdue'] } as const;

/** Loads the open charges of a project by due date, each with all data needed to pay it. */
export async function loadPayables({ app, actor, now }: RequestContext<'guest'>) {
  const [owed, companies, project] = await Promise.all([
    app.see(charges, actor, open, { by: 'dueOn' }),
    app.projects.tradeNames([actor.companyId]),
    app.get(briefings, actor, actor.briefingId ?? 0),
  ]);
  const ofProject = owed.filter(({ purpose }) => purpose === 'project').map(({ id }) => id);
  const [proofs, lines, names, owedNow] = await Promise.all([
    app.see(paymentProofs, actor, { chargeId: owed.map(({ id }) => id) }),
    app.projects.invoiceLines(ofProject),
    app.projects.creatorNames(owed.flatMap(({ creatorId }) => creatorId ?? [])),
    owedToday({ app, actor, now }, owed),
  ]);
  return {
    project: project.title,
    company: companies.get(actor.companyId) ?? '',
    guest: actor.name,
    sums: sumsOf(owed),
    days: [...new Set(owed.map(({ dueOn }) => dueOn))],
    payables: owed.map((charge) => ({
      charge,
      owed: owedNow[charge.id],
      creator: names.get(charge.creatorId ?? 0) ?? '',
      lines: lines.filter(({ chargeId }) => chargeId === charge.id),
      pix: pixOf(charge, owedNow[charge.id]),
      proofs: proofs
        .filter(({ chargeId }) => chargeId === charge.id)
        .map(({ id, sentBy, createdAt }) => ({ id, sentBy, createdAt })),
    })),
  };
}

/** Returns one total per currency, in the order of the charges. */
function sumsOf(owed: readonly Pick<Charge, 'currency' | 'amountCents' | 'keptCents'>[]) {
  const sums = new Map<Currency, { count: number; cents: number }>();
  for (const charge of owed) {
    const { currency } = charge;
    const { count, cents } = sums.get(currency) ?? { count: 0, cents: 0 };
    sums.set(currency, { count: count + 1, cents: cents + openCentsOf(charge) });
  }
  return [...sums].map(([currency, sum]) => ({ currency, ...sum }));
}

/** Returns the PDF of one of the charges. */
export async function payablePdf(ctx: RequestContext<'guest'>) {
  const { app, actor, locale, params } = ctx;
  const charge = await app.get(charges, actor, Number(params.charge) || 0);
  const company = await app.projects.payerOf(charge);
  const contract = charge.contractId === null ? null : await app.get(contracts, actor, charge.contractId);
  const creator = contract && { name: (await app.projects.partiesOf(contract)).creatorName };
  const project = await projectInvoiceOf(ctx, charge);
  return chargeFile(ctx, { charge, contract, company, creator, ...(project ? { project } : {}), locale });
}

const proof = z.object({
  chargeId: id,
  file: z.instanceof(File, { error: 'required' }),
});

export const payablesActions = guestActions('payables', {
  name: nameHandler,
  card: guestCardHandler,
  proof: formHandler<'guest', typeof proof>(proof, ({ chargeId, file }, ctx) =>
    submitProof(ctx, file, () => ctx.app.get(charges, ctx.actor, chargeId)),
  ),
});
