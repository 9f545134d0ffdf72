import { statfs } from 'node:fs/promises';
import { checkSystem, type SystemFacts, systemStatus } from '@elenco/core';
import { examineDatabase } from '@elenco/db/doctor';
import { lastRun } from '@elenco/db/operatorRuns';
import { certificateOf } from '../../outside/certificate';
import type { Route } from '../route';

/** Routes for the state of the installation. For staff who operate it. */
export const systemStatusRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/system-status',
    source: 'system-status',
    summary:
      'State of the system: version, migrations, jobs, e-mails, disk, replicas, certificate, backup and audit log; for support staff',
    answer: { status: 200, what: 'the facts and the result of each check', schema: systemStatus },
    async handle(c, { database, settings, now, version }) {
      const { mail, databaseBytes, queues } = await database.office.systemFacts(c.get('actor'), now());
      const { dataDir, baseUrl, production } = settings;
      const [{ server, pending, newer, latest }, disk, replicas, certificate, backup, auditVerification] =
        await Promise.all([
          examinedOnce(database.url),
          diskOf(dataDir),
          database.office.replicas(),
          certificateOf(baseUrl),
          lastRun(dataDir, 'backup'),
          lastRun(dataDir, 'verify-audit'),
        ]);
      const facts: SystemFacts = {
        version,
        production,
        database: { server, bytes: databaseBytes },
        migrations: { last: latest, pending: pending.length, newer: newer.length },
        queues,
        mail: { ...mail, leaves: settings.smtpUrl !== undefined },
        disk,
        replicas,
        certificate,
        backup,
        auditVerification,
      };
      return c.json(checkSystem(facts, now()), 200, { 'Cache-Control': 'no-store' });
    },
  },
];

/**
 * Running examinations by database URL. Concurrent readers share one examination, since each examination
 * opens a connection.
 */
const examinations = new Map<string, ReturnType<typeof examineDatabase>>();

/**
 * Examines the database with the login of its URL, since the application's role cannot read the migrations.
 */
function examinedOnce(url: string): ReturnType<typeof examineDatabase> {
  const shared = examinations.get(url);
  if (shared) return shared;
  const state = examineDatabase(url).finally(() => examinations.delete(url));
  examinations.set(url, state);
  return state;
}

async function diskOf(folder: string): Promise<SystemFacts['disk']> {
  const read = await statfs(folder).catch(() => undefined);
  if (!read) return null;
  return { freeBytes: read.bavail * read.bsize, totalBytes: read.blocks * read.bsize };
}
