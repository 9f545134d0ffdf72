import { businessDate } from '@elenco/brazil';
import { type Charge, instalments, lateRates, type Owed, owedOn } from '@elenco/core/finance';
import { sum } from '@elenco/core/kit';
import { settings } from '@elenco/core/platform';
import type { RequestContext } from '../adapters/requestContext.server';

/** Returns how much of *to pay* the brand has reported as paid and finance has not found yet. */
export const reportedCentsOf = (
  open: readonly Pick<Charge, 'id' | 'currency' | 'reportedAt'>[],
  owed: Readonly<Record<number, Owed>>,
  currency: Charge['currency'],
): number =>
  sum(
    open
      .filter((one) => one.currency === currency && one.reportedAt !== null)
      .map(({ id }) => owed[id]?.restCents ?? 0),
  );

/**
 * Returns today's amount due of each open charge, by its id. Reads rates and instalments only if a charge is
 * overdue.
 */
export async function owedToday(
  { app, actor, now }: Pick<RequestContext, 'app' | 'actor' | 'now'>,
  open: readonly Charge[],
): Promise<Readonly<Record<number, Owed>>> {
  const today = businessDate(now);
  const overdue = open.filter(({ dueOn }) => dueOn < today);
  const ofPay = overdue.filter(({ purpose }) => purpose === 'pay').map(({ id }) => id);
  const [rates, parts] = await Promise.all([
    overdue.length > 0 ? app.see(settings, { role: 'system' }, { key: [...lateRates] }) : [],
    ofPay.length > 0 ? app.see(instalments, actor, { chargeId: ofPay }) : [],
  ]);
  return Object.fromEntries(
    open.map((charge) => {
      const instalment = parts.find(({ chargeId }) => chargeId === charge.id);
      return [charge.id, owedOn({ charge, instalment }, today, rates)];
    }),
  );
}
