import { defineEntity, p } from '@mikro-orm/core';
import { cents, stamps, state } from './types';

export const CardPayment = defineEntity({
  name: 'CardPayment',
  tableName: 'card_payments',
  properties: {
    ...stamps(),
    ...state(),
    companyId: p.integer(),
    chargeId: p.integer(),
    paymentMethodId: p.integer().nullable(),
    amountCents: cents(),
    currency: p.text(),
    session: p.text().nullable(),
    intent: p.text().nullable(),
    failure: p.text(),
    refundCents: cents(),
    refundedCents: cents(),
    refundFailedCents: cents(),
    disputedCents: cents(),
    setOffCents: cents(),
    processingCents: cents().nullable(),
    conversion: p.json().nullable(),
  },
});
