import { defineEntity, p } from '@mikro-orm/core';
import { cents, stamps, state } from './types';

export const Opening = defineEntity({
  name: 'Opening',
  tableName: 'openings',
  properties: {
    ...stamps(),
    ...state(),
    briefingId: p.integer(),
    companyId: p.integer(),
    title: p.text(),
    brand: p.text(),
    summary: p.text(),
    skill: p.text().nullable(),
    tags: p.array(),
    channels: p.array(),
    wanted: p.json(),
    startsOn: p.date().nullable(),
    endsOn: p.date().nullable(),
    feeLowCents: cents(),
    feeHighCents: cents(),
    currency: p.text(),
    feeBp: p.integer(),
    places: p.integer(),
    conditions: p.json(),
    closesOn: p.date(),
    answersOn: p.date(),
  },
});
