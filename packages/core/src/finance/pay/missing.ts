import { addDays } from '@elenco/brazil';
import { currenciesIn, isAbroad } from '../../people';
import { payAmounts, scheduledCents } from './amounts';
import type { PayContract } from './pay';

/** Steps of the contract form, in order. */
export const paySteps = ['project', 'client', 'proposal'] as const;
export type PayStep = (typeof paySteps)[number];

/** The fields of a contract that decide whether it can be sent. */
export type SendablePay = Pick<
  PayContract,
  | 'amendsId'
  | 'startsOn'
  | 'endsOn'
  | 'title'
  | 'clientName'
  | 'clientTaxId'
  | 'clientCountry'
  | 'clientEmail'
  | 'lines'
  | 'currency'
  | 'feeBp'
  | 'feePayer'
  | 'schedule'
  | 'validUntil'
>;

/**
 * True if the last day to deliver an instalment's work is not set, or is today or later and within the period
 * of the contract.
 */
const isDeliverable = (
  { deliverOn }: SendablePay['schedule'][number],
  { endsOn }: Pick<SendablePay, 'endsOn'>,
  today: string,
) => !deliverOn || (deliverOn >= today && (endsOn === null || deliverOn <= endsOn));

/**
 * True if the instalments add up to what the client pays, none is due before today, and the work of each can
 * still be delivered.
 */
const isPayable = (pay: SendablePay, today: string) =>
  pay.schedule.length > 0 &&
  scheduledCents(pay) === payAmounts(pay).clientCents &&
  pay.schedule.every((part) => part.dueOn >= today && isDeliverable(part, pay, today));

/**
 * Returns the last day on which the client can accept an amendment with a fixed first day: the day before.
 * Null if the amendment begins on acceptance, and for a contract that is not an amendment.
 */
export const amendmentAnswerBy = ({
  amendsId,
  startsOn,
}: Pick<PayContract, 'amendsId' | 'startsOn'>): string | null =>
  amendsId === null || startsOn === null ? null : addDays(startsOn, -1);

/** True if the last day for the client's answer is today or later, and before an amendment begins. */
function isAnswerable(pay: SendablePay, today: string): boolean {
  const { validUntil } = pay;
  const last = amendmentAnswerBy(pay);
  if (validUntil === null) return last === null;
  return validUntil >= today && (last === null || validUntil <= last);
}

type Field = keyof SendablePay & string;
const REQUIRED_FIELDS: readonly (readonly [PayStep, Field, (pay: SendablePay, today: string) => boolean])[] =
  [
    ['project', 'title', (pay) => pay.title !== ''],
    ['project', 'startsOn', (pay, today) => (amendmentAnswerBy(pay) ?? today) >= today],
    ['client', 'clientName', (pay) => pay.clientName !== ''],
    ['client', 'clientTaxId', (pay) => pay.clientTaxId !== '' || isAbroad(pay.clientCountry)],
    ['client', 'clientEmail', (pay) => pay.clientEmail !== null],
    ['proposal', 'lines', (pay) => pay.lines.length > 0],
    ['proposal', 'currency', (pay) => currenciesIn(pay.clientCountry).includes(pay.currency)],
    ['proposal', 'schedule', (pay, today) => isPayable(pay, today)],
    ['proposal', 'validUntil', isAnswerable],
  ];

/**
 * Returns the fields that are missing or no longer valid, with their form step. The contract can be sent only
 * if none is returned.
 */
export const missingInPay = (
  pay: SendablePay,
  today: string,
): { readonly step: PayStep; readonly field: Field }[] =>
  REQUIRED_FIELDS.flatMap(([step, field, holds]) => (holds(pay, today) ? [] : [{ step, field }]));

/** True if a draft cannot be sent yet, because fields or the creator's payment data are missing. */
export const isPayIncomplete = (pay: SendablePay, payee: object | null | undefined, today: string): boolean =>
  !payee || missingInPay(pay, today).length > 0;
