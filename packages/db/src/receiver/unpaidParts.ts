import { businessDate } from '@elenco/brazil';
import {
  dueOfInstalment,
  type Instalment,
  isPayInForce,
  type PayContract,
  payAmounts,
  payDayOfPart,
  payDeadlines,
  silentApprovalOn,
  type Termination,
} from '@elenco/core/finance';

/** Fields of Elenco Pay contracts that are needed to forecast their instalments. */
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
  'schedule',
] as const satisfies readonly (keyof PayContract)[];
export type ForecastPay = Pick<PayContract, (typeof ofPay)[number]>;

/**
 * Returns the forecast payment day of an instalment of an Elenco Pay contract.
 * @param fundedAt time at which the client paid; null if the client has not paid
 */
export function dayOfPart(
  part: Instalment,
  pay: ForecastPay,
  { fundedAt, payoutDays, now }: { fundedAt: string | null; payoutDays: number; now: string },
) {
  const silentOn = silentApprovalOn(part, pay, { fundedAt, isEnding: false, now });
  const deadlines = payDeadlines(pay, businessDate(now));
  return payDayOfPart({ ...part, isPaid: fundedAt !== null, silentOn }, deadlines, payoutDays);
}

/**
 * Upper limit of the ids of these forecasts. The ids that `payForecast` gives to instalments of a contract
 * are negative too, but above this number.
 */
const FIRST_ID = -1_000;

/**
 * Returns the instalments that clients still have to pay: instalments of contracts in force, and amounts
 * still due for ended contracts. Each has the creator's gross amount and the forecast payment day, because an
 * instalment raises the taxes of other payments in the same month. Ids are negative, so that they differ from
 * ids of payouts.
 */
export function unpaidParts(
  parts: readonly Instalment[],
  pays: readonly ForecastPay[],
  of: {
    readonly ownFeeBp: number;
    readonly payoutDays: number;
    readonly now: string;
    /** Early ends of these contracts. */
    readonly endings?: readonly Pick<Termination, 'payContractId' | 'status' | 'dues'>[];
  },
) {
  return parts.flatMap((part) => {
    const pay = pays.find(({ id }) => id === part.payContractId);
    if (part.payoutId !== null || !pay) return [];
    const { contractId, companyId, currency, amountCents, ordinal } = part;
    const fees = payAmounts({ ...pay, feeBp: pay.feeBp ?? of.ownFeeBp }).instalments;
    const ending = of.endings?.find(({ payContractId }) => payContractId === pay.id);
    const grossCents = isPayInForce(pay)
      ? amountCents - (fees.find((one) => one.ordinal === ordinal)?.feeCents ?? 0)
      : ((ending && dueOfInstalment(ending, part.id)?.creatorCents) ?? 0);
    if (grossCents === 0) return [];
    return {
      id: FIRST_ID - part.id,
      partId: part.id,
      title: pay.title,
      contractId,
      companyId,
      currency,
      grossCents,
      day: dayOfPart(part, pay, { fundedAt: null, ...of }),
    };
  });
}
