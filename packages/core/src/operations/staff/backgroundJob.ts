import { z } from 'zod';
import { instant } from '../../people';

/** Tasks of the worker. Each job runs one task. */
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
  'checkLedger',
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

/** Days for which done jobs are kept. */
export const doneJobDays = 7;

export const jobAct = z.enum(['retry', 'reschedule', 'give_up']);
export type JobAct = z.output<typeof jobAct>;

/** A job of the worker, in any state. */
export const backgroundJob = z.object({
  id: z.int(),
  /** One of `jobTask`, unless another version of the application queued the job. */
  task: z.string(),
  state: jobState,
  runAt: instant,
  createdAt: instant,
  /** Start of the current attempt or, for a done job, of the last attempt. */
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** Duration of the last attempt of a done job, in milliseconds. */
  durationMs: z.int().nullable(),
  attempts: z.int(),
  maxAttempts: z.int(),
  lastError: z.string().nullable(),
  /** Payload in which only numbers are shown; other values are masked. Done jobs keep only numbers. */
  payload: z.record(z.string(), z.unknown()),
});
export type BackgroundJob = z.output<typeof backgroundJob>;

/** Jobs of one state, with the counts of all states. The count of done jobs stops above `exactTotal`. */
export const backgroundJobs = z.object({
  rows: z.array(backgroundJob),
  counts: z.object(
    Object.fromEntries(jobState.options.map((state) => [state, z.int()])) as Record<JobState, z.ZodInt>,
  ),
});
export type BackgroundJobs = z.output<typeof backgroundJobs>;

/**
 * Returns the state that is shown first: failed jobs before all others, done jobs last, and never an empty
 * list.
 */
export const stateToOpen = (counts: BackgroundJobs['counts']): JobState =>
  (['failed', 'running', 'due', 'scheduled', 'done'] as const).find((state) => counts[state] > 0) ?? 'failed';
