import {
  type CardProvider,
  isHard,
  ledgerProvider,
  type PaymentProvider,
  ProviderError,
} from '@elenco/core/finance';
import Stripe from 'stripe';
import { outcomeOf, refusedOutcome, toProviderError } from './stripeAnswers';
import { cardEventReader } from './stripeEvents';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
}

const TIMEOUT_MS = 10_000;
/** Seconds after which a signed webhook message is refused as a replay. */
const TOLERANCE_S = 300;
/** Number of seconds for which a payment page is valid. Slightly more than Stripe's minimum of 30 minutes. */
const PAGE_S = 31 * 60;
/**
 * Hours after which a retry first searches for an existing payment. Before that, Stripe's idempotency key
 * prevents a second payment, because Stripe keeps it for at least 24 hours.
 */
const KEY_HOURS = 20;
const HOUR_MS = 3_600_000;
/**
 * Option that allows only cards. The API still accepts it
 * (https://docs.stripe.com/api/checkout/sessions/create), although the library's types no longer contain it.
 */
const cardsOnly = { payment_method_types: ['card'] };

/**
 * Creates the configured payment provider. If Stripe is not configured, only boleto, PIX and bank transfers
 * are available.
 */
export const openProvider = ({
  stripe,
  baseUrl,
}: {
  readonly stripe?: StripeSettings | undefined;
  readonly baseUrl: string;
}): PaymentProvider => (stripe ? stripeProvider(stripe, baseUrl) : ledgerProvider);

/**
 * Creates the provider of card payments through Stripe (https://docs.stripe.com/api).
 * @param origin text in the metadata that distinguishes payments of this installation from others in the
 * Stripe account
 */
function stripeProvider(settings: StripeSettings, origin: string): PaymentProvider {
  const { protocol, hostname, port } = new URL(settings.apiUrl);
  const stripe = new Stripe(settings.secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port ? { port } : {}),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return { name: 'stripe', cards: cardsOf(stripe, settings.webhookSecret, origin) };
}

const languages = { pt: 'pt-BR', en: 'en' } as const;
const expand = ['latest_charge.balance_transaction'];

function cardsOf(stripe: Stripe, webhookSecret: string, origin: string): CardProvider {
  const news = cardEventReader(stripe, origin);
  const asking = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw toProviderError(error);
    }
  };
  const open = ({ id, url }: Stripe.Checkout.Session) => {
    if (!url) throw new Error(`Checkout session ${id} has no URL`);
    return { session: id, url };
  };
  /**
   * Returns the outcome of a payment that we created.
   * @throws ProviderError if the ledger supports neither the payment's currency nor that of the Stripe
   * account
   */
  const asked = async (intent: Stripe.PaymentIntent) => {
    const outcome = await outcomeOf(stripe, intent);
    if (!outcome) throw new ProviderError('refused', `Payment ${intent.id} is in ${intent.currency}`);
    return outcome;
  };
  const intentOf = async (id: string) => asked(await stripe.paymentIntents.retrieve(id, { expand }));

  return {
    addCard: ({ company, customer, locale, done, back, key }) =>
      asking(async () => {
        const { id, name, email } = company;
        const owner =
          customer ??
          (
            await stripe.customers.create(
              { name, email, metadata: { company: String(id), origin } },
              { idempotencyKey: `${origin}:customer:${key}` },
            )
          ).id;
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'setup',
            currency: 'brl',
            ...cardsOnly,
            customer: owner,
            locale: languages[locale],
            success_url: done,
            cancel_url: back,
            metadata: { company: String(id), origin },
          },
          { idempotencyKey: `${origin}:card:${key}` },
        );
        return open(session);
      }),

    openPage: ({ payment, title, customer, locale, done, back }) =>
      asking(async () => {
        const metadata = { payment: String(payment.id), origin };
        const currency = payment.currency.toLowerCase();
        const session = await stripe.checkout.sessions.create({
          mode: 'payment',
          ...cardsOnly,
          metadata,
          locale: languages[locale],
          success_url: done,
          cancel_url: back,
          ...(customer ? { customer } : {}),
          payment_intent_data: { metadata, description: title },
          // A retry after a timeout may open a second page. This is harmless: the URL of the first page was
          // never shared.
          expires_at: Math.floor(Date.now() / 1000) + PAGE_S,
          line_items: [
            {
              quantity: 1,
              price_data: { currency, unit_amount: payment.amountCents, product_data: { name: title } },
            },
          ],
        });
        return open(session);
      }),

    pageOf: (id) =>
      asking(async () => {
        const session = await stripe.checkout.sessions.retrieve(id);
        return session.status === 'open' ? open(session) : null;
      }),

    take: ({ payment, card, title }) =>
      asking(async () => {
        const { id, amountCents, currency, createdAt } = payment;
        const metadata = { payment: String(id), origin };
        const begun = Date.parse(createdAt);
        if (Date.now() - begun > KEY_HOURS * HOUR_MS) {
          const since = { gte: Math.floor(begun / 1000) - 60 };
          for await (const one of stripe.paymentIntents.list({ customer: card.customer, created: since })) {
            if (one.metadata.payment === String(id) && one.metadata.origin === origin)
              return intentOf(one.id);
          }
        }
        try {
          const intent = await stripe.paymentIntents.create(
            {
              amount: amountCents,
              currency: currency.toLowerCase(),
              description: title,
              metadata,
              expand,
              customer: card.customer,
              payment_method: card.reference,
              ...cardsOnly,
              off_session: true,
              confirm: true,
            },
            { idempotencyKey: `${origin}:take:${id}` },
          );
          return await asked(intent);
        } catch (error) {
          const refused = refusedOutcome(error, payment, isHard);
          if (refused) return refused;
          throw error;
        }
      }),

    sendBack: ({ id, intent, refundedCents, refundFailedCents }, wholeCents) =>
      asking(async () => {
        const amount = wholeCents - refundedCents;
        await stripe.refunds.create(
          { payment_intent: intent, amount, metadata: { payment: String(id), origin } },
          { idempotencyKey: `${origin}:refund:${id}:${wholeCents}:${refundFailedCents}` },
        );
        return intentOf(intent);
      }),

    closePage: (id) =>
      asking(async () => {
        const { status } = await stripe.checkout.sessions.retrieve(id);
        if (status === 'open') await stripe.checkout.sessions.expire(id);
      }),

    forget: ({ reference }) =>
      asking(async () => {
        const { customer } = await stripe.paymentMethods.retrieve(reference);
        if (customer) await stripe.paymentMethods.detach(reference);
      }),

    verified(body, signature) {
      try {
        const { id, type, data } = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          TOLERANCE_S,
        );
        const object = data.object as { readonly id?: string };
        return object.id ? { reference: id, kind: type, object: object.id } : null;
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        // The signature is valid, but the body is not JSON.
        if (error instanceof SyntaxError) return null;
        throw error;
      }
    },

    read: (message) => asking(() => news.read(message)),
    readPage: (session) => asking(() => news.page(session)),
  };
}
