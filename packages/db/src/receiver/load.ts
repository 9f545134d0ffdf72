import { businessDate, dueOn } from '@elenco/brazil';
import {
  addedTo,
  type ExpectedNet,
  type ExpectedPayment,
  earlierInMonth,
  estimateOf,
  expectedIfAccepted,
  type ForecastCondition,
  forecastPayments,
  type Instalment,
  instalments,
  monthTaxes,
  type Payout,
  payContracts,
  payDayOf,
  payouts,
  shownEffect,
  type TakeHome,
  terminations,
} from '@elenco/core/finance';
import { contracts } from '@elenco/core/hiring';
import type { Currency } from '@elenco/core/kit';
import { type Actor, type Payee, payees } from '@elenco/core/people';
import { settingOn, settings } from '@elenco/core/platform';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { pick, see } from '../kernel/read';
import { issRulesOf } from '../queries/issRules';
import { latestRates } from '../queries/rates';
import { loadPayDays } from './payDays';
import { ofPay, unpaidParts } from './unpaidParts';

type Creator = Extract<Actor, { role: 'creator' }>;
type TaxProfile = Pick<Payee, 'legalForm' | 'dependants' | 'taxRegime'>;
type Value = { readonly grossCents: number; readonly currency: Currency };

const individual: TaxProfile = { legalForm: 'individual', dependants: 0, taxRegime: null };

/**
 * Loads a creator's tax profile and payments. Returns functions with which pages and notifications forecast
 * the net amount of a price. An individual's taxes depend on the sum of a month's payments.
 * @param about companies and currencies of the prices that will be forecast
 */
export async function receiverOf(
  em: SqlEntityManager,
  actor: Creator,
  now: string,
  about: { readonly companyIds: readonly number[]; readonly currencies: readonly Currency[] },
) {
  const today = businessDate(now);
  const [[payee], allPayouts, parts, rules] = await Promise.all([
    see(em, payees, actor, {}),
    see(em, payouts, actor, {}),
    see(em, instalments, actor, {}, { down: true, limit: 500 }),
    see(
      em,
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
    contractIds.length > 0 ? pick(em, contracts, actor, ['id', 'title', 'endsOn'], { id: contractIds }) : [],
    payIds.length > 0 ? pick(em, payContracts, actor, ofPay, { id: payIds }) : [],
    issRulesOf(em, companyIds),
    about.currencies.some((currency) => currency !== 'BRL') ? latestRates(em) : null,
  ]);
  const ended = pays.filter(({ status }) => status === 'ended').map(({ id }) => id);
  const endings = ended.length > 0 ? await see(em, terminations, actor, { payContractId: ended }) : [];
  const dayOf = await loadPayDays(em, { actor, now }, waitingPayouts, {
    contractRows,
    parts,
    pays,
    payoutDays,
  });
  const unpaid = unpaidParts(parts, pays, {
    ownFeeBp: settingOn(rules, 'fee_bp_own', today),
    payoutDays,
    now,
    endings,
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
  const withTitles = <P extends { readonly id: number }>(rows: readonly P[]) =>
    rows.map((row) => ({ ...row, title: titleOf(row.id) ?? '' }));
  const toTakeHome = (
    { addedToIds, ...net }: ExpectedNet,
    on: string | null,
    countedFrom: ForecastCondition | null = null,
  ): TakeHome => ({
    ...net,
    on,
    countedFrom,
    addedTo: titlesOf(addedToIds),
    estimate: estimateOf(net.netCents, rateOf(net.currency)),
  });
  /** Returns the day whose taxes apply: the payment day or, if it is null, the first possible payment day. */
  const taxDay = (on: string | null) => on ?? dueOn(dueOn(today, slipDays), payoutDays);
  /** Forecasts payments, except payouts that a new price replaces, such as those of an ended contract. */
  const forecastExcept = (
    isLeftOut: (payout: Pick<Payout, 'contractId' | 'status'>) => boolean = () => false,
  ) => {
    const kept = allPayouts.filter((payout) => !isLeftOut(payout));
    const open = expected.filter(({ contractId }) => !isLeftOut({ contractId, status: 'waiting_invoice' }));
    const forecast = forecastPayments(open, profile, kept);
    const others = [...kept, ...forecast];
    // A payout without an invoice is in both lists; only its forecast has taxes.
    const taxed = new Map(others.map((one) => [one.id, one]));
    const monthOf = ({
      addedToIds,
      ...payment
    }: Pick<ExpectedNet, 'grossCents' | 'withholdings' | 'addedToIds'>) =>
      monthTaxes(payment, withTitles([...taxed.values()].filter(({ id }) => addedToIds.includes(id))));
    return {
      /** Forecasts of payouts without an invoice and of unpaid instalments, with their taxes. */
      forecast,
      /** All payments of the creator: existing payouts and the forecasts. */
      others,
      /** Returns the net amount of a payout that waits for an invoice; null for any other payout. */
      ofPayout(payoutId: number | undefined): TakeHome | null {
        const found = forecast.find(({ id }) => id === payoutId);
        const payout = waitingPayouts.find(({ id }) => id === payoutId);
        if (!found || !payout) return null;
        const { on, countedFrom } = dayOf(payout);
        return { ...toTakeHome(found, on, countedFrom), month: monthOf(found) };
      },
      /** Returns the net amount of a payout if finishing its work today moves it to an earlier month, or null. */
      ofPayoutIfDoneToday(payoutId: number | undefined): TakeHome | null {
        const payout = waitingPayouts.find(({ id }) => id === payoutId);
        const on = payout && dayOf(payout).ifDoneToday;
        if (!on) return null;
        const moved = open.map((one) => (one.id === payoutId ? { ...one, on } : one));
        const found = forecastPayments(moved, profile, kept).find(({ id }) => id === payoutId);
        return found ? toTakeHome(found, on) : null;
      },
      /**
       * Returns the net amount of an instalment that the client still has to pay, or whose payout waits for an
       * invoice; null for any other instalment.
       */
      ofInstalment({ id, payoutId }: Pick<Instalment, 'id' | 'payoutId'>) {
        const part = unpaid.find(({ partId }) => partId === id);
        const found = forecast.find((one) => one.id === (part?.id ?? payoutId));
        const payout = waitingPayouts.find((one) => one.id === payoutId);
        const day = part?.day ?? (payout && dayOf(payout));
        if (!found || !day) return null;
        const { contractId } = contractOf(found.id);
        // Leaves out payments of the same contract, because the contract's page need not name the contract.
        const addedToIds = found.addedToIds.filter((one) => contractOf(one).contractId !== contractId);
        return {
          ...toTakeHome({ ...found, addedToIds }, day.on, day.countedFrom),
          month: monthOf(found),
          addedToIds,
          /** Titles of all payments that raise the taxes, including this contract's. Lists show them. */
          addedToAll: titlesOf(found.addedToIds),
        };
      },
      /**
       * Returns the net amount of a price as its project shows it once the creator has accepted, and the effect
       * on the month's other payments. If `on` is null, taxes of the first possible day apply.
       */
      of(value: Value, { companyId, on }: { companyId: number; on: string | null }): TakeHome {
        const rules = iss.get(companyId) ?? [];
        const net = expectedIfAccepted(value, profile, taxDay(on), { expected: open, known: kept }, rules);
        return { ...toTakeHome(net, on), acceptance: shownEffect(net), month: monthOf(net) };
      },
      /** Payments expected in the month of a day, and the month's payouts whose taxes are computed. */
      inMonth(currency: Currency, day: string) {
        return {
          expected: withTitles(
            open.filter((row) => row.currency === currency && row.on.slice(0, 7) === day.slice(0, 7)),
          ),
          known: withTitles(
            earlierInMonth(kept, { currency }, day).map(
              ({ id, grossCents, legalForm, firstMadeOn, expectedOn, withholdings }) => ({
                id,
                currency,
                grossCents,
                legalForm,
                firstMadeOn,
                expectedOn,
                withholdings,
              }),
            ),
          ),
        };
      },
    };
  };
  const all = forecastExcept();
  return {
    ...all,
    without: forecastExcept,
    /**
     * Returns the net amount of the price of ending a contract, which replaces the contract's open payouts.
     * Returns null if the price is zero. If `isPaid` is false, the brand or client first has to pay a new
     * charge.
     */
    ofEnding(
      { contractId, companyId }: { readonly contractId: number; readonly companyId: number },
      value: Value,
      isPaid: boolean,
    ): TakeHome | null {
      if (value.grossCents === 0) return null;
      const on = dueOn(isPaid ? today : dueOn(today, slipDays), payoutDays);
      const isReplaced = (one: Pick<Payout, 'contractId' | 'status'>) =>
        one.contractId === contractId && one.status === 'waiting_invoice';
      // The other payments are already taxed with the replaced payouts, so their change would mislead.
      return { ...forecastExcept(isReplaced).of(value, { companyId, on }), acceptance: null };
    },
    payee,
    payouts: allPayouts,
    iss,
    today,
    payoutDays,
    slipDays,
    /** Fee rate for Elenco Pay contracts, in basis points. */
    ownFeeBp: settingOn(rules, 'fee_bp_own', today),
    /** Maximum size of an uploaded video or picture in megabytes. */
    largestUpload: settingOn(rules, 'draft_megabytes', today),
    rateOf,
    titleOf,
    titlesOf,
    /** Returns titles of the month's earlier payments for other contracts. They raise a payout's taxes. */
    addedTo: (payout: Payout) =>
      titlesOf(
        addedTo(payout, allPayouts)
          .filter(({ contractId }) => contractId !== payout.contractId)
          .map(({ id }) => id),
      ),
    /** Returns how the computed taxes of a payout result from the payments of its month. */
    monthOf: (payout: Payout) => monthTaxes(payout, withTitles(addedTo(payout, allPayouts))),
    /** Returns the data with which a page calculates the taxes of a price while the user types it. */
    pricing({ companyId, currency, on }: { companyId: number; currency: Currency; on: string | null }) {
      const taxedOn = taxDay(on);
      return {
        /** Business date of the payment; null if it cannot be forecast. */
        on,
        taxedOn,
        iss: iss.get(companyId) ?? [],
        /** Other payments of the same month, because taxes apply to the sum of a month. */
        others: all.inMonth(currency, taxedOn),
        rate: rateOf(currency),
      };
    },
    /** Returns the forecast payment date of a price that has no charge yet; null if there is no forecast. */
    payDay: (of: { endsOn: string | null; approvedOn: string | null }) =>
      payDayOf({ ...of, slipDays, payoutDays, today }),
  };
}
export type Receiver = Awaited<ReturnType<typeof receiverOf>>;
