import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, stamps } from './types';

export const ExternalProfile = defineEntity({
  name: 'ExternalProfile',
  tableName: 'external_profiles',
  properties: {
    ...stamps(),
    name: p.text(),
    bio: p.text(),
    mainSkill: p.text().nullable(),
    tags: p.array(),
    country: p.text(),
    state: p.text(),
    city: p.text(),
    presences: p.json(),
    followers: p.integer(),
    engagementBp: p.integer(),
    priceCents: cents().nullable(),
    gender: p.text().nullable(),
    ageBand: p.text().nullable(),
    languages: p.array(),
    audience: p.json().nullable(),
    activeOn: p.date().nullable(),
    source: p.text(),
    sourceAt: instant(),
    creatorId: p.integer().nullable(),
  },
});
