import { describe, expect, it } from 'vitest';
import { checkSystem, type SystemFacts, systemStatus } from './systemStatus';

const now = '2026-11-29T12:00:00.000Z';
const done = (at: string, ok = true, lastOkAt: string | null = at) => ({ at, ok, lastOkAt });
const healthy: SystemFacts = {
  version: '1.0.0',
  production: true,
  database: { server: '18.1', bytes: 1_000 },
  migrations: { last: 'Migration20270105_figure_filters', pending: 0, newer: 0 },
  queues: [{ task: 'mail', due: 1, running: 0, scheduled: 2, failed: 0, oldestDueS: 3 }],
  mail: { leaves: true, lastSentAt: now, refused: 0 },
  disk: { freeBytes: 50, totalBytes: 100 },
  replicas: [{ lagS: 0, lagBytes: 0 }],
  certificate: { host: 'elenco.example', validTo: '2027-01-29T12:00:00.000Z' },
  backup: done('2026-11-29T04:00:00.000Z'),
  auditVerification: done('2026-11-29T04:00:00.000Z'),
};
const job = { task: 'mail', due: 1, running: 0, scheduled: 0, failed: 0, oldestDueS: 0 };

it('reports the system as ok if every check is ok', () => {
  const status = checkSystem(healthy, now);
  expect(status.level).toBe('ok');
  expect(status.checks.map(({ check }) => check)).toHaveLength(9);
  expect(systemStatus.parse(status)).toEqual(status);
});

describe('a check of the system status', () => {
  it.each<[check: string, level: string, reason: string, facts: Partial<SystemFacts>]>([
    ['migrations', 'broken', 'pending', { migrations: { last: null, pending: 2, newer: 0 } }],
    ['migrations', 'broken', 'newer', { migrations: { last: null, pending: 0, newer: 1 } }],
    ['queue', 'ok', 'flowing', { queues: [] }],
    ['queue', 'attention', 'slow', { queues: [job, { ...job, oldestDueS: 301 }] }],
    ['queue', 'broken', 'stuck', { queues: [{ ...job, oldestDueS: 3_601 }] }],
    ['failedJobs', 'attention', 'some', { queues: [{ ...job, failed: 1 }] }],
    ['mail', 'broken', 'off', { mail: { leaves: false, lastSentAt: null, refused: 0 } }],
    [
      'mail',
      'attention',
      'off',
      { production: false, mail: { leaves: false, lastSentAt: null, refused: 0 } },
    ],
    ['mail', 'attention', 'refused', { mail: { leaves: true, lastSentAt: now, refused: 1 } }],
    ['disk', 'attention', 'low', { disk: { freeBytes: 9, totalBytes: 100 } }],
    ['disk', 'broken', 'full', { disk: { freeBytes: 2, totalBytes: 100 } }],
    ['disk', 'broken', 'unknown', { disk: null }],
    ['replication', 'attention', 'behind', { replicas: [{ lagS: 61, lagBytes: 9 }] }],
    [
      'replication',
      'broken',
      'lost',
      {
        replicas: [
          { lagS: 0, lagBytes: 0 },
          { lagS: null, lagBytes: null },
        ],
      },
    ],
    [
      'certificate',
      'attention',
      'ending',
      { certificate: { host: 'a', validTo: '2026-12-10T00:00:00.000Z' } },
    ],
    ['certificate', 'broken', 'ended', { certificate: { host: 'a', validTo: '2026-11-29T11:00:00.000Z' } }],
    ['certificate', 'attention', 'unknown', { certificate: { host: 'a', validTo: null } }],
    ['backup', 'attention', 'never', { backup: null }],
    ['backup', 'attention', 'old', { backup: done('2026-11-27T12:00:00.000Z') }],
    ['backup', 'broken', 'old', { backup: done('2026-11-20T12:00:00.000Z') }],
    ['backup', 'attention', 'failed', { backup: done(now, false, '2026-11-28T12:00:00.000Z') }],
    ['backup', 'broken', 'failed', { backup: done(now, false, null) }],
    ['auditVerification', 'attention', 'never', { auditVerification: null }],
    ['auditVerification', 'broken', 'failed', { auditVerification: done(now, false, now) }],
  ])('is shown before checks that are ok: %s is %s because of “%s”', (check, level, reason, facts) => {
    const status = checkSystem({ ...healthy, ...facts }, now);
    expect(status.checks).toContainEqual({ check, level, reason });
    expect(status.level).toBe(level);
    if (level !== 'ok') expect(status.checks[0]?.check).toBe(check);
  });

  it('is left out if it does not apply', () => {
    const { checks } = checkSystem({ ...healthy, replicas: [], certificate: null }, now);
    expect(checks.map(({ check }) => check)).not.toContain('replication');
    expect(checks.map(({ check }) => check)).not.toContain('certificate');
  });
});
