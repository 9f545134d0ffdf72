import { defineEntity, p } from '@mikro-orm/core';
import { cents, moneyParties, stamps, state } from './types';

export const Settlement = defineEntity({
  name: 'Settlement',
  tableName: 'settlements',
  properties: {
    ...stamps(),
    ...moneyParties(),
    payContractId: p.integer().nullable(),
    ...state(),
    side: p.text(),
    reason: p.text(),
    answerBy: p.date(),
    parts: p.json(),
    dues: p.json(),
    creatorCents: cents(),
    feeCents: cents(),
    refundCents: cents(),
    setOffCents: cents(),
    waivedCents: cents(),
    currency: p.text(),
    preparedById: p.integer().nullable(),
    releasedById: p.integer().nullable(),
    refundedOn: p.date().nullable(),
    proof: p.text(),
  },
});
