import { businessDate, dueOn } from '@elenco/brazil';
import { currentPayout, expectedNet, payouts } from '@elenco/core/finance';
import type { Contract } from '@elenco/core/hiring';
import { type CreatorStage, moneyOf } from '@elenco/core/operations';
import { payees } from '@elenco/core/people';
import { settingOn, settings } from '@elenco/core/platform';
import { loadForecast } from '../creator/forecast.server';
import type { CreatorContext } from '../creator/page.server';
import { loadPaymentStates } from '../payment/status.server';

/** Loads what a contract asks of its creator, what it pays and when; the work itself is in the project. */
export async function contractStage(ctx: CreatorContext, contract: Contract): Promise<CreatorStage> {
  const { app, actor, now } = ctx;
  const today = businessDate(now);
  const [[payee], paid, rules, iss] = await Promise.all([
    app.see(payees, actor, {}),
    app.see(payouts, actor, {}),
    app.see(settings, { role: 'system' }, { key: 'payout_days' }),
    app.money.issRulesOf([contract.companyId]),
  ]);
  const payoutDays = settingOn(rules, 'payout_days', today);
  const payout = currentPayout(paid.filter((one) => one.contractId === contract.id));
  const forecast = await loadForecast(ctx, paid, { payee, payoutDays });
  const { creatorCents: grossCents, currency, status, statusSince: since, endsOn } = contract;
  const over = status === 'cancelled' || status === 'draft';
  const on = dueOn(endsOn && endsOn > today ? endsOn : today, payoutDays);
  const foreseen = payout
    ? (forecast.find(({ id }) => id === payout.id) ?? null)
    : payee
      ? expectedNet(
          { grossCents, currency },
          payee,
          on,
          [...paid, ...forecast],
          iss.get(contract.companyId) ?? [],
        )
      : null;
  const before = { status: 'waiting_invoice', netCents: 0 } as const;
  // Invoices decide the status only before the net is known, and money has no day then.
  const state = payout && (await loadPaymentStates(ctx, [payout], [])).get(payout.id);
  const money =
    payout || !over ? moneyOf(payout ?? { ...before, grossCents, currency }, foreseen, state) : null;
  const own = status === 'sent' && contract.creatorAcceptedAt === null;
  const code = own ? 'accept_contract' : status === 'sent' ? 'wait_signature' : over ? 'over' : 'in_force';
  return { code: payout?.status === 'made' ? 'paid' : code, own, by: null, since, money };
}
