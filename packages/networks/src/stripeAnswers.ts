import {
  type CardPayment,
  noRefundsOrDisputes,
  type PaymentOutcome,
  ProviderError,
} from '@elenco/core/finance';
import { Currency, sum } from '@elenco/core/kit';
import Stripe from 'stripe';

/** Returns the currency; null if the ledger does not support it. */
export const currencyOf = (code: string): Currency | null =>
  Currency.safeParse(code.toUpperCase()).data ?? null;
const idOf = (ref: string | { readonly id: string } | null | undefined): string | null =>
  typeof ref === 'string' ? ref : (ref?.id ?? null);

const settled: Partial<Record<Stripe.PaymentIntent.Status, PaymentOutcome['status']>> = {
  succeeded: 'paid',
  canceled: 'expired',
};

/**
 * Returns the current outcome of a payment; `latest_charge.balance_transaction` must be expanded. A payment
 * in a currency that the ledger does not support is reported in the currency of the Stripe account. Returns
 * null if the ledger does not support that currency either.
 */
export async function outcomeOf(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
): Promise<PaymentOutcome | null> {
  const { id, amount, status, last_payment_error: error } = intent;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const balance = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null;
  const own = currencyOf(intent.currency);
  const currency = own ?? (balance && currencyOf(balance.currency));
  if (!currency) return null;
  const refunds = charge ? await refundsOf(stripe, id) : [];
  const disputes = charge?.disputed ? await disputesOf(stripe, id) : [];
  const failed = refunds.filter(hasFailed);
  const declined = status === 'requires_payment_method' && error != null;
  return {
    status: declined ? 'declined' : (settled[status] ?? 'waiting'),
    intent: id,
    amountCents: own || !balance ? amount : balance.amount,
    currency,
    failure: declined ? error.decline_code || error.code || 'generic_decline' : '',
    processingCents: balance && sum([balance, ...balancesOf(refunds, disputes)].map(({ fee }) => fee)),
    conversion: own && balance && charge ? conversionOf(charge, balance, refunds, disputes) : null,
    refundedCents: sum(refunds.filter((one) => !hasFailed(one)).map((one) => one.amount)),
    refundFailedCents: sum(failed.map((one) => one.amount)),
    ...verdictOf(disputes),
  };
}

const hasFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled';

/** Returns the balance transactions of refunds and disputes. */
const balancesOf = (refunds: readonly Stripe.Refund[], disputes: readonly Stripe.Dispute[]) => [
  ...refunds
    .flatMap((one) => [one.balance_transaction, one.failure_balance_transaction])
    .filter((one) => typeof one === 'object' && one !== null),
  ...disputes.flatMap((one) => one.balance_transactions),
];

/**
 * Returns the conversion of a payment, its refunds and its disputes into the currency of the Stripe account;
 * null if the payment was not converted.
 */
function conversionOf(
  { amount, currency }: Stripe.Charge,
  { id, currency: into, amount: cents, exchange_rate: rate }: Stripe.BalanceTransaction,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): PaymentOutcome['conversion'] {
  const known = currencyOf(into);
  if (into === currency || !known) return null;
  const parts = [
    ...refunds.map((one) => ({ part: one.amount, moved: balancesOf([one], []) })),
    ...disputes.map((one) => ({ part: one.amount, moved: one.balance_transactions })),
  ];
  const back = parts.flatMap(({ part, moved }) =>
    moved.map(({ amount: by }) => ({ cents: -Math.sign(by) * part, forCents: -by })),
  );
  return {
    currency: known,
    rateMicros: Math.round((rate ?? cents / amount) * 1_000_000),
    source: `Stripe ${id}`,
    cents,
    backCents: sum(back.map((one) => one.cents)),
    backForCents: sum(back.map((one) => one.forCents)),
  };
}

async function refundsOf(stripe: Stripe, intent: string): Promise<Stripe.Refund[]> {
  const expand = ['data.balance_transaction', 'data.failure_balance_transaction'];
  const found: Stripe.Refund[] = [];
  for await (const one of stripe.refunds.list({ payment_intent: intent, limit: 100, expand }))
    found.push(one);
  return found;
}

async function disputesOf(stripe: Stripe, intent: string): Promise<Stripe.Dispute[]> {
  const found: Stripe.Dispute[] = [];
  for await (const one of stripe.disputes.list({ payment_intent: intent, limit: 100 })) found.push(one);
  return found;
}

/**
 * Returns the state of a payment's disputes and the disputed amount. Inquiries and prevented disputes do not
 * count, because they move no money. The amount of a won dispute does not count, because the bank returns it.
 */
function verdictOf(disputes: readonly Stripe.Dispute[]): Pick<PaymentOutcome, 'dispute' | 'disputedCents'> {
  const real = disputes.filter(({ status }) => !status.startsWith('warning') && status !== 'prevented');
  const taken = real.filter(({ status }) => status !== 'won');
  const open = taken.some(({ status }) => status !== 'lost');
  const disputedCents = sum(taken.map(({ amount }) => amount));
  if (open) return { dispute: 'open', disputedCents };
  if (taken.length > 0) return { dispute: 'lost', disputedCents };
  return { dispute: real.length > 0 ? 'won' : null, disputedCents };
}

export const intentIn = (ref: string | { readonly id: string } | null | undefined) => idOf(ref);

/** Returns the outcome if Stripe refused a payment permanently; null if the request should be repeated. */
export function refusedOutcome(
  error: unknown,
  { amountCents, currency }: Pick<CardPayment, 'amountCents' | 'currency'>,
  isHard: (failure: string) => boolean,
): PaymentOutcome | null {
  const card = error instanceof Stripe.errors.StripeCardError;
  if (!card && !(error instanceof Stripe.errors.StripeInvalidRequestError)) return null;
  // If the response has no decline code, the library returns an empty text.
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
    ...noRefundsOrDisputes,
  };
}

/**
 * Converts a Stripe error to a provider error. Keeps only type and code, because the message may contain
 * personal data.
 */
export function toProviderError(error: unknown): unknown {
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
