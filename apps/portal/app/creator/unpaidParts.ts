import { businessDate } from '@elenco/brazil';
import {
  type Instalment,
  isPayInForce,
  type PayContract,
  payAmounts,
  payDayOfPart,
  payDeadlines,
  silentApprovalOn,
} from '@elenco/core/finance';

/** Fields of own contracts that forecasts of their instalments need. */
export const ofPay = [
  'id',
  'contractId',
  'title',
  'status',
  'endsOn',
  'silenceDays',
  'talk',
  'lines',
  'feeBp',
  'feePayer',
  'instalmentCount',
  'firstDueOn',
] as const satisfies readonly (keyof PayContract)[];
export type ForecastPay = Pick<PayContract, (typeof ofPay)[number]>;

/** Forecasts the payment day of an instalment. @param fundedAt when the client paid; null before */
export function dayOfPart(
  part: Instalment,
  pay: ForecastPay,
  { fundedAt, payoutDays, now }: { fundedAt: string | null; payoutDays: number; now: string },
) {
  const silentOn = silentApprovalOn(part, pay, { fundedAt, isEnding: false, now });
  const deadlines = payDeadlines(pay, businessDate(now));
  return payDayOfPart({ ...part, isPaid: fundedAt !== null, silentOn }, deadlines, payoutDays);
}

/** Below the negative ids that `payForecast` gives to the instalments of a contract. */
const FIRST_ID = -1_000;

/**
 * Returns the instalments of contracts in force that clients have not paid, with the creator's gross amount
 * and forecast day. They raise the taxes of other payments of their month. Their ids are negative, so that
 * they differ from those of payouts.
 */
export function unpaidParts(
  parts: readonly Instalment[],
  pays: readonly ForecastPay[],
  of: { readonly ownFeeBp: number; readonly payoutDays: number; readonly now: string },
) {
  return parts.flatMap((part) => {
    const pay = pays.find(({ id }) => id === part.payContractId);
    if (part.payoutId !== null || !pay || !isPayInForce(pay)) return [];
    const { contractId, companyId, currency, amountCents, ordinal } = part;
    const fees = payAmounts({ ...pay, feeBp: pay.feeBp ?? of.ownFeeBp }).instalments;
    return {
      id: FIRST_ID - part.id,
      partId: part.id,
      title: pay.title,
      contractId,
      companyId,
      currency,
      grossCents: amountCents - (fees.find((one) => one.ordinal === ordinal)?.feeCents ?? 0),
      day: dayOfPart(part, pay, { fundedAt: null, ...of }),
    };
  });
}
