import { defineEntity, p } from '@mikro-orm/core';
import { cents, moneyParties, stamps, state } from './types';

export const Repayment = defineEntity({
  name: 'Repayment',
  tableName: 'repayments',
  properties: {
    ...stamps(),
    ...moneyParties(),
    payoutId: p.integer(),
    ...state(),
    toward: p.text(),
    reason: p.text(),
    amountCents: cents(),
    feeCents: cents(),
    paidCents: cents(),
    setOffCents: cents(),
    currency: p.text(),
    dueOn: p.date(),
    preparedById: p.integer().nullable(),
    releasedById: p.integer().nullable(),
    refundedOn: p.date().nullable(),
    proof: p.text(),
  },
});
