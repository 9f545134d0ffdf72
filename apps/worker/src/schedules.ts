import { approveSilently, expirePays, lapseEndings, markOverdue } from '@elenco/core/finance';
import { announceApprovals, answerDueApplications, approveDraft, showEvaluations } from '@elenco/core/hiring';
import { isProblem } from '@elenco/core/kit';
import { expireImpersonations } from '@elenco/core/people';
import type { Database, FileStore } from '@elenco/db';
import { isNetworkError } from '@elenco/networks';
import type { JobHelpers, TaskSpec } from 'graphile-worker';
import { z } from 'zod';
import { type NetworkContext, readConnection, revokeEndedTokens, staleConnectionIds } from './connections';
import type { LinkChecker } from './linkChecker';
import { postsWithDueReading, readPostFigures } from './postFigures';
import { checkPostLink } from './postLinks';
import { connectionsToRead, readPosts } from './posts';

/**
 * Schedule of tasks, in UTC. Midnight in São Paulo is 03:00. With `fill`, a worker that starts also runs the
 * tasks that were missed in the given time because no worker ran.
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
35 * * * * notifyOfJobs ?fill=1h
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
12 4 * * * countPeers ?fill=1d
15 4 * * * countTrackRecords ?fill=1d
30 4 * * * checkLedger ?max=1&fill=1d
20 4 * * * deleteImportFiles ?fill=1d
25 4 * * * deleteUploads ?fill=1d
0 11 * * * notifyNewMatches ?fill=1d
* * * * * notifyUnread
5 11 * * * writeDigests ?fill=1d
`;

/** Returns the scheduled tasks. If a task runs twice, the second run has no further effect. */
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
        // A problem means that the brand has answered at the same time.
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
    checkLedger: () => database.upkeep.checkLedger(),
    expire: () => database.upkeep.expire(moment().now),
  };
}

const connectionPayload = z.object({ id: z.int() });
const readingPayload = z.object({ id: z.int(), connectionId: z.int() });

/**
 * Settings of the jobs of a connection. All jobs of a connection have the same queue, because each may renew
 * the connection's token.
 */
const jobOf = {
  connection: (id: number): TaskSpec => ({
    jobKey: `connection ${id}`,
    queueName: `connection ${id}`,
    maxAttempts: 8,
  }),
  figures: (id: number, connectionId: number): TaskSpec => ({
    jobKey: `figures ${id}`,
    jobKeyMode: 'preserve_run_at',
    queueName: `connection ${connectionId}`,
    maxAttempts: 8,
  }),
};

/**
 * Waits for a reading. If the reading fails because the network's daily quota is used up, schedules another
 * one after the reset, so that the failure does not use up the job's attempts.
 */
async function retryAtQuotaReset(
  read: Promise<void>,
  again: (runAt: Date) => Promise<unknown>,
): Promise<void> {
  try {
    await read;
  } catch (error) {
    if (!isNetworkError(error) || error.until === undefined) throw error;
    await again(new Date(error.until));
  }
}

/**
 * Returns the tasks that read from networks. Each connection has its own job. Jobs of a connection run one at
 * a time and are retried if they fail.
 */
export function networkTasks(
  parts: NetworkContext & { readonly pictures: FileStore; readonly checkLink: LinkChecker },
) {
  return {
    async readConnections(_: unknown, { addJob }: JobHelpers) {
      for (const id of await staleConnectionIds(parts)) {
        await addJob('readConnection', { id }, jobOf.connection(id));
      }
    },
    readConnection(payload: unknown, { addJob }: JobHelpers) {
      const { id } = connectionPayload.parse(payload);
      return retryAtQuotaReset(readConnection(parts, id), (runAt) =>
        addJob('readConnection', { id }, { ...jobOf.connection(id), runAt }),
      );
    },
    giveBack: () => revokeEndedTokens(parts),
    /**
     * Queues one job per connection, which reads the connection's posts. The job has the same queue as the
     * jobs that read the connection's metrics, because both may renew the token.
     */
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
    /**
     * Queues a job for each post whose metrics are due. The job has the same queue as all other calls with
     * the connection's token.
     */
    async readDueFigures(_: unknown, { addJob }: JobHelpers) {
      for (const { id, connectionId } of await postsWithDueReading(parts)) {
        await addJob('readPostFigures', { id, connectionId }, jobOf.figures(id, connectionId));
      }
    },
    readPostFigures(payload: unknown, { addJob }: JobHelpers) {
      const { id, connectionId } = readingPayload.parse(payload);
      return retryAtQuotaReset(readPostFigures(parts, id, connectionId), (runAt) =>
        addJob('readPostFigures', { id, connectionId }, { ...jobOf.figures(id, connectionId), runAt }),
      );
    },
    /**
     * Queues a job for each link to check. The jobs run one at a time, because networks limit concurrent
     * requests.
     */
    async checkLinks(_: unknown, { addJob }: JobHelpers) {
      for (const id of await parts.database.posts.uncheckedLinks(parts.now())) {
        await addJob('checkLink', { id }, { jobKey: `link ${id}`, queueName: 'links', maxAttempts: 3 });
      }
    },
    checkLink: (payload: unknown) => checkPostLink(parts, connectionPayload.parse(payload).id),
    readPosts: (payload: unknown) => readPosts(parts, connectionPayload.parse(payload).id),
  };
}
