import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, stamps, state } from './types';

export const Contract = defineEntity({
  name: 'Contract',
  tableName: 'contracts',
  properties: {
    ...stamps(),
    ...state(),
    origin: p.text(),
    briefingId: p.integer().nullable(),
    proposalId: p.integer().nullable(),
    companyId: p.integer(),
    creatorId: p.integer(),
    title: p.text(),
    text: p.text(),
    textHash: p.text(),
    textEnglish: p.text(),
    checkCode: p.text(),
    totalCents: cents(),
    feeBp: p.integer(),
    feeCents: cents(),
    creatorCents: cents(),
    currency: p.text(),
    approvedOn: p.date(),
    startsOn: p.date().nullable(),
    endsOn: p.date().nullable(),
    companyAcceptedAt: instant().nullable(),
    creatorAcceptedAt: instant().nullable(),
  },
});
