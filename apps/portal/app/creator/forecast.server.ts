import { businessDate, dueOn } from '@elenco/brazil';
import {
  type ExpectedPayment,
  forecastPayments,
  instalments,
  type Payout,
  paymentClock,
  workOf,
} from '@elenco/core/finance';
import { contracts, deliverables } from '@elenco/core/hiring';
import type { Payee } from '@elenco/core/people';
import type { RequestContext } from '../adapters/requestContext.server';

type TaxProfile = Pick<Payee, 'legalForm' | 'dependants' | 'taxRegime'>;

const individual: TaxProfile = { legalForm: 'individual', dependants: 0, taxRegime: null };

/**
 * Forecasts the amount and date of a creator's payouts that still wait for an invoice.
 * @param paid the payouts of the current user, a creator
 */
export async function loadForecast(
  ctx: Pick<RequestContext, 'app' | 'actor' | 'now'>,
  paid: readonly Payout[],
  {
    payee = individual,
    payoutDays,
  }: { readonly payee?: TaxProfile | undefined; readonly payoutDays: number },
) {
  const waiting = paid.filter(({ status }) => status === 'waiting_invoice');
  return forecastPayments(await expectedPayments(ctx, waiting, payoutDays), payee, paid);
}

async function expectedPayments(
  { app, actor, now }: Parameters<typeof loadForecast>[0],
  waiting: readonly Payout[],
  payoutDays: number,
): Promise<ExpectedPayment[]> {
  if (waiting.length === 0) return [];
  const today = businessDate(now);
  const contractId = [...new Set(waiting.map((payout) => payout.contractId))];
  const [agreed, pieces, steps, parts, iss] = await Promise.all([
    app.pick(contracts, actor, ['id', 'endsOn'], { id: contractId }),
    app.see(deliverables, actor, { contractId }),
    app.money.steps(actor, contractId),
    app.see(instalments, actor, { contractId }),
    app.money.issRulesOf([...new Set(waiting.map((payout) => payout.companyId))]),
  ]);
  const dayOf = (payout: Payout): string => {
    const part = parts.find(({ payoutId }) => payoutId === payout.id);
    const contract = agreed.find(({ id }) => id === payout.contractId);
    const money = steps.get(payout.id);
    if (part || !contract || !money) {
      return dueOn(part && part.dueOn > today ? part.dueOn : today, payoutDays);
    }
    const clock = paymentClock({
      contract,
      payout,
      deliverables: workOf(payout, pieces),
      payoutDays,
      today,
      ...money,
    });
    return clock.at(-1)?.expected ?? dueOn(today, payoutDays);
  };
  return waiting.map((payout) => ({
    id: payout.id,
    grossCents: payout.grossCents,
    currency: payout.currency,
    on: dayOf(payout),
    iss: iss.get(payout.companyId) ?? [],
  }));
}
