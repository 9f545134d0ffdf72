import { businessDate } from '@elenco/brazil';
import {
  charges,
  choosePlan,
  feeInvoices,
  isOpen,
  owedOn,
  paymentMethods,
  type Quote,
  quote,
  subscribedPlan,
  subscriptionPeriods,
  subscriptions,
  withdrawPlanChange,
} from '@elenco/core/finance';
import { areaPath, companies, plan, requestPlan } from '@elenco/core/people';
import { planCurrency, settings } from '@elenco/core/platform';
import { z } from 'zod';
import { actions, command, formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { pixOf } from '../payment/pix.server';
import { cardAttempts } from './cardAttempts.server';
import { defaultPlanCurrency, loadPlans } from './plans.server';

type CompanyContext = RequestContext<'company'>;
const at = `${areaPath.company}/pricing`;

/** Loads the company's plan, its use this month, and notes for its owner. Staff see the plans only. */
export async function loadOwnPlan(ctx: CompanyContext) {
  const { app, actor, now } = ctx;
  if (actor.role !== 'company') {
    return { plans: await loadPlans(ctx, defaultPlanCurrency(ctx)), company: null, use: null, owned: null };
  }
  const company = await app.get(companies, actor, actor.companyId);
  const [plans, use] = await Promise.all([
    loadPlans(ctx, planCurrency(company.billingCurrency)),
    app.party.planUse(company.id, businessDate(now).slice(0, 7)),
  ]);
  const owned = actor.companyRole === 'owner' ? await loadSubscription(ctx, company) : null;
  return { plans, company: { plan: company.plan }, use, owned };
}

/** Loads the subscription for the owner: its invoices, and the price of each other plan from today. */
async function loadSubscription(
  ctx: CompanyContext,
  company: Parameters<typeof quote>[0]['company'] & { readonly id: number },
) {
  const { app, actor, now } = ctx;
  const of = { companyId: company.id };
  const [[subscription], all, owed, rows, [card]] = await Promise.all([
    app.see(subscriptions, actor, of),
    app.see(subscriptionPeriods, actor, of, { by: 'startsOn', down: true }),
    app.see(charges, actor, { ...of, purpose: 'subscription' }),
    app.see(settings, { role: 'system' }, {}),
    app.see(paymentMethods, actor, { status: 'active', isDefault: true }),
  ]);
  const billed = await app.see(feeInvoices, actor, { chargeId: owed.map((one) => one.id) });
  const periods = all.filter(({ status }) => status !== 'withdrawn');
  const overdue = owed.some(({ status }) => status === 'overdue');
  const facts = { company, subscription, periods, overdue };
  const today = businessDate(now);
  const quotes = plan.options.flatMap((tier): Quote[] => {
    const found = quote(facts, tier, rows, today);
    return typeof found === 'string' ? [] : [found];
  });
  const open = owed.filter(isOpen);
  const tries = await cardAttempts(ctx, card, open, rows);
  return {
    current: subscribedPlan(facts),
    status: subscription?.status ?? ('open' as const),
    suspended: subscription?.suspendedAt != null,
    next:
      subscription?.nextPlan && subscription.nextOn
        ? { plan: subscription.nextPlan, on: subscription.nextOn }
        : null,
    quotes,
    invoices: periods.map(
      ({ id, plan: tier, startsOn, endsOn, amountCents, currency, dueOn, lines, chargeId }) => {
        const charge = owed.find((one) => one.id === chargeId);
        return {
          id,
          tier,
          startsOn,
          endsOn,
          amountCents,
          currency,
          dueOn,
          chargeId,
          kinds: [...new Set(lines.map(({ kind }) => kind))],
          status: charge?.status ?? null,
          invoice: billed.find((one) => one.chargeId === chargeId) ?? null,
        };
      },
    ),
    toPay: open.map((charge) => {
      const asked = owedOn({ charge }, today, rows);
      const byCard = tries.find(({ chargeId }) => chargeId === charge.id) ?? null;
      return { charge, owed: asked, pix: pixOf(charge, asked), byCard };
    }),
  };
}
export type OwnSubscription = NonNullable<Awaited<ReturnType<typeof loadOwnPlan>>['owned']>;

const askForm = z.object({ plan });
const chooseForm = z.object({ plan, amountCents: z.int().min(0), monthlyCents: z.int().min(0) });

export const ownPlanActions = actions('company', {
  ask: formHandler<'company', typeof askForm>(askForm, async (value, ctx, key) => {
    const id = ctx.actor.role === 'company' ? ctx.actor.companyId : 0;
    await ctx.app.perform(requestPlan, { id, ...value }, { ...ctx, key });
    return { to: at, toast: 'planAsked' };
  }),
  choose: command(choosePlan, {
    schema: chooseForm,
    input: (value) => value,
    next: () => ({ to: at, toast: 'planChosen' }),
  }),
  keep: command(withdrawPlanChange, {
    schema: z.object({}),
    input: () => ({}),
    next: () => ({ to: at, toast: 'planKept' }),
  }),
});
