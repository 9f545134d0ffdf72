import { p } from '@mikro-orm/core';
import { id, instant, stamps } from '../types';

/** Sign-in, devices, and preferences. */
export const identity = {
  /** A link in an e-mail. It has one purpose and can be used once. */
  mail_links: {
    ...stamps(),
    userId: p.integer(),
    purpose: p.text(),
    tokenHash: p.text(),
    expiresAt: instant(),
    usedAt: instant().nullable(),
  },
  /** A personal access token, for programs. */
  tokens: {
    id: id(),
    tokenHash: p.text(),
    userId: p.integer(),
    name: p.text(),
    scopes: p.array(),
    createdAt: instant(),
    expiresAt: instant(),
    lastUsedAt: instant().nullable(),
    revokedAt: instant().nullable(),
  },
  /**
   * Counts of wrong passwords. The key is a hash of the account or of the client address. All processes share
   * these counts.
   */
  guesses: {
    key: p.text().primary(),
    wrong: p.integer(),
    waitsUntil: instant(),
  },
  /** Hashes of the devices from which a user has signed in. */
  known_devices: {
    userId: p.integer().primary(),
    deviceHash: p.text().primary(),
    lastSeenAt: instant(),
  },
  /** An OAuth authorization that a creator has started at a network and not yet completed. */
  connection_attempts: {
    id: id(),
    stateHash: p.text(),
    sessionId: p.integer(),
    channel: p.text(),
    verifier: p.text(),
    consentedAt: instant(),
    expiresAt: instant(),
  },
  notice_preferences: { userId: p.integer().primary(), preferences: p.json() },
  display_preferences: { userId: p.integer().primary(), preferences: p.json() },
  /** A requested export of personal data. `file` is the export's random name in its folder. */
  data_exports: {
    id: id(),
    userId: p.integer(),
    status: p.text(),
    file: p.text(),
    askedAt: instant(),
    readyAt: instant().nullable(),
    expiresAt: instant().nullable(),
    size: p.integer().nullable(),
  },
  /** Date until which data of an erased person is kept, and the legal basis for that. */
  retentions: {
    subject: p.text().primary(),
    rowId: p.integer().primary(),
    basis: p.text().primary(),
    dueAt: instant(),
  },
  /** A handle that was erased on request, as a salted hash. */
  erased_handles: { hash: p.text().primary(), createdAt: instant() },
  /** Salt of all hashes of erased handles: one row, inserted by the migration. */
  erased_handles_salt: { id: p.integer().primary().autoincrement(false), salt: p.text() },
  /** Pairs of creators that support declared to be different people. The first column has the lower id. */
  distinct_creators: {
    ...stamps(),
    firstCreatorId: p.integer(),
    secondCreatorId: p.integer(),
    decidedById: p.integer(),
  },
  /** Two accounts of one creator that were merged. */
  merges: {
    ...stamps(),
    keptCreatorId: p.integer(),
    mergedCreatorId: p.integer(),
    keptUserId: p.integer(),
    mergedUserId: p.integer(),
    mergedById: p.integer(),
    reason: p.text(),
    undoUntil: instant(),
    undoneAt: instant().nullable(),
    undoneById: p.integer().nullable(),
    moved: p.json(),
    before: p.json(),
  },
};
