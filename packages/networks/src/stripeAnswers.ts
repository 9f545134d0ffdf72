import { Currency, sum } from '@elenco/core/kit';
import { type CardPayment, type PaymentOutcome, ProviderError } from '@elenco/core/provider';
import Stripe from 'stripe';

export const currencyOf = (code: string): Currency => Currency.parse(code.toUpperCase());
const idOf = (ref: string | { readonly id: string } | null | undefined): string | null =>
  typeof ref === 'string' ? ref : (ref?.id ?? null);

const settled: Partial<Record<Stripe.PaymentIntent.Status, PaymentOutcome['status']>> = {
  succeeded: 'paid',
  canceled: 'expired',
};

/** What Stripe says of a payment now; its `latest_charge.balance_transaction` has to be there in full. */
export async function outcomeOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<PaymentOutcome> {
  const { id, amount, currency, status, last_payment_error: error } = intent;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const balance = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null;
  const dispute = charge?.disputed ? await disputeOf(stripe, id) : undefined;
  const declined = status === 'requires_payment_method' && error != null;
  return {
    status: declined ? 'declined' : (settled[status] ?? 'waiting'),
    intent: id,
    amountCents: amount,
    currency: currencyOf(currency),
    failure: declined ? error.decline_code || error.code || 'generic_decline' : '',
    processingCents: balance?.fee ?? null,
    conversion: balance && charge ? await conversionOf(stripe, charge, balance, dispute) : null,
    refundedCents: charge?.amount_refunded ?? 0,
    dispute: dispute ? verdictOf(dispute) : null,
  };
}

/** What Stripe changed a payment into, whose account there is in another currency; also on its way back. */
async function conversionOf(
  stripe: Stripe,
  { amount, amount_refunded: refunded, currency, payment_intent: intent }: Stripe.Charge,
  { id, currency: into, amount: cents, exchange_rate: rate }: Stripe.BalanceTransaction,
  dispute: Stripe.Dispute | undefined,
): Promise<PaymentOutcome['conversion']> {
  if (into === currency) return null;
  const back: { readonly cents: number; readonly forCents: number }[] = [];
  const ofIntent = intentIn(intent);
  if (refunded > 0 && ofIntent) {
    const asked = { payment_intent: ofIntent, limit: 100, expand: ['data.balance_transaction'] };
    for await (const { amount: part, status, balance_transaction: moved } of stripe.refunds.list(asked)) {
      const none = status === 'failed' || status === 'canceled' || typeof moved !== 'object' || !moved;
      if (!none) back.push({ cents: part, forCents: -moved.amount });
    }
  }
  for (const { amount: moved } of dispute?.balance_transactions ?? [])
    back.push({ cents: -Math.sign(moved) * (dispute?.amount ?? 0), forCents: -moved });
  return {
    currency: currencyOf(into),
    rateMicros: Math.round((rate ?? cents / amount) * 1_000_000),
    source: `Stripe ${id}`,
    cents,
    backCents: sum(back.map((one) => one.cents)),
    backForCents: sum(back.map((one) => one.forCents)),
  };
}

async function disputeOf(stripe: Stripe, intent: string): Promise<Stripe.Dispute | undefined> {
  const { data } = await stripe.disputes.list({ payment_intent: intent, limit: 1 });
  return data[0];
}

function verdictOf(dispute: Stripe.Dispute): PaymentOutcome['dispute'] {
  if (dispute.status === 'won') return 'won';
  if (dispute.status === 'lost') return 'lost';
  // A question of the bank's moves no money.
  return dispute.status.startsWith('warning') || dispute.status === 'prevented' ? null : 'open';
}

export const intentIn = (ref: string | { readonly id: string } | null | undefined) => idOf(ref);

/** What Stripe refused for good of a payment that we asked for; null for what is to be tried again. */
export function refusedOutcome(
  error: unknown,
  { amountCents, currency }: Pick<CardPayment, 'amountCents' | 'currency'>,
  isHard: (failure: string) => boolean,
): PaymentOutcome | null {
  const card = error instanceof Stripe.errors.StripeCardError;
  if (!card && !(error instanceof Stripe.errors.StripeInvalidRequestError)) return null;
  // Where the bank said no more, the library has an empty text in place of its code.
  const failure = (card && error.decline_code) || error.code || 'invalid_request';
  const forGood = error.advice_code === 'do_not_try_again' && !isHard(failure);
  return {
    status: 'declined',
    intent: error.payment_intent?.id ?? null,
    amountCents,
    currency,
    failure: forGood ? 'do_not_try_again' : failure,
    processingCents: null,
    conversion: null,
    refundedCents: 0,
    dispute: null,
  };
}

/** Why Stripe did not do what was asked. What it says of a request may hold names of people, so only its kind is kept. */
export function asProviderError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, statusCode } = error;
  const message = `Stripe answered ${statusCode ?? 'nothing'}: ${type} ${code ?? ''}`.trim();
  if (error instanceof Stripe.errors.StripeRateLimitError) return new ProviderError('busy', message);
  const down =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    (statusCode ?? 500) >= 500;
  return new ProviderError(down ? 'unreachable' : 'refused', message);
}
