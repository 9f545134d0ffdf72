import type { CardPayment, PaymentMethod } from '../finance';
import { ids, stamped } from './given';

export const aPaymentMethod = (given: Partial<PaymentMethod> = {}): PaymentMethod => ({
  ...stamped,
  id: 261,
  companyId: ids.company,
  status: 'active',
  statusSince: '2026-11-02T12:00:00.000Z',
  reference: 'pm_261',
  customer: 'cus_11',
  brand: 'visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2029,
  isDefault: true,
  warnedOn: null,
  detachedAt: null,
  ...given,
});

export const aCardPayment = (given: Partial<CardPayment> = {}): CardPayment => ({
  ...stamped,
  id: 271,
  companyId: ids.company,
  chargeId: ids.charge,
  paymentMethodId: null,
  status: 'asked',
  statusSince: '2026-11-20T12:00:00.000Z',
  amountCents: 400_000,
  currency: 'BRL',
  session: 'cs_271',
  intent: null,
  failure: '',
  refundCents: 0,
  refundedCents: 0,
  refundFailedCents: 0,
  disputedCents: 0,
  setOffCents: 0,
  processingCents: null,
  conversion: null,
  ...given,
});
