import { withheldTaxes } from '@elenco/brazil';
import { z } from 'zod';
import { cents, defineFlow, type StateOf } from '../../kit';
import {
  date,
  defineResource,
  id,
  impersonal,
  instant,
  line,
  noOne,
  type Rule,
  staff,
  stamps,
} from '../../people';

/** A payment that was recorded by mistake is cancelled, which reverses its ledger entry. */
export const taxPaymentFlow = defineFlow({
  name: 'tax-payments',
  states: ['paid', 'cancelled'],
  initial: 'paid',
  moves: { cancel: { from: ['paid'], to: 'cancelled', comment: 'required', final: true } },
});

/** The payment of a month's withheld tax to the state, by its form: DARF, or the guide of a municipality. */
export const taxPayment = z.object({
  ...stamps,
  status: impersonal(z.enum(taxPaymentFlow.states as [StateOf<typeof taxPaymentFlow>])),
  statusSince: instant,
  /** First day of the month whose taxes were paid. */
  month: impersonal(date),
  tax: impersonal(z.enum(withheldTaxes)),
  /** Municipality that receives the service tax; null for federal taxes. */
  municipality: impersonal(line(130).nullable()),
  /** Withheld amount that was paid, without fine and interest of a late payment. */
  amountCents: impersonal(cents),
  paidOn: impersonal(date),
  /** The bank's reference or authentication of the payment. */
  bankReference: impersonal(line(120)),
  recordedById: id,
});
export type TaxPayment = z.output<typeof taxPayment>;

const keepers: Rule<TaxPayment> = staff('finance');

export const taxPaymentAccess = {
  read: keepers,
  create: noOne,
  update: noOne,
  remove: noOne,
  moves: { cancel: keepers },
} as const;

export const taxPayments = defineResource({
  name: 'tax-payments',
  schema: taxPayment,
  flow: taxPaymentFlow,
  byPlatform: true,
  writable: { create: [], update: [] },
  filters: { id: 'is', status: 'is', tax: 'is', month: 'between', paidOn: 'between' },
  sorts: ['id', 'month', 'paidOn', 'status'],
  access: taxPaymentAccess,
});
