import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, moneyParties, stamps, state } from './types';

export const Payout = defineEntity({
  name: 'Payout',
  tableName: 'payouts',
  properties: {
    ...stamps(),
    ...moneyParties(),
    amendmentId: p.integer().nullable(),
    ...state(),
    grossCents: cents(),
    withholdings: p.json(),
    netCents: cents(),
    deductedCents: cents(),
    currency: p.text(),
    legalForm: p.text().nullable(),
    dueOn: p.date().nullable(),
    expectedOn: p.date().nullable(),
    preparedById: p.integer().nullable(),
    preparedAt: instant().nullable(),
    preparedPayeeVersion: p.integer().nullable(),
    releasedById: p.integer().nullable(),
    paymentFileId: p.integer().nullable(),
    madeOn: p.date().nullable(),
    firstMadeOn: p.date().nullable(),
    proof: p.text(),
    purchase: p.json().nullable(),
    purchaseRecordedById: p.integer().nullable(),
    purchaseConfirmedById: p.integer().nullable(),
  },
});
