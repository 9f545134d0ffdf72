import { currenciesIn, isAbroad } from '../../people';
import type { PayContract } from './pay';

/** Steps of the contract form, in order. */
export const paySteps = ['project', 'client', 'proposal'] as const;
export type PayStep = (typeof paySteps)[number];

type Field = keyof PayContract & string;
const asked: readonly (readonly [PayStep, Field, (pay: PayContract, today: string) => boolean])[] = [
  ['project', 'title', (pay) => pay.title !== ''],
  ['client', 'clientName', (pay) => pay.clientName !== ''],
  ['client', 'clientTaxId', (pay) => pay.clientTaxId !== '' || isAbroad(pay.clientCountry)],
  ['client', 'clientEmail', (pay) => pay.clientEmail !== null],
  ['proposal', 'lines', (pay) => pay.lines.length > 0],
  ['proposal', 'currency', (pay) => currenciesIn(pay.clientCountry).includes(pay.currency)],
  ['proposal', 'firstDueOn', (pay, today) => pay.firstDueOn !== null && pay.firstDueOn >= today],
  ['proposal', 'validUntil', (pay, today) => pay.validUntil === null || pay.validUntil >= today],
];

/**
 * Returns the missing or no longer valid fields, by step. The contract cannot be sent while there are any.
 */
export const missingInPay = (
  pay: PayContract,
  today: string,
): { readonly step: PayStep; readonly field: Field }[] =>
  asked.flatMap(([step, field, holds]) => (holds(pay, today) ? [] : [{ step, field }]));
