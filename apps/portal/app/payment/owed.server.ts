import { businessDate } from '@elenco/brazil';
import { type Charge, instalments, lateRates, type Owed, owedOn } from '@elenco/core/finance';
import { settings } from '@elenco/core/platform';
import type { RequestContext } from '../adapters/requestContext.server';

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
