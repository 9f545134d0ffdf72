import { areaPath } from '@elenco/core/party';
import { charges, instalments } from '@elenco/core/payment';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { actions, formHandler, toastCookie } from '../adapters/form.server';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { payByCard, takeReturn } from './card.server';

/** Where the company sees what a charge is for. */
async function placeOf({ app, actor }: RequestContext<'company'>, id: number): Promise<string> {
  const { briefingId, purpose } = await app.get(charges, actor, id);
  if (purpose === 'subscription') return `${areaPath.company}/pricing`;
  if (briefingId !== null) return `${areaPath.company}/briefing/${briefingId}?view=payments`;
  const [part] = await app.see(instalments, actor, { chargeId: id });
  return part ? `${areaPath.company}/pay-client/${part.payContractId}` : `${areaPath.company}/historic`;
}

/** A charge that is open; one that is paid leads back to what it was for. */
export async function loadChargeCard(ctx: RequestContext<'company'>) {
  const id = idIn(ctx);
  await takeReturn(ctx);
  const { status, amountCents, currency } = await ctx.app.get(charges, ctx.actor, id);
  if (status === 'open' || status === 'overdue') return { id, amountCents, currency };
  throw redirect(await placeOf(ctx, id), { headers: { 'Set-Cookie': toastCookie('chargePaid') } });
}

export const payCharge = actions('company', {
  card: formHandler<'company', z.ZodType>(z.object({}), async (_, ctx) => {
    const path = ctx.url.pathname;
    return { to: await payByCard(ctx, { chargeId: idIn(ctx), back: path, done: path }), document: true };
  }),
});
