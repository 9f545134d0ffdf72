import { defineEntity, p } from '@mikro-orm/core';
import { cents, stamps } from './types';

export const PaymentFile = defineEntity({
  name: 'PaymentFile',
  tableName: 'payment_files',
  properties: {
    ...stamps(),
    number: p.integer(),
    bank: p.text(),
    payOn: p.date(),
    payments: p.json(),
    amountCents: cents(),
    releasedById: p.integer(),
    sha256: p.text(),
    content: p.text(),
  },
});
