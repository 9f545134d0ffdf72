import { businessDate } from '@elenco/brazil';
import { amountsDue, type Charge, charges, type Instalment, instalments, isOpen } from '@elenco/core/finance';
import { briefings } from '@elenco/core/hiring';
import { areaPath, creators } from '@elenco/core/people';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { actions, formHandler, toastCookie } from '../adapters/form.server';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { payByCard, takeReturn } from './card.server';

/** Returns the company's page for the purpose of a charge. */
function placeOf({ briefingId, purpose }: Charge, part: Instalment | undefined): string {
  if (purpose === 'subscription') return `${areaPath.company}/pricing`;
  if (briefingId !== null) return `${areaPath.company}/briefing/${briefingId}?view=payments`;
  return part ? `${areaPath.company}/pay-client/${part.payContractId}` : `${areaPath.company}/historic`;
}

/** Returns the company's page for the purpose of a charge, after reading its instalment. */
export async function placeOfCharge(
  { app, actor }: Pick<RequestContext<'company'>, 'app' | 'actor'>,
  charge: Charge,
): Promise<string> {
  const [part] = charge.purpose === 'pay' ? await app.see(instalments, actor, { chargeId: charge.id }) : [];
  return placeOf(charge, part);
}

/** Returns the names of the charge's project and creator; empty if it has none. */
export async function factsOfCharge(
  { app, actor }: RequestContext<'company'>,
  { briefingId, creatorId }: Charge,
) {
  const [project] =
    briefingId === null ? [] : await app.pick(briefings, actor, ['title'], { id: briefingId });
  const [creator] = creatorId === null ? [] : await app.pick(creators, actor, ['name'], { id: creatorId });
  return { project: project?.title ?? '', creator: creator?.name ?? '' };
}

/** Loads an open charge; redirects a paid one to its purpose. */
export async function loadChargeCard(ctx: RequestContext<'company'>) {
  const id = idIn(ctx);
  await takeReturn(ctx);
  const charge = await ctx.app.get(charges, ctx.actor, id);
  const { currency, dueOn, purpose } = charge;
  const [part] = purpose === 'pay' ? await ctx.app.see(instalments, ctx.actor, { chargeId: id }) : [];
  const back = placeOf(charge, part);
  if (isOpen(charge)) {
    // Includes fine and interest if overdue, like the provider's page.
    const [amountCents] = amountsDue({ charge, instalment: part }, businessDate(ctx.now));
    return {
      id,
      amountCents: amountCents ?? charge.amountCents,
      currency,
      dueOn,
      purpose,
      back,
      ...(await factsOfCharge(ctx, charge)),
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
