import { z } from 'zod';
import { instant } from '../../people';

/** `failed` jobs are not retried automatically; `scheduled` jobs wait for their time, also after a failure. */
export const jobState = z.enum(['ready', 'scheduled', 'locked', 'failed']);
export type JobState = z.output<typeof jobState>;

export const jobAct = z.enum(['retry', 'reschedule', 'give_up']);
export type JobAct = z.output<typeof jobAct>;

/** A job that waits for a worker or is running. */
export const backgroundJob = z.object({
  id: z.int(),
  task: z.string(),
  state: jobState,
  runAt: instant,
  createdAt: instant,
  lockedAt: instant.nullable(),
  attempts: z.int(),
  maxAttempts: z.int(),
  lastError: z.string().nullable(),
  /** Numbers as they are; other values are masked. */
  payload: z.record(z.string(), z.unknown()),
});
export type BackgroundJob = z.output<typeof backgroundJob>;

/** Jobs of one state, with the counts of all states. */
export const backgroundJobs = z.object({
  rows: z.array(backgroundJob),
  counts: z.object({ ready: z.int(), scheduled: z.int(), locked: z.int(), failed: z.int() }),
});
export type BackgroundJobs = z.output<typeof backgroundJobs>;
