import {
  applyCardEvent,
  type CardEvent,
  type CardProvider,
  forgetMethod,
  isProviderError,
  noRefundsOrDisputes,
  type PaymentProvider,
  paymentMethods,
  takeDueCharges,
  warnOfEndingCards,
} from '@elenco/core/finance';
import type { Database } from '@elenco/db';
import type { JobHelpers } from 'graphile-worker';
import { z } from 'zod';
import type { Log } from './log';

const system = { role: 'system' } as const;
const payload = z.object({ id: z.int() });
/**
 * Minutes after which a payment page of the card provider is treated as closed. The provider closes a page
 * after half an hour, but its message about the closing may be lost.
 */
const PAGE_MINUTES = 35;

interface Parts {
  readonly database: Database;
  readonly provider: PaymentProvider;
  readonly now: () => string;
  readonly log: Log;
}

/**
 * Returns the scheduled jobs that call the card provider. None of them charges or refunds a payment twice.
 */
export function cardTasks({ database, provider, now, log }: Parts) {
  const { cards } = provider;
  const moment = () => ({ actor: system, now: now() });
  const take = (news: CardEvent | null) =>
    news ? database.perform(applyCardEvent, { message: null, news }, moment()) : undefined;
  /**
   * Queues one job per payment. Jobs of the same payment run one after the other. A job is retried if the
   * provider does not answer.
   */
  const each = async (name: string, ids: readonly number[], { addJob }: JobHelpers) => {
    for (const id of ids) {
      const only = `card payment ${id}`;
      await addJob(name, { id }, { jobKey: `${name} ${id}`, queueName: only, maxAttempts: 8 });
    }
  };

  return {
    async warnOfEndingCards() {
      await database.perform(warnOfEndingCards, {}, moment());
    },
    async takeDueCharges() {
      if (!cards) return;
      for (const companyId of await database.money.companiesOnCards())
        await database.perform(takeDueCharges, { companyId }, moment());
    },
    async askCards(_: unknown, helpers: JobHelpers) {
      if (!cards) return;
      const waiting = await database.money.cardPaymentsWaiting(now(), PAGE_MINUTES);
      await each('takeCardPayment', waiting.kept, helpers);
      await each('readCardPage', waiting.pages, helpers);
      await each('sendBackCardPayment', waiting.back, helpers);
      for (const { id, reference } of waiting.removed) await forget(cards, id, reference);
    },
    async takeCardPayment(job: unknown) {
      const payment = await database.money.cardPayment(payload.parse(job).id);
      if (!cards || payment?.status !== 'asked' || payment.paymentMethodId === null) return;
      const [card] = await database.see(paymentMethods, system, { id: payment.paymentMethodId });
      if (!card) return;
      const title = `Elenco #${payment.chargeId}`;
      const outcome = await cards.take({ payment, card, title });
      await take({ about: 'payment', paymentId: payment.id, outcome });
    },
    async readCardPage(job: unknown) {
      const payment = await database.money.cardPayment(payload.parse(job).id);
      if (!cards || payment?.status !== 'asked') return;
      // Outcome of a payment without a session. The provider has no payment page for it, so nothing can have
      // been paid.
      const over = { status: 'expired', intent: null, failure: '', processingCents: null } as const;
      const { amountCents, currency } = payment;
      const none = { ...over, amountCents, currency, conversion: null, ...noRefundsOrDisputes };
      await take(
        payment.session === null
          ? { about: 'payment', paymentId: payment.id, outcome: none }
          : await cards.readPage(payment.session),
      );
    },
    async sendBackCardPayment(job: unknown) {
      const payment = await database.money.cardPayment(payload.parse(job).id);
      if (!cards || !payment?.intent || payment.refundCents <= payment.refundedCents) return;
      const outcome = await cards.sendBack({ ...payment, intent: payment.intent }, payment.refundCents);
      await take({ about: 'payment', paymentId: payment.id, outcome });
    },
  };

  async function forget(from: CardProvider, id: number, reference: string) {
    try {
      await from.forget({ reference });
      await database.perform(forgetMethod, { id }, moment());
    } catch (error) {
      if (!isProviderError(error)) throw error;
      log.warn({ err: error, id }, 'card not deleted at the provider, will be retried');
    }
  }
}
