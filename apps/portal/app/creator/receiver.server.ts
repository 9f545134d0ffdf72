import { businessDate, dueOn } from '@elenco/brazil';
import {
  addedTo,
  countsFromDelivery,
  type ExpectedNet,
  type ExpectedPayment,
  earlierInMonth,
  expectedNet,
  forecastPayments,
  type Instalment,
  instalments,
  issOn,
  type Payout,
  payContracts,
  payDayOf,
  type payDayOfPart,
  paymentClock,
  payouts,
  workOf,
} from '@elenco/core/finance';
import { contracts, deliverables } from '@elenco/core/hiring';
import type { Currency } from '@elenco/core/kit';
import { type Payee, payees } from '@elenco/core/people';
import { settingOn, settings } from '@elenco/core/platform';
import type { RequestContext } from '../adapters/requestContext.server';
import { estimateOf, type TakeHome } from './takeHome';
import { dayOfPart, type ForecastPay, ofPay, unpaidParts } from './unpaidParts';

type Context = Pick<RequestContext, 'app' | 'actor' | 'now'>;
type TaxProfile = Pick<Payee, 'legalForm' | 'dependants' | 'taxRegime'>;
type Value = { readonly grossCents: number; readonly currency: Currency };

const individual: TaxProfile = { legalForm: 'individual', dependants: 0, taxRegime: null };

/**
 * Loads the creator's tax profile and other payments; returns functions that forecast the net amount of a
 * price. Taxes of an individual depend on all payments of a month. @param about companies and currencies of
 * the prices
 */
export async function loadReceiver(
  ctx: Context,
  about: { readonly companyIds: readonly number[]; readonly currencies: readonly Currency[] },
) {
  const { app, actor, now } = ctx;
  const today = businessDate(now);
  const [[payee], allPayouts, parts, rules] = await Promise.all([
    app.see(payees, actor, {}),
    app.see(payouts, actor, {}),
    app.see(instalments, actor, {}, { down: true, limit: 500 }),
    app.see(
      settings,
      { role: 'system' },
      { key: ['payout_days', 'slip_days', 'fee_bp_own', 'draft_megabytes'] },
    ),
  ]);
  const payoutDays = settingOn(rules, 'payout_days', today);
  const slipDays = settingOn(rules, 'slip_days', today);
  const waitingPayouts = allPayouts.filter(({ status }) => status === 'waiting_invoice');
  const contractIds = [...new Set(allPayouts.map(({ contractId }) => contractId))];
  const forecastParts = parts.filter(
    ({ payoutId }) => payoutId === null || waitingPayouts.some(({ id }) => id === payoutId),
  );
  const companyIds = [
    ...new Set([
      ...about.companyIds,
      ...[...waitingPayouts, ...forecastParts].map(({ companyId }) => companyId),
    ]),
  ];
  const payIds = [...new Set(forecastParts.map(({ payContractId }) => payContractId))];
  const [contractRows, pays, iss, rates] = await Promise.all([
    contractIds.length > 0 ? app.pick(contracts, actor, ['id', 'title', 'endsOn'], { id: contractIds }) : [],
    payIds.length > 0 ? app.pick(payContracts, actor, ofPay, { id: payIds }) : [],
    app.money.issRulesOf(companyIds),
    about.currencies.some((currency) => currency !== 'BRL') ? app.money.latestRates() : null,
  ]);
  const dayOf = await loadPayDays(ctx, waitingPayouts, { contractRows, parts, pays, payoutDays });
  const unpaid = unpaidParts(parts, pays, {
    ownFeeBp: settingOn(rules, 'fee_bp_own', today),
    payoutDays,
    now,
  });
  const titleOf = (payoutId: number) => {
    const part = unpaid.find(({ id }) => id === payoutId);
    if (part) return part.title;
    const payout = allPayouts.find(({ id }) => id === payoutId);
    return contractRows.find(({ id }) => id === payout?.contractId)?.title;
  };
  const profile = payee ?? individual;
  const expected = [
    ...waitingPayouts.map((payout) => ({ ...payout, on: dayOf(payout).taxedOn })),
    ...unpaid.map((part) => ({ ...part, on: part.day.taxedOn })),
  ].map(
    ({
      id,
      contractId,
      grossCents,
      currency,
      companyId,
      on,
    }): ExpectedPayment & Pick<Payout, 'contractId'> => ({
      id,
      contractId,
      grossCents,
      currency,
      on,
      iss: iss.get(companyId) ?? [],
    }),
  );
  const contractOf = (id: number): Partial<Pick<Payout, 'contractId'>> =>
    [...expected, ...allPayouts].find((one) => one.id === id) ?? {};
  const rateOf = (currency: Currency) => (currency === 'BRL' ? null : (rates?.[currency] ?? null));
  const titlesOf = (ids: readonly number[]) => [...new Set(ids.flatMap((id) => titleOf(id) ?? []))];
  const toTakeHome = (
    { addedToIds, ...net }: ExpectedNet,
    on: string | null,
    fromDelivery = false,
  ): TakeHome => ({
    ...net,
    on,
    fromDelivery,
    addedTo: titlesOf(addedToIds),
    estimate: estimateOf(net.netCents, rateOf(net.currency)),
  });
  /** Returns the day whose taxes apply: the given day, or the first possible one if none is known. */
  const taxDay = (on: string | null) => on ?? dueOn(dueOn(today, slipDays), payoutDays);
  /** Forecasts without the payouts that a price replaces, such as those of a contract that ends. */
  const forecastExcept = (
    isLeftOut: (payout: Pick<Payout, 'contractId' | 'status'>) => boolean = () => false,
  ) => {
    const kept = allPayouts.filter((payout) => !isLeftOut(payout));
    const open = expected.filter(({ contractId }) => !isLeftOut({ contractId, status: 'waiting_invoice' }));
    const forecast = forecastPayments(open, profile, kept);
    const others = [...kept, ...forecast];
    return {
      /** Forecasts of payouts without an invoice and of unpaid instalments, with their taxes. */
      forecast,
      /** All payments of the creator, including those forecasts. */
      others,
      /** Returns the net amount of a payout that waits for an invoice; null for any other payout. */
      ofPayout(payoutId: number | undefined): TakeHome | null {
        const found = forecast.find(({ id }) => id === payoutId);
        const payout = waitingPayouts.find(({ id }) => id === payoutId);
        if (!found || !payout) return null;
        const { on, fromDelivery } = dayOf(payout);
        return toTakeHome(found, on, fromDelivery);
      },
      /**
       * Returns the net amount of an instalment of a contract in force that the client has not paid, or whose
       * payout waits for an invoice; null for any other instalment.
       */
      ofInstalment({ id, payoutId }: Pick<Instalment, 'id' | 'payoutId'>) {
        const part = unpaid.find(({ partId }) => partId === id);
        const found = forecast.find((one) => one.id === (part?.id ?? payoutId));
        const payout = waitingPayouts.find((one) => one.id === payoutId);
        const day = part?.day ?? (payout && dayOf(payout));
        if (!found || !day) return null;
        const { contractId } = contractOf(found.id);
        // The page of a contract does not name the contract itself.
        const addedToIds = found.addedToIds.filter((one) => contractOf(one).contractId !== contractId);
        return {
          ...toTakeHome({ ...found, addedToIds }, day.on, day.fromDelivery),
          addedToIds,
          /** The same with the contract itself, for lists of all payments. */
          addedToAll: titlesOf(found.addedToIds),
        };
      },
      /** Returns the net amount of a price. Without a day, taxes of the first possible day apply. */
      of(value: Value, { companyId, on }: { companyId: number; on: string | null }): TakeHome {
        return toTakeHome(expectedNet(value, profile, taxDay(on), others, iss.get(companyId) ?? []), on);
      },
    };
  };
  const all = forecastExcept();
  return {
    ...all,
    without: forecastExcept,
    /**
     * Returns the net amount of the price of ending a contract, which replaces the contract's open payouts.
     * Null for a price of zero. Unless `isPaid`, the brand or client has to pay a new charge first.
     */
    ofEnding(
      { contractId, companyId }: { readonly contractId: number; readonly companyId: number },
      value: Value,
      isPaid: boolean,
    ): TakeHome | null {
      if (value.grossCents === 0) return null;
      const on = dueOn(isPaid ? today : dueOn(today, slipDays), payoutDays);
      return forecastExcept((one) => one.contractId === contractId && one.status === 'waiting_invoice').of(
        value,
        {
          companyId,
          on,
        },
      );
    },
    payee,
    payouts: allPayouts,
    iss,
    today,
    payoutDays,
    slipDays,
    /** Fee rate for creators' own contracts, in basis points. */
    ownFeeBp: settingOn(rules, 'fee_bp_own', today),
    /** Maximum size of an uploaded video or picture in megabytes. */
    largestUpload: settingOn(rules, 'draft_megabytes', today),
    rateOf,
    titleOf,
    titlesOf,
    /** Returns the titles of earlier payments of the month, of other contracts, which raise the taxes of a payout. */
    addedTo: (payout: Payout) =>
      titlesOf(
        addedTo(payout, allPayouts)
          .filter(({ contractId }) => contractId !== payout.contractId)
          .map(({ id }) => id),
      ),
    /** Returns the data for calculating the taxes of a price while the user types it. */
    pricing({ companyId, currency, on }: { companyId: number; currency: Currency; on: string | null }) {
      const taxedOn = taxDay(on);
      return {
        /** Business date of the payment; null if it cannot be forecast. */
        on,
        taxedOn,
        iss: issOn(iss.get(companyId) ?? [], taxedOn),
        /** Other payments forecast for that month, since taxes apply to the sum. */
        earlier: earlierInMonth(all.others, { currency }, taxedOn).map(
          ({ id, grossCents, withholdings }) => ({
            title: titleOf(id) ?? '',
            grossCents,
            withholdings,
          }),
        ),
        rate: rateOf(currency),
      };
    },
    /** Forecasts the payment date of a price without a charge; null if it cannot be forecast. */
    payDay: (of: { endsOn: string | null; approvedOn: string | null }) =>
      payDayOf({ ...of, slipDays, payoutDays, today }),
  };
}
export type Receiver = Awaited<ReturnType<typeof loadReceiver>>;

const certainDay = (on: string, fromDelivery = false) => ({ on, taxedOn: on, fromDelivery });

/**
 * Loads the expected payment date of payouts that wait for an invoice. `on` is null if it cannot be forecast;
 * taxes are those of `taxedOn`.
 */
async function loadPayDays(
  { app, actor, now }: Context,
  waitingPayouts: readonly Payout[],
  of: {
    readonly contractRows: readonly { readonly id: number; readonly endsOn: string | null }[];
    readonly parts: readonly Instalment[];
    readonly pays: readonly ForecastPay[];
    readonly payoutDays: number;
  },
): Promise<(payout: Payout) => ReturnType<typeof payDayOfPart>> {
  const { contractRows, parts, pays, payoutDays } = of;
  const today = businessDate(now);
  const contractId = [...new Set(waitingPayouts.map((payout) => payout.contractId))];
  const [pieces, steps] =
    contractId.length > 0
      ? await Promise.all([app.see(deliverables, actor, { contractId }), app.money.steps(actor, contractId)])
      : [[], null];
  return (payout) => {
    const part = parts.find(({ payoutId }) => payoutId === payout.id);
    const contract = contractRows.find(({ id }) => id === payout.contractId);
    const money = steps?.get(payout.id);
    const pay = pays.find(({ id }) => id === part?.payContractId);
    // The payout was created when the client paid.
    if (part && pay) return dayOfPart(part, pay, { fundedAt: payout.createdAt, payoutDays, now });
    if (!contract || !money) return certainDay(dueOn(today, payoutDays));
    const facts = { contract, payout, deliverables: workOf(payout, pieces), payoutDays, today, ...money };
    const expected = paymentClock(facts).at(-1)?.expected;
    return certainDay(expected ?? dueOn(today, payoutDays), countsFromDelivery(facts));
  };
}
