import { businessDate } from '@elenco/brazil';
import {
  clientStep,
  feeInvoices,
  instalments,
  isOpen,
  owedOn,
  type PayContract,
  payAmounts,
  payContracts,
  publishingOf,
  silentApprovalOn,
  withoutPrivateFee,
  workState,
} from '@elenco/core/finance';
import { taxDocumentIn } from '@elenco/core/people';
import { redirect } from '@remix-run/node';
import { idIn, notFound, type RequestContext } from '../adapters/requestContext.server';
import type { CreatorContext } from '../creator/page.server';
import { handleProviderReturn } from '../payment/card.server';
import { pixOf } from '../payment/pix.server';
import { recordContractViewed } from './actions.server';
import { isOpenEnding, loadPayEnding, settledCents } from './ending.server';
import { loadPayReview, shownInvoice, withoutSignatures } from './load.server';
import { payPath } from './page';

const system = { role: 'system' } as const;

/**
 * Returns a contract as its client sees it. The caller must have read `row` with the reader's access rights.
 */
async function clientView(
  { app, actor, now, locale }: Pick<RequestContext, 'app' | 'actor' | 'now' | 'locale'>,
  row: PayContract,
  parts: Part[],
) {
  const { feeBp, amends, isConfirming } = await app.pay.factsOf(actor, row.id, now);
  const [names, owed, fundedAt, billed, accepted] = await Promise.all([
    app.projects.creatorNames([row.creatorId]),
    app.pay.chargesOf(actor, [row.id]),
    app.pay.fundedAtOf(actor, row.id),
    // A guest sees only this contract, so the system reads the fee invoices of its instalments.
    row.companyId === null
      ? []
      : app.see(feeInvoices, system, {
          companyId: row.companyId,
          chargeId: parts.map((part) => part.chargeId),
        }),
    row.contractId === null ? undefined : app.pay.acceptedContract(actor, row.id),
  ]);
  const { clientCents, feeCents, instalments: plan } = payAmounts({ ...row, feeBp });
  const { feeBp: _bp, ...shown } = withoutSignatures(row);
  const ending = await loadPayEnding({ app, actor, now }, row, { side: 'company', parts, billed: owed });
  const stated = parts.map((part) => {
    const status = owed.find((one) => one.id === part.chargeId)?.status ?? ('open' as const);
    const silentOn = silentApprovalOn(part, row, {
      fundedAt: status === 'paid' ? (fundedAt.get(part.id) ?? null) : null,
      isEnding: isOpenEnding(ending),
      now,
    });
    return { ...part, status, approvesOn: silentOn };
  });
  const asked = ending?.asked?.status === 'requested' ? ending.asked : null;
  const { part: current, ...step } = clientStep({ row, parts: stated, ending: asked });
  return {
    /** The client's next step, or the event that the contract waits for. */
    step: {
      ...step,
      part: current && {
        id: current.id,
        ordinal: current.ordinal,
        delivered: workState(current) === 'delivered',
      },
    },
    publishing: publishingOf({ ...row, feeBp }),
    row: shown,
    /** Code by which anyone can verify the accepted contract; null before the acceptance. */
    checkCode: accepted?.checkCode ?? null,
    isConfirming,
    /** Title of the contract to which this one is an addition. */
    amends,
    key: crypto.randomUUID(),
    ending,
    creator: names.get(row.creatorId) ?? '',
    document: taxDocumentIn(row.clientCountry, row.clientTaxId, locale),
    clientCents,
    /** Fee in cents; null unless the client bears the fee. */
    feeCents: row.feePayer === 'client' ? feeCents : null,
    plan: plan.map(({ ordinal, amountCents, dueOn, deliverOn }) => ({
      ordinal,
      amountCents,
      dueOn,
      deliverOn,
    })),
    parts: stated.map((part) => {
      const charge = owed.find((one) => one.id === part.chargeId);
      const open = charge !== undefined && isOpen(charge);
      const asked = open ? owedOn({ charge, instalment: part }, businessDate(now), []) : undefined;
      return {
        id: part.id,
        ordinal: part.ordinal,
        dueOn: part.dueOn,
        deliverOn: part.deliverOn,
        approvedAt: part.approvedAt,
        silentOn: part.approvesOn,
        work: part.work,
        status: part.status,
        open,
        amountCents: settledCents(ending, part) ?? charge?.amountCents ?? part.amountCents,
        feeInvoice: shownInvoice(billed.find((one) => one.chargeId === part.chargeId)),
        charge: charge ? withoutPrivateFee(charge) : null,
        owed: asked,
        pix: charge ? pixOf(charge, asked) : null,
        fineBp: part.fineBp,
        interestBp: part.interestBp,
        currency: part.currency,
      };
    }),
  };
}
type Part = Awaited<ReturnType<typeof partsOf>>[number];
export type ClientPay = Awaited<ReturnType<typeof clientView>>;

const partsOf = ({ app, actor }: Pick<RequestContext, 'app' | 'actor'>, payContractId: number) =>
  app.see(instalments, actor, { payContractId }, { by: 'id' });

/** Loads a contract for users of the client company. Opening the contract notifies the creator. */
export async function loadClientPay(ctx: RequestContext<'company'>) {
  const row = await ctx.app.get(payContracts, ctx.actor, idIn(ctx));
  const view = await clientView(ctx, row, await partsOf(ctx, row.id));
  await recordContractViewed(ctx, row);
  return { ...view, may: ctx.actor.role === 'company' };
}

/**
 * Loads a draft for its creator, as the client would see the draft once it is sent. If it was sent, redirects
 * to the contract's page.
 */
export async function loadPayPreview(ctx: CreatorContext) {
  const { row, missing, payee } = await loadPayReview(ctx);
  if (row?.status !== 'draft') throw redirect(payPath('review', idIn(ctx)));
  const view = await clientView(ctx, { ...row, status: 'sent', signatures: [] }, []);
  return { ...view, isComplete: missing.length === 0 && payee !== null };
}

/**
 * Loads a contract for a guest who came by e-mail, and who may be returning from a card payment. Opening the
 * contract notifies the creator.
 */
export async function loadGuestPay(ctx: RequestContext<'guest'>) {
  const { app, actor } = ctx;
  await handleProviderReturn(ctx);
  const [row] = await app.see(payContracts, actor, {}, { limit: 1 });
  if (!row) throw notFound();
  const view = await clientView(ctx, row, await partsOf(ctx, row.id));
  await recordContractViewed(ctx, row);
  return { ...view, guest: actor.name, email: maskedOf(row.clientEmail ?? '') };
}

/** Masks an e-mail address, so that only its owner recognizes it. */
const maskedOf = (email: string) => email.replace(/^(.)[^@]*/, '$1•••');
