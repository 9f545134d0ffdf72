import { z } from 'zod';
import { instant } from '../../people';

/** Tasks of the worker; each job runs one of them. */
export const jobTask = z.enum([
  'actOnSilence',
  'advanceSubscription',
  'advanceSubscriptions',
  'answerApplications',
  'approveSilently',
  'askCards',
  'askFeeInvoice',
  'askFeeInvoices',
  'askForFigures',
  'buildSearch',
  'checkLink',
  'checkLinks',
  'countPeers',
  'countTrackRecords',
  'deleteBytes',
  'deleteImportFiles',
  'deleteUploads',
  'deliver',
  'endImpersonations',
  'endRetention',
  'erase',
  'eraseUnconfirmed',
  'expire',
  'expireExports',
  'expirePays',
  'freeJobs',
  'giveBack',
  'issueDrafts',
  'issuePeriod',
  'keepMetrics',
  'lapseEndings',
  'mail',
  'makeExport',
  'markOverdue',
  'notifyNewMatches',
  'notifyOfJobs',
  'notifyUnread',
  'readAllPosts',
  'readCardPage',
  'readConnection',
  'readConnections',
  'readDueFigures',
  'readImport',
  'readPostFigures',
  'readPosts',
  'readRates',
  'remind',
  'remindOfRequests',
  'sendBackCardPayment',
  'sendWebhook',
  'showEvaluations',
  'takeCardPayment',
  'takeDueCharges',
  'warnOfEndingCards',
  'writeDigests',
]);
export type JobTask = z.output<typeof jobTask>;

/**
 * `due` jobs wait for a worker; `scheduled` jobs wait for their time, also after a failure; `failed` jobs are
 * not retried automatically; `done` jobs are kept for `doneJobDays`.
 */
export const jobState = z.enum(['due', 'scheduled', 'running', 'failed', 'done']);
export type JobState = z.output<typeof jobState>;

/** Days for which jobs that are done are kept. */
export const doneJobDays = 7;

export const jobAct = z.enum(['retry', 'reschedule', 'give_up']);
export type JobAct = z.output<typeof jobAct>;

/** A job that waits for a worker, is running, or is done. */
export const backgroundJob = z.object({
  id: z.int(),
  /** One of `jobTask`, unless another version queued it. */
  task: z.string(),
  state: jobState,
  runAt: instant,
  createdAt: instant,
  /** Start of the current attempt; of a job that is done, of the last one. */
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** Duration of the last attempt of a job that is done. */
  durationMs: z.int().nullable(),
  attempts: z.int(),
  maxAttempts: z.int(),
  lastError: z.string().nullable(),
  /** Numbers as they are; other values are masked. Jobs that are done keep numbers only. */
  payload: z.record(z.string(), z.unknown()),
});
export type BackgroundJob = z.output<typeof backgroundJob>;

/** Jobs of one state, with the counts of all states; those of jobs that are done stop above `exactTotal`. */
export const backgroundJobs = z.object({
  rows: z.array(backgroundJob),
  counts: z.object(
    Object.fromEntries(jobState.options.map((state) => [state, z.int()])) as Record<JobState, z.ZodInt>,
  ),
});
export type BackgroundJobs = z.output<typeof backgroundJobs>;

/** Returns the state with which the console opens: failed jobs first, done ones last, never an empty list. */
export const stateToOpen = (counts: BackgroundJobs['counts']): JobState =>
  (['failed', 'running', 'due', 'scheduled', 'done'] as const).find((state) => counts[state] > 0) ?? 'failed';
