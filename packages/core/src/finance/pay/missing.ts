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

/** A rule that the instalments break, and the pointer to the input that breaks it. */
export interface ScheduleFault {
  readonly rule: 'empty' | 'due_in_past' | 'delivery_in_past' | 'delivery_after_end' | 'sum';
  readonly pointer: string;
}

/** Returns the first date of the instalments that has passed; null if there is none. */
export function pastDateIn(schedule: SendablePay['schedule'], today: string): ScheduleFault | null {
  for (const [index, { dueOn, deliverOn }] of schedule.entries()) {
    if (dueOn < today) return { rule: 'due_in_past', pointer: `/schedule/${index}/dueOn` };
    if (deliverOn && deliverOn < today)
      return { rule: 'delivery_in_past', pointer: `/schedule/${index}/deliverOn` };
  }
  return null;
}

/**
 * Returns the first rule that the instalments break; null if they add up to what the client pays, none is due
 * before today, and the work of each can be delivered from today to the contract's last day.
 */
export function scheduleFault(pay: SendablePay, today: string): ScheduleFault | null {
  const { schedule, endsOn } = pay;
  if (schedule.length === 0) return { rule: 'empty', pointer: '/schedule/0/amountCents' };
  const past = pastDateIn(schedule, today);
  if (past) return past;
  const late = schedule.findIndex(({ deliverOn }) => deliverOn && endsOn !== null && deliverOn > endsOn);
  if (late >= 0) return { rule: 'delivery_after_end', pointer: `/schedule/${late}/deliverOn` };
  return scheduledCents(pay) === payAmounts(pay).clientCents
    ? null
    : { rule: 'sum', pointer: `/schedule/${schedule.length - 1}/amountCents` };
}

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
    ['proposal', 'schedule', (pay, today) => scheduleFault(pay, today) === null],
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
