import { addDays, businessDate, nextBankDay } from '@elenco/brazil';
import { areaPath } from '@elenco/core/party';
import { charges, isOpen, MAX_SECOND_COPY_DAYS, reissueSlip } from '@elenco/core/payment';
import { redirect } from '@remix-run/node';
import { actions, command } from '../adapters/form.server';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { qrPath } from '../briefing/project/qrPath.server';
import { placeOfCharge } from './chargeCard.server';

/** Days until the new due date that the form proposes. */
const PROPOSED_DAYS = 3;

/** An open charge of the company, and the days that its second copy may be due on; none while its slip is valid. */
export async function loadSecondCopy(ctx: RequestContext<'company'>) {
  const charge = await ctx.app.get(charges, ctx.actor, idIn(ctx));
  const today = businessDate(ctx.now);
  const back = await placeOfCharge(ctx, charge);
  if (!isOpen(charge)) throw redirect(back);
  const isOverdue = charge.dueOn < today && charge.currency === 'BRL';
  return {
    charge,
    back,
    pix: charge.pixCode ? qrPath(charge.pixCode) : null,
    days: isOverdue
      ? {
          first: today,
          proposed: nextBankDay(addDays(today, PROPOSED_DAYS)),
          last: addDays(today, MAX_SECOND_COPY_DAYS),
        }
      : null,
  };
}

export const secondCopyActions = actions('company', {
  reissue: command(reissueSlip, {
    schema: reissueSlip.input.pick({ dueOn: true }),
    input: ({ dueOn }, ctx: RequestContext<'company'>) => ({ id: idIn(ctx), dueOn }),
    next: (_: unknown, ctx) => ({
      to: `${areaPath.company}/charge/${idIn(ctx)}/slip`,
      toast: 'slipReissued',
    }),
  }),
});
