import { addDays, businessDate, nextBankDay } from '@elenco/brazil';
import {
  type Charge,
  charges,
  instalments,
  isOpen,
  isSecondCopyInForce,
  lateRates,
  paymentProofs,
  reissueSlip,
  reportPayment,
  secondCopyDays,
  secondCopyOf,
  withdrawReport,
  withoutPrivateFee,
} from '@elenco/core/finance';
import { areaPath, date } from '@elenco/core/people';
import { settings } from '@elenco/core/platform';
import { z } from 'zod';
import { actions, command, formHandler } from '../adapters/form.server';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { loadChargeSubject, loadPurposePath } from './chargeCard.server';
import { owedToday } from './owed.server';
import { pixOf } from './pix.server';

/** Days from today to the proposed due date of a reissued slip. */
const PROPOSED_DAYS = 3;

/**
 * Loads a charge of the company with its history. If the slip of an open charge has expired, includes the
 * amount that a reissued slip would have, for each possible due date.
 */
export async function loadChargePage(ctx: RequestContext<'company'>) {
  const charge = await ctx.app.get(charges, ctx.actor, idIn(ctx));
  const today = businessDate(ctx.now);
  const open = isOpen(charge);
  const owed = open ? (await owedToday(ctx, [charge]))[charge.id] : undefined;
  const isOverdue = open && charge.dueOn < today && charge.currency === 'BRL';
  return {
    charge: withoutPrivateFee(charge),
    open,
    back: await loadPurposePath(ctx, charge),
    facts: await loadChargeSubject(ctx, charge),
    steps: await ctx.app.history(charges, ctx.actor, charge.id),
    owed,
    pix: pixOf(charge, owed),
    /** Dates for which a payment can be reported; null unless the reader is a member of the brand. */
    reportable:
      open && ctx.actor.role === 'company' ? { first: businessDate(charge.createdAt), today } : null,
    proofs: (await ctx.app.see(paymentProofs, ctx.actor, { chargeId: charge.id })).map(
      ({ id, sentBy, createdAt, fileId }) => ({ id, sentBy, createdAt, to: `/api/v1/files/${fileId}` }),
    ),
    days: isOverdue ? await loadSecondCopyDays(ctx, charge, today) : null,
  };
}

async function loadSecondCopyDays({ app, actor }: RequestContext<'company'>, charge: Charge, today: string) {
  const [rates, [instalment]] = await Promise.all([
    app.see(settings, { role: 'system' }, { key: [...lateRates] }),
    app.see(instalments, actor, { chargeId: charge.id }),
  ]);
  const days = secondCopyDays(today);
  return {
    first: today,
    // A reissued slip that is still valid is shown unchanged.
    proposed: charge.slipDueOn >= today ? charge.slipDueOn : nextBankDay(addDays(today, PROPOSED_DAYS)),
    last: days.at(-1) ?? today,
    inForce: isSecondCopyInForce(charge, today) ? { cents: charge.slipCents, dueOn: charge.slipDueOn } : null,
    copies: Object.fromEntries(days.map((day) => [day, secondCopyOf({ charge, instalment }, day, rates)])),
  };
}

const report = z.object({
  reportedOn: date,
  reportedBy: reportPayment.input.shape.reportedBy,
  file: z.instanceof(File).optional(),
});

/** Stores the proof of payment, if there is one, before the report that references it. */
const sendReport = formHandler<'company', typeof report>(report, async ({ file, ...stated }, ctx, key) => {
  const { app, actor } = ctx;
  const id = idIn(ctx);
  // Checks access first, so that members of other companies store no file.
  await app.get(charges, actor, id);
  const fileId = file ? await ctx.keepFile(file) : null;
  const proof = fileId === null ? null : { fileId, sha256: (await app.files.openable(actor, fileId)).sha256 };
  await app.perform(reportPayment, { id, ...stated, proof }, { ...ctx, key });
  return { to: `${areaPath.company}/charge/${id}/slip`, toast: 'paymentReported' };
});

export const chargePageActions = actions('company', {
  report: sendReport,
  withdraw: command(withdrawReport, {
    schema: z.object({}),
    input: (_, ctx: RequestContext<'company'>) => ({ id: idIn(ctx) }),
    next: (_: unknown, ctx) => ({
      to: `${areaPath.company}/charge/${idIn(ctx)}/slip`,
      toast: 'reportWithdrawn',
    }),
  }),
  reissue: command(reissueSlip, {
    schema: reissueSlip.input.pick({ dueOn: true }).extend({ replaces: z.stringbool().default(false) }),
    input: ({ dueOn, replaces }, ctx: RequestContext<'company'>) => ({ id: idIn(ctx), dueOn, replaces }),
    next: (_: unknown, ctx) => ({
      to: `${areaPath.company}/charge/${idIn(ctx)}/slip`,
      toast: 'slipReissued',
    }),
  }),
});
