import { p } from '@mikro-orm/core';
import { cents, id, instant, stamps } from '../types';

/** Creators as the search index contains them, and imported profiles. */
export const search = {
  /** Day of each creator's last action. A trigger of the audit log writes it at most once a day. */
  creator_activity: {
    creatorId: p.integer().primary(),
    activeOn: p.date(),
  },
  external_handles: {
    id: id(),
    profileId: p.integer(),
    channel: p.text(),
    handle: p.text(),
  },
  external_profiles: {
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
  external_sources: {
    id: id(),
    importId: p.integer(),
    line: p.integer(),
    profileId: p.integer(),
    record: p.json(),
  },
  import_refusals: {
    id: id(),
    importId: p.integer(),
    line: p.integer(),
    pointer: p.text(),
    code: p.text(),
  },
  /** Engagement of creators by network, size and main specialty. Computed every night. */
  peer_engagements: {
    channel: p.text().primary(),
    tier: p.text().primary(),
    skill: p.text().primary(),
    n: p.integer(),
    cuts: p.array().columnType('integer[]'),
    countedAt: instant(),
  },
  /** Metrics of a member's or external profile. Partitioned by the year of `day`. */
  profile_metrics: {
    id: p.bigint('number').primary(),
    creatorId: p.integer().nullable(),
    externalId: p.integer().nullable(),
    channel: p.text(),
    day: p.date(),
    followers: p.integer(),
    engagementBp: p.integer(),
    source: p.text(),
    origin: p.text(),
  },
};
