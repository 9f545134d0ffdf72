import { defineEntity, p } from '@mikro-orm/core';
import { cents, stamps, state } from './types';

export const PaymentAnswer = defineEntity({
  name: 'PaymentAnswer',
  tableName: 'payment_answers',
  properties: {
    ...stamps(),
    ...state(),
    externalId: p.text(),
    paymentFileId: p.integer().nullable(),
    payoutId: p.integer().nullable(),
    reference: p.text(),
    codes: p.json(),
    amountCents: cents(),
    paidOn: p.date().nullable(),
    bankReference: p.text(),
    holder: p.text(),
    outcome: p.text(),
    closedById: p.integer().nullable(),
  },
});
