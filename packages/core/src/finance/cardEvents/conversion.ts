import { type Change, divideHalfEven, post, toCents, update } from '../../kit';
import { type CardPayment, cardPayments, type PaymentOutcome } from '../cardPayments';
import { currencyExchanged, currencyReturned } from '../payment';

type Paid = Pick<CardPayment, 'id' | 'amountCents' | 'currency' | 'conversion'>;

/**
 * Returns the changes for currency that the provider exchanged since its last event: once for the whole
 * payment, and once for each refund, all at the rate of the payment.
 */
export function conversionChanges(
  { id, amountCents, currency: from, conversion: before }: Paid,
  { conversion: after }: Pick<PaymentOutcome, 'conversion'>,
): Change[] {
  if (!after || after.currency === from) return [];
  const { currency: to, rateMicros, source, cents } = before ?? after;
  const about = { id, from, to, rate: { rateMicros, source } };
  const broughtBy = (back: number) =>
    toCents(divideHalfEven(BigInt(cents) * BigInt(back), BigInt(amountCents)));
  const was = { backCents: 0, backForCents: 0, ...before };
  const { backCents, backForCents } = after;
  const back = { fromCents: backCents - was.backCents, toCents: backForCents - was.backForCents };
  const changes: Change[] = [];
  if (!before) changes.push(post(currencyExchanged({ ...about, fromCents: amountCents, toCents: cents })));
  if (back.fromCents !== 0 || back.toCents !== 0) {
    const cameForCents = broughtBy(backCents) - broughtBy(was.backCents);
    changes.push(post(currencyReturned({ ...about, ...back, cameForCents })));
  }
  if (changes.length === 0) return [];
  const conversion = { currency: to, rateMicros, source, cents, backCents, backForCents };
  return [...changes, update(cardPayments, id, { conversion })];
}
