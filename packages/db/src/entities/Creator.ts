import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, stamps } from './types';

export const Creator = defineEntity({
  name: 'Creator',
  tableName: 'creators',
  properties: {
    ...stamps(),
    name: p.text(),
    profileType: p.text(),
    bio: p.text(),
    mainSkill: p.text(),
    tags: p.array(),
    categories: p.array(),
    city: p.text(),
    state: p.text(),
    country: p.text(),
    portrait: p.text(),
    available: p.boolean(),
    presences: p.json(),
    followers: p.integer(),
    engagementBp: p.integer(),
    priceCents: cents().nullable(),
    prices: p.json(),
    experience: p.text().nullable(),
    links: p.json(),
    currency: p.text(),
    evaluationAverage: p.double().nullable(),
    evaluationCount: p.integer(),
    publicProfile: p.boolean(),
    pricePublic: p.boolean(),
    removedAt: instant().nullable(),
  },
});
