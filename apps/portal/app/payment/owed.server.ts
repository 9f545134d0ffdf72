import { businessDate } from '@elenco/brazil';
import { type Charge, instalments, lateRates, type Owed, owedOn } from '@elenco/core/finance';
import { sum } from '@elenco/core/kit';
import { settings } from '@elenco/core/platform';
import type { RequestContext } from '../adapters/requestContext.server';

/** Amount due of an open charge today, and in total on the day on which the brand reported its payment. */
export interface OwedToday extends Owed {
  /** Null if no payment is reported. */
  readonly reportedTotalCents: number | null;
}

/**
 * Returns how much of *to pay* the brand has reported as paid and finance has not found yet, without and with
 * the late fees of the reported days.
 */
export function reportedOf(
  open: readonly Pick<Charge, 'id' | 'currency'>[],
  owed: Readonly<Record<number, OwedToday>>,
  currency: Charge['currency'],
): { readonly reportedCents: number; readonly reportedTotalCents: number } {
  const reported = open.flatMap(({ id, ...charge }) => {
    const of = owed[id];
    return charge.currency === currency && of && of.reportedTotalCents !== null
      ? [{ restCents: of.restCents, totalCents: of.reportedTotalCents }]
      : [];
  });
  return {
    reportedCents: sum(reported.map(({ restCents }) => restCents)),
    reportedTotalCents: sum(reported.map(({ totalCents }) => totalCents)),
  };
}

/**
 * Returns today's amount due of each open charge, by its id, and the amount of the day of a reported payment.
 * Reads rates and instalments only if a charge is overdue.
 */
export async function owedToday(
  { app, actor, now }: Pick<RequestContext, 'app' | 'actor' | 'now'>,
  open: readonly Charge[],
): Promise<Readonly<Record<number, OwedToday>>> {
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
      const owedAt = (day: string) => owedOn({ charge, instalment }, day, rates);
      const { reportedOn } = charge;
      const reportedTotalCents = reportedOn === null ? null : owedAt(reportedOn).totalCents;
      return [charge.id, { ...owedAt(today), reportedTotalCents }];
    }),
  );
}
