import {
  type CardEvent,
  type CardFacts,
  noRefundsOrDisputes,
  type PaymentOutcome,
  type ProviderMessage,
} from '@elenco/core/finance';
import type Stripe from 'stripe';
import { currencyOf, intentIn, outcomeOf } from './stripeAnswers';

const expand = ['latest_charge.balance_transaction'];
const inPage = ['payment_intent.latest_charge.balance_transaction', 'setup_intent.payment_method'];

/**
 * Returns a function that reads the object that a Stripe webhook message is about. It reads the object's
 * current state from the API, because messages may arrive late, twice and in any order.
 */
export function cardEventReader(stripe: Stripe, origin: string) {
  const isOurs = (metadata: Stripe.Metadata | null) => metadata?.origin === origin;

  async function ofIntent(id: string | null): Promise<CardEvent | null> {
    if (id === null) return null;
    const intent = await stripe.paymentIntents.retrieve(id, { expand });
    const paymentId = Number(intent.metadata.payment);
    if (!isOurs(intent.metadata) || !Number.isSafeInteger(paymentId)) return null;
    return ofPayment(paymentId, await outcomeOf(stripe, intent));
  }

  async function page(id: string): Promise<CardEvent | null> {
    const session = await stripe.checkout.sessions.retrieve(id, { expand: inPage });
    const { metadata, mode, setup_intent: setup, payment_intent: intent, status } = session;
    if (!isOurs(metadata)) return null;
    if (mode === 'setup') {
      const method = typeof setup === 'object' ? setup?.payment_method : null;
      const card = typeof method === 'object' && method ? cardOf(method) : null;
      return card ? { about: 'card', companyId: Number(metadata?.company), card } : null;
    }
    const paymentId = Number(metadata?.payment);
    const { amount_total: amountCents, currency } = session;
    if (typeof intent === 'object' && intent !== null) {
      const outcome = await outcomeOf(stripe, intent);
      const over = status === 'expired' && outcome && outcome.status !== 'paid';
      return ofPayment(paymentId, over ? { ...outcome, status: 'expired' } : outcome);
    }
    return ofPayment(paymentId, {
      status: status === 'expired' ? 'expired' : 'waiting',
      intent: null,
      amountCents: amountCents ?? 0,
      currency: currencyOf(currency ?? 'brl') ?? 'BRL',
      failure: '',
      processingCents: null,
      conversion: null,
      ...noRefundsOrDisputes,
    });
  }

  async function read({ kind, object }: Pick<ProviderMessage, 'kind' | 'object'>): Promise<CardEvent | null> {
    if (kind.startsWith('checkout.session.')) return page(object);
    if (kind.startsWith('payment_intent.')) return ofIntent(object);
    if (kind.startsWith('charge.dispute.')) {
      return ofIntent(intentIn((await stripe.disputes.retrieve(object)).payment_intent));
    }
    // The prefix of the id decides, because the type of the message is ambiguous: `charge.refund.updated` is
    // about a refund, not about a charge.
    if (object.startsWith('re_'))
      return ofIntent(intentIn((await stripe.refunds.retrieve(object)).payment_intent));
    if (kind.startsWith('charge.')) {
      return object.startsWith('ch_') || object.startsWith('py_')
        ? ofIntent(intentIn((await stripe.charges.retrieve(object)).payment_intent))
        : null;
    }
    if (kind === 'payment_method.automatically_updated' || kind === 'payment_method.updated') {
      const method = await stripe.paymentMethods.retrieve(object, { expand: ['customer'] });
      const { customer } = method;
      const owner = typeof customer === 'object' && customer && !customer.deleted ? customer : null;
      const card = cardOf(method);
      if (!card || !owner || !isOurs(owner.metadata)) return null;
      return { about: 'card', companyId: Number(owner.metadata.company), card };
    }
    if (kind === 'payout.paid' || kind === 'payout.failed') {
      const { id, amount, currency, status } = await stripe.payouts.retrieve(object);
      const known = currencyOf(currency);
      if ((status !== 'paid' && status !== 'failed') || !known) return null;
      return { about: 'transfer', reference: id, status, amountCents: amount, currency: known };
    }
    return null;
  }

  return { read, page };
}

const ofPayment = (paymentId: number, outcome: PaymentOutcome | null): CardEvent | null =>
  outcome && { about: 'payment', paymentId, outcome };

function cardOf(method: Stripe.PaymentMethod): CardFacts | null {
  const { id, card, customer } = method;
  const owner = intentIn(customer);
  if (!card || owner === null || !card.last4) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { reference: id, customer: owner, brand, last4, expMonth, expYear };
}
