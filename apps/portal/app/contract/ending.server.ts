import { businessDate } from '@elenco/brazil';
import {
  acceptEnding,
  agreementsOf,
  disputeEnding,
  endingPrice,
  payouts,
  requestEnding,
  terminations,
  withdrawEnding,
} from '@elenco/core/finance';
import { amendments, type Contract, deliverables, proposals } from '@elenco/core/hiring';
import { id } from '@elenco/core/people';
import { settingOn, settings } from '@elenco/core/platform';
import { z } from 'zod';
import { command } from '../adapters/form.server';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import type { Receiver } from '../creator/receiver.server';

type Side = 'company' | 'creator';

/** Loads the price of ending the contract today, and the state of a request; null if neither applies. */
export async function loadEnding(
  ctx: RequestContext,
  contract: Contract,
  side: Side | null,
  /** Data for estimating the creator's net amounts; given only if the reader is the creator. */
  receiver?: Receiver,
) {
  if (contract.status !== 'active' && contract.status !== 'cancelled') return null;
  if (contract.briefingId === null || contract.proposalId === null) return null;
  const { app, actor, now } = ctx;
  const of = { contractId: contract.id };
  const today = businessDate(now);
  const [[settled], work, owed, added, rules, money] = await Promise.all([
    app.see(terminations, actor, of, { down: true, limit: 1 }),
    app.see(deliverables, actor, of),
    app.see(payouts, actor, of),
    app.see(amendments, actor, { ...of, status: 'accepted' }),
    app.see(settings, { role: 'system' }, { key: [...keys] }),
    app.money.steps(actor, [contract.id]),
  ]);
  const isPaid = (payout: { readonly id: number }) => money.get(payout.id)?.charge.status === 'paid';
  const receives = (grossCents: number) =>
    receiver?.ofEnding(
      { contractId: contract.id, companyId: contract.companyId },
      { grossCents, currency: contract.currency },
      owed.every(isPaid),
    ) ?? null;
  if (settled) {
    const steps = await app.history(terminations, actor, settled.id);
    const open = settled.status === 'requested' || settled.status === 'under_review';
    if (open || contract.status === 'cancelled') {
      return {
        asked: {
          ...settled,
          objection: steps.find(({ move }) => move === 'dispute')?.comment ?? null,
          decision: steps.find(({ move }) => move === 'decide')?.comment ?? null,
        },
        price: settled,
        totalCents: settled.creatorCents + settled.feeCents,
        work,
        receives: open ? receives(settled.creatorCents) : null,
        days: 0,
      };
    }
  }
  if (contract.status !== 'active') return null;
  const lines = await app.see(proposals, actor, { id: contract.proposalId });
  const agreements = agreementsOf(contract, added, owed, isPaid);
  const left = work.some(({ status }) => status !== 'verified' && status !== 'cancelled');
  if (agreements.length === 0 || !left) return null;
  const price = endingPrice({
    contract,
    agreements,
    work,
    settings: rules,
    side: side ?? 'company',
    today,
    lines: lines.flatMap((one) => one.lines),
  });
  return {
    asked: null,
    price: { ...price, currency: contract.currency },
    totalCents: price.creatorCents + price.feeCents,
    work,
    receives: receives(price.creatorCents),
    days: settingOn(rules, 'ending_answer_days', today),
  };
}

export type EndingPage = NonNullable<Awaited<ReturnType<typeof loadEnding>>>;

const keys = ['ending_before_bp', 'ending_begun_bp', 'ending_produced_bp', 'ending_answer_days'] as const;

const here = (toast: string) => (_: unknown, ctx: RequestContext) => ({ to: ctx.url.pathname, toast });
const seen = { id, version: z.coerce.number().int().positive() };
const { title, reason, totalCents } = requestEnding.input.shape;

export const endingActions = {
  end: command(requestEnding, {
    schema: z.object({ title, comment: reason, totalCents: totalCents.unwrap() }),
    input: (given, ctx: RequestContext<'shared'>) => ({
      contractId: idIn(ctx),
      title: given.title,
      reason: given.comment,
      totalCents: given.totalCents,
    }),
    next: here('endingAsked'),
  }),
  acceptEnding: command(acceptEnding, {
    schema: z.object(seen),
    input: (given) => given,
    next: here('endingAgreed'),
  }),
  disputeEnding: command(disputeEnding, {
    schema: z.object({ ...seen, comment: disputeEnding.input.shape.comment }),
    input: (given) => given,
    next: here('endingDisputed'),
  }),
  withdrawEnding: command(withdrawEnding, {
    schema: z.object(seen),
    input: (given) => given,
    next: here('endingWithdrawn'),
  }),
};
