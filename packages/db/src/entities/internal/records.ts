import { p } from '@mikro-orm/core';
import { cents, id, instant, stamps } from '../types';

/** History, ledger, files, and state that all processes share. */
export const records = {
  /** A move of a row, as a step in its history. Never changed. */
  history: {
    id: id(),
    resource: p.text(),
    rowId: p.integer(),
    move: p.text(),
    fromState: p.text(),
    toState: p.text(),
    actorId: p.integer().nullable(),
    actorName: p.text(),
    comment: p.text(),
    at: instant(),
    companyId: p.integer().nullable(),
    creatorId: p.integer().nullable(),
    briefingId: p.integer().nullable(),
  },
  idempotency: {
    id: id(),
    scope: p.text(),
    key: p.text(),
    requestHash: p.text(),
    reply: p.json().nullable(),
    at: instant(),
  },
  /**
   * An account of the ledger. The database updates its balance with each posting, and the application only
   * reads the balance.
   */
  ledger_accounts: {
    id: id(),
    kind: p.text(),
    companyId: p.integer().nullable(),
    creatorId: p.integer().nullable(),
    currency: p.text(),
    balanceCents: cents(),
  },
  ledger_transactions: {
    id: id(),
    kind: p.text(),
    resource: p.text(),
    rowId: p.integer(),
    contractId: p.integer().nullable(),
    at: instant(),
    bookedOn: p.date(),
    rateMicros: cents().nullable(),
    rateSource: p.text().nullable(),
  },
  /** A bank's return file. Its SHA-256 is unique. */
  bank_returns: {
    id: id(),
    fileName: p.text(),
    sha256: p.text(),
    importedById: p.integer(),
    at: instant(),
    lines: p.json(),
  },
  /** BRL per unit of a currency on a day, in millionths. */
  rates: {
    id: id(),
    currency: p.text(),
    day: p.date(),
    rateMicros: cents(),
    source: p.text(),
    at: instant(),
  },
  /** The last number of each series of numbers. The transaction that takes the next number locks the row. */
  number_series: { name: p.text().primary(), last: p.integer() },
  /** Counts of rate limits, which all processes share. */
  counters: {
    key: p.text().primary(),
    windowStart: instant().primary(),
    count: p.integer(),
  },
  /** A job that a worker has completed. A trigger adds the row when graphile-worker deletes the job. */
  done_jobs: {
    id: cents().primary(),
    jobId: cents(),
    task: p.text(),
    payload: p.json(),
    attempts: p.smallint(),
    maxAttempts: p.smallint(),
    runAt: instant(),
    queuedAt: instant(),
    startedAt: instant(),
    endedAt: instant(),
  },
  /** An upload; its bytes are in the file store under their SHA-256. */
  files: {
    id: id(),
    name: p.text(),
    mime: p.text(),
    size: p.integer(),
    sha256: p.text(),
    ownerId: p.integer(),
    companyId: p.integer().nullable(),
    creatorId: p.integer().nullable(),
    /** File id of a video's poster frame. */
    posterId: p.integer().nullable(),
    /** Values that the system read in a creator's document (`DocumentReading`). */
    reading: p.json().nullable(),
    /** The resumable upload from which the file came. */
    uploadId: p.text().nullable(),
    createdAt: instant(),
  },
  /** Number of visits by day, kind of page and source. */
  visit_counts: {
    ...stamps(),
    day: p.date(),
    page: p.text(),
    source: p.text(),
    visits: p.integer(),
  },
  /** Certificate for a user who has completed all lessons of a path. */
  certificates: {
    ...stamps(),
    userId: p.integer(),
    contentId: p.integer(),
    code: p.text(),
    name: p.text(),
    lessons: p.json(),
    issuedOn: p.date(),
  },
  /** Clicks on a tracked link by business date. */
  tracked_clicks: { ...stamps(), linkId: p.integer(), day: p.date(), clicks: p.integer() },
  /** Track record of a brand: how it pays, answers and keeps its contracts. Computed every night. */
  track_records: {
    companyId: p.integer().primary(),
    computedAt: instant(),
    charges: p.integer(),
    chargesInTime: p.integer(),
    medianDaysLate: p.integer().nullable(),
    answers: p.integer(),
    medianAnswerHours: p.double().nullable(),
    pieces: p.integer(),
    rounds: p.integer(),
    contracts: p.integer(),
    ended: p.integer(),
    disputes: p.integer(),
    disputesLost: p.integer(),
  },
};
