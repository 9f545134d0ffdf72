import { z } from 'zod';
import { instant } from '../../people';

/** Last run of one of the operator's programs. `lastOkAt` is the time of its last successful run. */
export const operatorRun = z.object({ at: instant, ok: z.boolean(), lastOkAt: instant.nullable() });
export type OperatorRun = z.output<typeof operatorRun>;

const facts = z.object({
  version: z.string(),
  production: z.boolean(),
  database: z.object({ server: z.string(), bytes: z.int() }),
  migrations: z.object({ last: z.string().nullable(), pending: z.int(), newer: z.int() }),
  queues: z.array(
    z.object({
      task: z.string(),
      due: z.int(),
      running: z.int(),
      scheduled: z.int(),
      failed: z.int(),
      /** Seconds for which the oldest due job has waited. */
      oldestDueS: z.int(),
    }),
  ),
  mail: z.object({
    /** False if the installation has no mail server, so that no e-mails are sent. */
    leaves: z.boolean(),
    lastSentAt: instant.nullable(),
    /** Number of e-mails that were rejected within a day. */
    refused: z.int(),
  }),
  /** Free and total bytes; null if the disk cannot be read. */
  disk: z.object({ freeBytes: z.int(), totalBytes: z.int() }).nullable(),
  /** Lag of each read replica; both values are null if the replica does not answer. */
  replicas: z.array(z.object({ lagS: z.int().nullable(), lagBytes: z.int().nullable() })),
  /**
   * Certificate of the installation; null without HTTPS. `validTo` is null if the certificate cannot be read.
   */
  certificate: z.object({ host: z.string(), validTo: instant.nullable() }).nullable(),
  backup: operatorRun.nullable(),
  auditVerification: operatorRun.nullable(),
});
export type SystemFacts = z.output<typeof facts>;

export const systemLevel = z.enum(['ok', 'attention', 'broken']);
export type SystemLevel = z.output<typeof systemLevel>;

/** A check with its result. `reason` is the key of the text that says what to do. */
const systemCheck = z.object({ check: z.string(), level: systemLevel, reason: z.string() });

export const systemStatus = facts.extend({
  level: systemLevel,
  checks: z.array(systemCheck),
});
export type SystemStatus = z.output<typeof systemStatus>;

const MINUTE_S = 60;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Seconds after which users notice that a job is waiting. */
const SLOW_S = 5 * MINUTE_S;
const STUCK_S = 60 * MINUTE_S;
const LOW_DISK = 0.1;
const FULL_DISK = 0.03;
const MAX_LAG_S = 60;
/**
 * Milliseconds before its expiry from which a certificate is reported. Certificates are normally renewed 30
 * days before they expire.
 */
const CERTIFICATE_MS = 14 * DAY_MS;
/** Milliseconds within which a daily program must have run, with a margin for a late run. */
const RECENT_MS = 36 * HOUR_MS;
const OLD_MS = 7 * DAY_MS;

type Outcome = readonly [level: SystemLevel, reason: string];
const ok = (reason: string): Outcome => ['ok', reason];
const attention = (reason: string): Outcome => ['attention', reason];
const broken = (reason: string): Outcome => ['broken', reason];

/** Checks by name. A check returns undefined if it does not apply to this installation. */
const checks = {
  migrations: ({ migrations: { pending, newer } }) =>
    newer > 0 ? broken('newer') : pending > 0 ? broken('pending') : ok('current'),
  queue({ queues }) {
    const oldest = Math.max(0, ...queues.map(({ oldestDueS }) => oldestDueS));
    return oldest > STUCK_S ? broken('stuck') : oldest > SLOW_S ? attention('slow') : ok('flowing');
  },
  failedJobs: ({ queues }) => (queues.some(({ failed }) => failed > 0) ? attention('some') : ok('none')),
  mail({ mail: { leaves, refused }, production }) {
    if (!leaves) return production ? broken('off') : attention('off');
    return refused > 0 ? attention('refused') : ok('sending');
  },
  disk({ disk }) {
    if (!disk) return broken('unknown');
    const free = disk.freeBytes / disk.totalBytes;
    return free < FULL_DISK ? broken('full') : free < LOW_DISK ? attention('low') : ok('room');
  },
  replication({ replicas }) {
    if (replicas.length === 0) return undefined;
    if (replicas.some(({ lagS }) => lagS === null)) return broken('lost');
    return replicas.some(({ lagS }) => (lagS ?? 0) > MAX_LAG_S) ? attention('behind') : ok('close');
  },
  certificate({ certificate }, now) {
    if (!certificate) return undefined;
    if (!certificate.validTo) return attention('unknown');
    const left = Date.parse(certificate.validTo) - now;
    return left <= 0 ? broken('ended') : left < CERTIFICATE_MS ? attention('ending') : ok('valid');
  },
  backup: ({ backup }, now) => runOutcome(backup, now),
  auditVerification({ auditVerification: run }, now) {
    // A failed verification is always reported, even if it is old.
    return run && !run.ok ? broken('failed') : runOutcome(run, now);
  },
} satisfies Record<string, (facts: SystemFacts, now: number) => Outcome | undefined>;

function runOutcome(run: OperatorRun | null, now: number): Outcome {
  if (!run) return attention('never');
  const age = run.lastOkAt ? now - Date.parse(run.lastOkAt) : Number.POSITIVE_INFINITY;
  if (age > OLD_MS) return broken(run.ok ? 'old' : 'failed');
  if (!run.ok) return attention('failed');
  return age > RECENT_MS ? attention('old') : ok('recent');
}

const severity: readonly SystemLevel[] = ['broken', 'attention', 'ok'];

/** Returns the result of each check, the most serious first. */
export function checkSystem(given: SystemFacts, now: string): SystemStatus {
  const at = Date.parse(now);
  const judged = Object.entries<(facts: SystemFacts, now: number) => Outcome | undefined>(checks)
    .flatMap(([check, judge]) => {
      const outcome = judge(given, at);
      return outcome ? [{ check, level: outcome[0], reason: outcome[1] }] : [];
    })
    .sort((a, b) => severity.indexOf(a.level) - severity.indexOf(b.level));
  return { ...given, level: judged[0]?.level ?? 'ok', checks: judged };
}
