import { businessDate, dueOn } from '@elenco/brazil';
import {
  acceptEnding,
  agreementsOf,
  disputeEnding,
  endingPrice,
  expectedNet,
  payouts,
  requestEnding,
  terminations,
  withdrawEnding,
} from '@elenco/core/finance';
import { amendments, type Contract, deliverables, proposals } from '@elenco/core/hiring';
import { id, type Payee, payees } from '@elenco/core/people';
import { settingOn, settings } from '@elenco/core/platform';
import { z } from 'zod';
import { command } from '../adapters/form.server';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { loadForecast } from '../creator/forecast.server';

type Side = 'company' | 'creator';

/** Loads the price of ending the contract today, and the state of a request; null if neither applies. */
export async function loadEnding(ctx: RequestContext, contract: Contract, side: Side | null) {
  if (contract.status !== 'active' && contract.status !== 'cancelled') return null;
  if (contract.briefingId === null || contract.proposalId === null) return null;
  const { app, actor, now } = ctx;
  const of = { contractId: contract.id };
  const today = businessDate(now);
  const [[settled], work, owed, renewals, rules] = await Promise.all([
    app.see(terminations, actor, of, { down: true, limit: 1 }),
    app.see(deliverables, actor, of),
    app.see(payouts, actor, of),
    app.see(amendments, actor, { ...of, status: 'accepted' }),
    app.see(settings, { role: 'system' }, { key: [...keys] }),
  ]);
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
        work,
        net: null,
        days: 0,
      };
    }
  }
  if (contract.status !== 'active') return null;
  const [money, lines, [payee], paid, iss] = await Promise.all([
    app.money.steps(actor, [contract.id]),
    app.see(proposals, actor, { id: contract.proposalId }),
    side === 'creator' ? app.see(payees, actor, {}) : [],
    side === 'creator' ? app.see(payouts, actor, {}) : [],
    side === 'creator' ? app.money.issRulesOf([contract.companyId]) : null,
  ]);
  const agreements = agreementsOf(
    contract,
    renewals,
    owed,
    (payout) => money.get(payout.id)?.charge.status === 'paid',
  );
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
  const arriving = async (payee: Payee) => {
    const payoutDays = settingOn(rules, 'payout_days', today);
    // The price replaces what the contract still owes.
    const others = paid.filter(
      ({ contractId, status }) => contractId !== contract.id || status !== 'waiting_invoice',
    );
    const forecast = await loadForecast(ctx, others, { payee, payoutDays });
    const gross = { grossCents: price.creatorCents, currency: contract.currency };
    const rulesOfIss = iss?.get(contract.companyId) ?? [];
    return expectedNet(gross, payee, dueOn(today, payoutDays), [...others, ...forecast], rulesOfIss);
  };
  return {
    asked: null,
    price: { ...price, currency: contract.currency },
    work,
    net: payee && price.creatorCents > 0 ? await arriving(payee) : null,
    days: settingOn(rules, 'ending_answer_days', today),
  };
}
export type EndingPage = NonNullable<Awaited<ReturnType<typeof loadEnding>>>;

const keys = [
  'ending_before_bp',
  'ending_begun_bp',
  'ending_produced_bp',
  'ending_answer_days',
  'payout_days',
] as const;

const here = (toast: string) => (_: unknown, ctx: RequestContext) => ({ to: ctx.url.pathname, toast });
const seen = { id, version: z.coerce.number().int().positive() };
const { title, reason } = requestEnding.input.shape;

export const endingActions = {
  end: command(requestEnding, {
    schema: z.object({ title, comment: reason }),
    input: (given, ctx: RequestContext<'shared'>) => ({
      contractId: idIn(ctx),
      title: given.title,
      reason: given.comment,
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
