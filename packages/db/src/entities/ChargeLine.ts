import { defineEntity, p } from '@mikro-orm/core';
import { cents, stamps } from './types';

export const ChargeLine = defineEntity({
  name: 'ChargeLine',
  tableName: 'charge_lines',
  properties: {
    ...stamps(),
    chargeId: p.integer(),
    companyId: p.integer(),
    kind: p.text(),
    contractId: p.integer().nullable(),
    creatorId: p.integer().nullable(),
    instalmentId: p.integer().nullable(),
    subscriptionPeriodId: p.integer().nullable(),
    ofChargeId: p.integer().nullable(),
    amountCents: cents(),
    feeCents: cents(),
  },
});
