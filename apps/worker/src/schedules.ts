import { approveSilently, expirePays, lapseEndings, markOverdue } from '@elenco/core/finance';
import { announceApprovals, answerDueApplications, approveDraft, showEvaluations } from '@elenco/core/hiring';
import { isProblem } from '@elenco/core/kit';
import { expireImpersonations } from '@elenco/core/people';
import type { Database, FileStore } from '@elenco/db';
import type { JobHelpers } from 'graphile-worker';
import { z } from 'zod';
import { giveBack, type Reading, readConnection, stale } from './connections';
import type { LinkChecker } from './linkChecker';
import { readPostFigures, unread } from './postFigures';
import { checkPostLink } from './postLinks';
import { connectionsToRead, readPosts } from './posts';

/**
 * Scheduled tasks. Times are UTC; midnight in São Paulo is 03:00. `fill` catches up on runs missed while no
 * worker ran.
 */
export const crontab = `
* * * * * freeJobs
* * * * * endImpersonations
5 3 * * * markOverdue ?fill=1d
15 3 * * * advanceSubscriptions ?fill=1d
25 3 * * * issueDrafts ?fill=1d
0 11 * * * takeDueCharges ?fill=1d
10 11 * * * warnOfEndingCards ?fill=1d
* * * * * askCards
* * * * * askFeeInvoices
7 3 * * * lapseEndings ?fill=1d
7 3 * * * expirePays ?fill=1d
10 3 * * * showEvaluations ?fill=1d
15 * * * * remind ?fill=1h
20 * * * * askForFigures ?fill=1h
12 3 * * * answerApplications ?fill=1d
15 12 * * * actOnSilence ?fill=1d
20 12 * * * approveSilently ?fill=1d
35 * * * * notifyOfOpenings ?fill=1h
30 3 * * * expire ?fill=1d
40 3 * * * readConnections ?fill=1d
* * * * * giveBack
* * * * * readAllPosts
*/5 * * * * readDueFigures
15 13 * * * checkLinks ?fill=1d
0 17 * * * readRates ?fill=1d
25 * * * * erase ?fill=1h
20 11 * * * remindOfRequests ?fill=1d
45 * * * * expireExports ?fill=1h
50 3 * * * endRetention ?fill=1d
55 3 * * * eraseUnconfirmed ?fill=1d
*/5 * * * * buildSearch
10 4 * * * keepMetrics ?fill=1d
15 4 * * * countTrackRecords ?fill=1d
20 4 * * * deleteImportFiles ?fill=1d
25 4 * * * deleteUploads ?fill=1d
0 11 * * * notifyNewMatches ?fill=1d
* * * * * notifyUnread
5 11 * * * writeDigests ?fill=1d
`;

/** Returns the scheduled tasks; all are idempotent. */
export function scheduled(database: Database) {
  const moment = () => ({ actor: { role: 'system' } as const, now: new Date().toISOString() });
  return {
    freeJobs: () => database.upkeep.freeJobsOfTheDead(),
    endImpersonations: async () => void (await database.perform(expireImpersonations, {}, moment())),
    markOverdue: async () => void (await database.perform(markOverdue, {}, moment())),
    lapseEndings: async () => void (await database.perform(lapseEndings, {}, moment())),
    expirePays: async () => void (await database.perform(expirePays, {}, moment())),
    approveSilently: async () => void (await database.perform(approveSilently, {}, moment())),
    showEvaluations: async () => void (await database.perform(showEvaluations, {}, moment())),
    answerApplications: async () => void (await database.perform(answerDueApplications, {}, moment())),
    async actOnSilence() {
      const { dueIds } = await database.perform(announceApprovals, {}, moment());
      for (const id of dueIds) {
        // It may have been answered in the meantime.
        await database.perform(approveDraft, { id }, moment()).catch((error) => {
          if (!isProblem(error)) throw error;
        });
      }
    },
    notifyOfJobs: () => database.upkeep.notifyOfJobs(moment().now),
    askForFigures: () => database.upkeep.askForFigures(moment().now),
    remind: () => database.upkeep.remindOfAnswers(moment().now),
    notifyNewMatches: () => database.upkeep.notifyNewMatches(moment().now),
    notifyUnread: () => database.upkeep.notifyUnread(moment().now),
    countTrackRecords: () => database.party.countTrackRecords(moment().now),
    expire: () => database.upkeep.expire(moment().now),
  };
}

const connectionPayload = z.object({ id: z.int() });
const readingPayload = z.object({ id: z.int(), connectionId: z.int() });

/** Tasks that read from networks. Each connection has its own job, one at a time, retried on failure. */
export function reading(parts: Reading & { readonly pictures: FileStore; readonly checkLink: LinkChecker }) {
  return {
    async readConnections(_: unknown, { addJob }: JobHelpers) {
      for (const id of await stale(parts)) {
        const only = `connection ${id}`;
        await addJob('readConnection', { id }, { jobKey: only, queueName: only, maxAttempts: 8 });
      }
    },
    readConnection: (payload: unknown) => readConnection(parts, connectionPayload.parse(payload).id),
    giveBack: () => giveBack(parts),
    /** Reads the posts of a connection in one queue with its figures, since both may renew its token. */
    async readAllPosts(_: unknown, { addJob }: JobHelpers) {
      for (const id of await connectionsToRead(parts)) {
        const queueName = `connection ${id}`;
        await addJob(
          'readPosts',
          { id },
          { jobKey: `posts ${id}`, jobKeyMode: 'preserve_run_at', queueName, maxAttempts: 8 },
        );
      }
    },
    /** Readings of publications, in one queue with all other calls with the connection's token. */
    async readDueFigures(_: unknown, { addJob }: JobHelpers) {
      for (const { id, connectionId } of await unread(parts)) {
        await addJob(
          'readPostFigures',
          { id, connectionId },
          {
            jobKey: `figures ${id}`,
            jobKeyMode: 'preserve_run_at',
            queueName: `connection ${connectionId}`,
            maxAttempts: 8,
          },
        );
      }
    },
    readPostFigures(payload: unknown) {
      const { id, connectionId } = readingPayload.parse(payload);
      return readPostFigures(parts, id, connectionId);
    },
    /** One link after the other: networks limit concurrent requests. */
    async checkLinks(_: unknown, { addJob }: JobHelpers) {
      for (const id of await parts.database.posts.uncheckedLinks(parts.now())) {
        await addJob('checkLink', { id }, { jobKey: `link ${id}`, queueName: 'links', maxAttempts: 3 });
      }
    },
    checkLink: (payload: unknown) => checkPostLink(parts, connectionPayload.parse(payload).id),
    readPosts: (payload: unknown) => readPosts(parts, connectionPayload.parse(payload).id),
  };
}
