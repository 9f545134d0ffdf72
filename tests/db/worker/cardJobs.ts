import { applyCardEvent, type PaymentProvider } from '@elenco/core';
import type { Database } from '@elenco/db';
import type { cardTasks } from '@elenco/worker/cards';

/** Runs each job that the worker runs every minute once. Returns the messages of jobs that failed. */
export async function runMinuteJobs(jobs: ReturnType<typeof cardTasks>): Promise<string[]> {
  const asked: [string, unknown][] = [];
  const addJob = async (name: string, payload: unknown) => void asked.push([name, payload]);
  await jobs.askCards({}, { addJob } as never);
  const failures: string[] = [];
  for (const [name, payload] of asked) {
    await (jobs[name as 'takeCardPayment'] as (job: unknown) => Promise<void>)(payload).catch(
      (error: { kind?: string }) => failures.push(error.kind ?? String(error)),
    );
  }
  return failures;
}

/**
 * Delivers a message of the card provider as the portal does: checks its signature, and reads the object that
 * it is about from the provider again.
 */
export async function deliverMessage(
  { database, cards, now }: { database: Database; cards: NonNullable<PaymentProvider['cards']>; now: string },
  { body, signature }: { body: string; signature: string },
): Promise<boolean> {
  const message = cards.verified(body, signature);
  if (!message) throw new Error('not signed');
  const news = await cards.read(message);
  if (!news) return false;
  const { reference, kind } = message;
  const reply = await database.perform(
    applyCardEvent,
    { message: { reference, kind }, news },
    { actor: { role: 'system' }, now },
  );
  return reply.done;
}
