import { businessDate, dueOn } from '@elenco/brazil';
import {
  acceptableOn,
  addedTo,
  type ExpectedNet,
  type ExpectedPayment,
  expectedNet,
  forecastPayments,
  instalments,
  type Payout,
  payDayOf,
  paymentClock,
  payouts,
  taxDayOf,
  workOf,
} from '@elenco/core/finance';
import { contracts, deliverables } from '@elenco/core/hiring';
import type { Currency } from '@elenco/core/kit';
import { type Payee, payees } from '@elenco/core/people';
import { settingOn, settings } from '@elenco/core/platform';
import type { RequestContext } from '../adapters/requestContext.server';
import { estimateOf, type TakeHome } from './takeHome';

type Context = Pick<RequestContext, 'app' | 'actor' | 'now'>;
type TaxProfile = Pick<Payee, 'legalForm' | 'dependants' | 'taxRegime'>;
type Value = { readonly grossCents: number; readonly currency: Currency };

const individual: TaxProfile = { legalForm: 'individual', dependants: 0, taxRegime: null };

/**
 * Loads what values come to for the current user, a creator: net of taxes, together with all other payments
 * expected in the same month.
 * @param about companies and currencies of the values
 */
export async function loadReceiver(
  ctx: Context,
  about: { readonly companyIds: readonly number[]; readonly currencies: readonly Currency[] },
) {
  const { app, actor, now } = ctx;
  const today = businessDate(now);
  const [[payee], paid, rules] = await Promise.all([
    app.see(payees, actor, {}),
    app.see(payouts, actor, {}),
    app.see(
      settings,
      { role: 'system' },
      { key: ['payout_days', 'slip_days', 'fee_bp_own', 'draft_megabytes'] },
    ),
  ]);
  const payoutDays = settingOn(rules, 'payout_days', today);
  const slipDays = settingOn(rules, 'slip_days', today);
  const waiting = paid.filter(({ status }) => status === 'waiting_invoice');
  const counted = paid.filter((payout) => waiting.includes(payout) || isCounted(payout, today));
  const contractIds = [...new Set(counted.map(({ contractId }) => contractId))];
  const companyIds = [...new Set([...about.companyIds, ...waiting.map(({ companyId }) => companyId)])];
  const [agreed, iss, rates] = await Promise.all([
    contractIds.length > 0 ? app.pick(contracts, actor, ['id', 'title', 'endsOn'], { id: contractIds }) : [],
    app.money.issRulesOf(companyIds),
    about.currencies.some((currency) => currency !== 'BRL') ? app.money.latestRates() : null,
  ]);
  const dayOf = await loadPayDays(ctx, waiting, { agreed, payoutDays, today });
  const titleOf = (payoutId: number) => {
    const payout = paid.find(({ id }) => id === payoutId);
    return agreed.find(({ id }) => id === payout?.contractId)?.title;
  };
  const profile = payee ?? individual;
  const expected = waiting.map((payout): ExpectedPayment & Pick<Payout, 'contractId'> => {
    const { id, contractId, grossCents, currency, companyId } = payout;
    return { id, contractId, grossCents, currency, on: dayOf(payout), iss: iss.get(companyId) ?? [] };
  });
  const rateOf = (currency: Currency) => (currency === 'BRL' ? null : (rates?.[currency] ?? null));
  const titlesOf = (ids: readonly number[]) => [...new Set(ids.flatMap((id) => titleOf(id) ?? []))];
  const shown = ({ addedToIds, ...net }: ExpectedNet, on: string | null): TakeHome => ({
    ...net,
    on,
    addedTo: titlesOf(addedToIds),
    estimate: estimateOf(net.netCents, rateOf(net.currency)),
  });
  /** Leaves out payouts that the value replaces: a contract's, when it ends. */
  const among = (isLeftOut: (payout: Pick<Payout, 'contractId' | 'status'>) => boolean = () => false) => {
    const kept = paid.filter((payout) => !isLeftOut(payout));
    const open = expected.filter(({ contractId }) => !isLeftOut({ contractId, status: 'waiting_invoice' }));
    const forecast = forecastPayments(open, profile, kept);
    const others = [...kept, ...forecast];
    return {
      /** Expected payments without an invoice, with their taxes. */
      forecast,
      /** All payments of the creator; those without an invoice with their expected taxes. */
      others,
      /** What reaches the creator of a payout that waits for an invoice. */
      ofPayout(payoutId: number | undefined): TakeHome | null {
        const found = forecast.find(({ id }) => id === payoutId);
        return found ? shown(found, found.on) : null;
      },
      /** What reaches the creator of a value; without a day the taxes are those of the first possible one. */
      of(value: Value, { companyId, on }: { companyId: number; on: string | null }): TakeHome {
        const day = on ?? dueOn(dueOn(today, slipDays), payoutDays);
        return shown(expectedNet(value, profile, day, others, iss.get(companyId) ?? []), on);
      },
    };
  };
  return {
    ...among(),
    without: among,
    /**
     * What reaches the creator of the price of ending a contract, which replaces what the contract still owes;
     * null for a price of zero. The other side is charged again unless `isPaid`.
     */
    ofEnding(
      { contractId, companyId }: { readonly contractId: number; readonly companyId: number },
      value: Value,
      isPaid: boolean,
    ): TakeHome | null {
      if (value.grossCents === 0) return null;
      const on = dueOn(isPaid ? today : dueOn(today, slipDays), payoutDays);
      return among((one) => one.contractId === contractId && one.status === 'waiting_invoice').of(value, {
        companyId,
        on,
      });
    },
    payee,
    payouts: paid,
    iss,
    today,
    payoutDays,
    slipDays,
    /** Rate of the platform's fee on contracts with own clients, in basis points. */
    ownFeeBp: settingOn(rules, 'fee_bp_own', today),
    /** Maximum size of an uploaded video or picture in megabytes. */
    largestUpload: settingOn(rules, 'draft_megabytes', today),
    rateOf,
    titleOf,
    /** Titles of the payments of the same month that the taxes of a payout were added to. */
    addedTo: (payout: Payout) => titlesOf(addedTo(payout, paid).map(({ id }) => id)),
    /** Forecasts the payment day of a value that has no charge yet; null if no day can come true. */
    payDay: (of: { endsOn: string | null; approvedOn: string | null }) =>
      payDayOf({ ...of, slipDays, payoutDays, today }),
  };
}
export type Receiver = Awaited<ReturnType<typeof loadReceiver>>;

/** True if a payout can count in the taxes of a later payment. */
function isCounted(payout: Payout, today: string): boolean {
  const on = taxDayOf(payout);
  return on !== null && on.slice(0, 7) >= today.slice(0, 7);
}

/** Loads the expected payment day of payouts that wait for an invoice. */
async function loadPayDays(
  { app, actor }: Context,
  waiting: readonly Payout[],
  of: {
    readonly agreed: readonly { readonly id: number; readonly endsOn: string | null }[];
    readonly payoutDays: number;
    readonly today: string;
  },
): Promise<(payout: Payout) => string> {
  const { agreed, payoutDays, today } = of;
  const contractId = [...new Set(waiting.map((payout) => payout.contractId))];
  const [pieces, steps, parts] =
    contractId.length > 0
      ? await Promise.all([
          app.see(deliverables, actor, { contractId }),
          app.money.steps(actor, contractId),
          app.see(instalments, actor, { contractId }),
        ])
      : [[], null, []];
  return (payout) => {
    const part = parts.find(({ payoutId }) => payoutId === payout.id);
    const contract = agreed.find(({ id }) => id === payout.contractId);
    const money = steps?.get(payout.id);
    if (part || !contract || !money) {
      return dueOn(part ? acceptableOn(part, today) : today, payoutDays);
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
}
