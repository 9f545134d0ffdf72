import { businessDate, dueOn } from '@elenco/brazil';
import {
  type ForecastCondition,
  forecastCountsFrom,
  type Instalment,
  type Payout,
  payDayIfDoneToday,
  type payDayOfPart,
  paymentClock,
  workOf,
} from '@elenco/core/finance';
import { deliverables } from '@elenco/core/hiring';
import type { Actor } from '@elenco/core/people';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { see } from '../kernel/read';
import { steps } from '../queries/money';
import { dayOfPart, type ForecastPay } from './unpaidParts';

type Creator = Extract<Actor, { role: 'creator' }>;

type PayDay = ReturnType<typeof payDayOfPart> & {
  /** `payDayIfDoneToday` of a hiring's payout. */
  readonly ifDoneToday?: string | null;
};

const certainDay = (on: string, countedFrom: ForecastCondition | null = null) => ({
  on,
  taxedOn: on,
  countedFrom,
});

/**
 * Returns a function that forecasts the payment date (`on`) of a payout that waits for an invoice. `on` is
 * null if there is no forecast. `taxedOn` is the date whose taxes apply.
 */
export async function loadPayDays(
  em: SqlEntityManager,
  { actor, now }: { readonly actor: Creator; readonly now: string },
  waitingPayouts: readonly Payout[],
  of: {
    readonly contractRows: readonly { readonly id: number; readonly endsOn: string | null }[];
    readonly parts: readonly Instalment[];
    readonly pays: readonly ForecastPay[];
    readonly payoutDays: number;
  },
): Promise<(payout: Payout) => PayDay> {
  const { contractRows, parts, pays, payoutDays } = of;
  const today = businessDate(now);
  const contractId = [...new Set(waitingPayouts.map((payout) => payout.contractId))];
  const [pieces, paid] =
    contractId.length > 0
      ? await Promise.all([see(em, deliverables, actor, { contractId }), steps(em, actor, contractId)])
      : [[], null];
  return (payout) => {
    const part = parts.find(({ payoutId }) => payoutId === payout.id);
    const contract = contractRows.find(({ id }) => id === payout.contractId);
    const money = paid?.get(payout.id);
    const pay = pays.find(({ id }) => id === part?.payContractId);
    // The payout's creation time is the time of the client's payment.
    if (part && pay) return dayOfPart(part, pay, { fundedAt: payout.createdAt, payoutDays, now });
    if (!contract || !money) return certainDay(dueOn(today, payoutDays));
    const facts = { contract, payout, deliverables: workOf(payout, pieces), payoutDays, today, ...money };
    const expected = paymentClock(facts).at(-1)?.expected;
    return {
      ...certainDay(expected ?? dueOn(today, payoutDays), forecastCountsFrom(facts)),
      ifDoneToday: payDayIfDoneToday(facts),
    };
  };
}
