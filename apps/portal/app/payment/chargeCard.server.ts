import { businessDate } from '@elenco/brazil';
import { amountsDue, type Charge, charges, type Instalment, instalments, isOpen } from '@elenco/core/finance';
import { briefings } from '@elenco/core/hiring';
import { areaPath, creators } from '@elenco/core/people';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { actions, formHandler, toastCookie } from '../adapters/form.server';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { handleProviderReturn, payByCard } from './card.server';

/**
 * Returns the path of the company's page about a charge's purpose: project, subscription or Elenco Pay
 * contract.
 */
function purposePath({ briefingId, purpose }: Charge, part: Instalment | undefined): string {
  if (purpose === 'subscription') return `${areaPath.company}/pricing`;
  if (briefingId !== null) return `${areaPath.company}/briefing/${briefingId}?view=payments`;
  return part ? `${areaPath.company}/pay-client/${part.payContractId}` : `${areaPath.company}/historic`;
}

/** Reads the charge's instalment, then returns the path of the page about the charge's purpose. */
export async function loadPurposePath(
  { app, actor }: Pick<RequestContext<'company'>, 'app' | 'actor'>,
  charge: Charge,
): Promise<string> {
  const [part] = charge.purpose === 'pay' ? await app.see(instalments, actor, { chargeId: charge.id }) : [];
  return purposePath(charge, part);
}

/**
 * Returns the names of the project and the creator of a charge; an empty string for a charge that has none.
 */
export async function loadChargeSubject(
  { app, actor }: RequestContext<'company'>,
  { briefingId, creatorId }: Charge,
) {
  const [project] =
    briefingId === null ? [] : await app.pick(briefings, actor, ['title'], { id: briefingId });
  const [creator] = creatorId === null ? [] : await app.pick(creators, actor, ['name'], { id: creatorId });
  return { project: project?.title ?? '', creator: creator?.name ?? '' };
}

/** Loads an open charge. For a paid charge, redirects to the page about its purpose. */
export async function loadChargeCard(ctx: RequestContext<'company'>) {
  const id = idIn(ctx);
  await handleProviderReturn(ctx);
  const charge = await ctx.app.get(charges, ctx.actor, id);
  const { currency, dueOn, purpose } = charge;
  const [part] = purpose === 'pay' ? await ctx.app.see(instalments, ctx.actor, { chargeId: id }) : [];
  const back = purposePath(charge, part);
  if (isOpen(charge)) {
    // Includes fine and interest if the charge is overdue, as the provider's page does.
    const [amountCents] = amountsDue({ charge, instalment: part }, businessDate(ctx.now));
    return {
      id,
      amountCents: amountCents ?? charge.amountCents,
      currency,
      dueOn,
      purpose,
      back,
      ...(await loadChargeSubject(ctx, charge)),
    };
  }
  throw redirect(back, { headers: { 'Set-Cookie': toastCookie('chargePaid') } });
}

export const payCharge = actions('company', {
  card: formHandler<'company', z.ZodType>(z.object({}), async (_, ctx) => {
    const path = ctx.url.pathname;
    return { to: await payByCard(ctx, { chargeId: idIn(ctx), back: path, done: path }), document: true };
  }),
});
