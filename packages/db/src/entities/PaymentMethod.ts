import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps, state } from './types';

export const PaymentMethod = defineEntity({
  name: 'PaymentMethod',
  tableName: 'payment_methods',
  properties: {
    ...stamps(),
    ...state(),
    companyId: p.integer(),
    reference: p.text(),
    customer: p.text(),
    brand: p.text(),
    last4: p.text(),
    expMonth: p.integer(),
    expYear: p.integer(),
    isDefault: p.boolean(),
    warnedOn: p.date().nullable(),
    detachedAt: instant().nullable(),
  },
});
