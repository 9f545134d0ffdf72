import type { FiscalAuthority, PaymentProvider } from '@elenco/core/finance';
import type { JobTask } from '@elenco/core/operations';
import { type Database, type Seal, type StoreSettings, storeOf } from '@elenco/db';
import type { Networks } from '@elenco/networks';
import type { Task, TaskList } from 'graphile-worker';
import { z } from 'zod';
import { cardTasks } from './cards';
import { erasures } from './erasures';
import { exportTasks } from './exports';
import { feeInvoiceTasks } from './feeInvoices';
import { openLinkChecker } from './linkChecker';
import type { Log } from './log';
import { isRefusal, type Post } from './mail';
import { digestOf, messagesFor } from './messages';
import { readRates } from './rates';
import { networkTasks, scheduled } from './schedules';
import { searchTasks } from './search';
import { subscriptionTasks } from './subscriptions';
import { deliveryTask, type Send } from './webhooks';

interface Parts {
  readonly database: Database;
  readonly settings: StoreSettings & {
    readonly baseUrl: string;
    readonly ptaxUrl?: string | undefined;
  };
  readonly post: Post;
  readonly networks: Networks;
  readonly provider: PaymentProvider;
  readonly authority: FiscalAuthority | null;
  readonly seal: Seal;
  readonly send: Send;
  readonly log: Log;
}

const deliverPayload = z.object({ eventIds: z.array(z.int()) });
const mailPayload = z.object({ mailId: z.int() });

/** Returns all tasks of a worker, by job name. */
export function tasksOf(parts: Parts): TaskList {
  const { database, networks, provider, authority, seal, send, log, settings } = parts;
  const pictures = storeOf(settings, 'photos');
  const tasks: Record<JobTask, Task> = {
    deliver: deliver(parts),
    mail: mail(parts),
    writeDigests: () =>
      database.outbox.writeDigests((items, to, token) => digestOf(items, to, token, settings.baseUrl), now()),
    ...scheduled(database),
    ...subscriptionTasks(database, now),
    ...cardTasks({ database, provider, now, log }),
    ...feeInvoiceTasks({ database, authority, now, log }),
    ...erasures({ database, settings, log }),
    ...exportTasks({ database, settings, log, now }),
    ...networkTasks({ database, networks, seal, log, now, pictures, checkLink: openLinkChecker() }),
    ...deliveryTask({ database, seal, send, log, now }),
    ...searchTasks({ database, settings, log, now }),
    readRates: async () => {
      if (settings.ptaxUrl) await readRates(database, settings.ptaxUrl, now());
    },
  };
  return tasks;
}

function deliver({ database, settings }: Parts): Task {
  return async (payload) => {
    const { eventIds } = deliverPayload.parse(payload);
    await database.outbox.deliver(
      eventIds,
      (event, together) => messagesFor(event, settings.baseUrl, together),
      now(),
    );
  };
}

/**
 * Returns the task that sends an e-mail. While the mail server is unavailable, the job is retried with
 * growing delays. If the server permanently rejects the e-mail, records the rejection and ends the job.
 */
function mail({ database, post, log }: Parts): Task {
  return async (payload, { job }) => {
    const { mailId } = mailPayload.parse(payload);
    const outgoing = await database.outbox.waitingMail(mailId);
    if (!outgoing) return;
    try {
      await post.send(outgoing);
    } catch (error) {
      const last = job.attempts >= job.max_attempts;
      if (!isRefusal(error) && !last) {
        log.warn({ err: error, mailId, attempt: job.attempts }, 'e-mail not sent, will be retried');
        throw error;
      }
      log.error({ err: error, mailId }, 'gave up sending an e-mail');
      return database.outbox.markRefused(
        mailId,
        now(),
        error instanceof Error ? error.message : String(error),
      );
    }
    await database.outbox.markSent(mailId, now(), post.leaves);
  };
}

const now = () => new Date().toISOString();
