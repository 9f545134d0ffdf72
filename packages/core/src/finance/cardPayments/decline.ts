import { addDays } from '@elenco/brazil';
import { type Setting, settingOn } from '../../platform';

/**
 * Hard declines: the bank refuses permanently or requires the cardholder, so the card is not charged again.
 * The codes are Stripe's (https://docs.stripe.com/declines/codes).
 */
const HARD_DECLINE_CODES = new Set([
  'authentication_required',
  'card_not_supported',
  'do_not_try_again',
  'expired_card',
  'fraudulent',
  'incorrect_number',
  'invalid_account',
  'invalid_number',
  'invalid_request',
  'lost_card',
  'merchant_blacklist',
  'new_account_information_available',
  'no_action_taken',
  'not_permitted',
  'pickup_card',
  'resource_missing',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'security_violation',
  'stolen_card',
  'stop_payment_order',
  'transaction_not_allowed',
]);
export const isHardDecline = (failure: string): boolean => HARD_DECLINE_CODES.has(failure);

interface Declined {
  readonly paymentMethodId: number | null;
  readonly failure: string;
  /** Business date of the decline. */
  readonly on: string;
}

/**
 * Returns the business date of the next attempt to charge a card: the due date, or some days after a decline.
 * Returns null after the maximum number of attempts, or after a hard decline of this card.
 */
export function nextAttemptOn(
  charge: { readonly dueOn: string },
  cardId: number,
  declined: readonly Declined[],
  today: string,
  rows: readonly Setting[],
): string | null {
  const before = declined
    .filter(({ paymentMethodId }) => paymentMethodId === cardId)
    .toSorted((a, b) => (a.on < b.on ? -1 : 1));
  const last = before.at(-1);
  if (!last) return charge.dueOn;
  if (isHardDecline(last.failure) || before.length > settingOn(rows, 'card_retries', today)) return null;
  return addDays(last.on, settingOn(rows, 'card_retry_days', today));
}

/** Returns the cause of a decline, for the user who must fix it. */
export function declineReason(failure: string): 'holder' | 'expired' | 'funds' | 'refused' {
  if (failure === 'authentication_required') return 'holder';
  if (failure === 'expired_card') return 'expired';
  return ['insufficient_funds', 'card_velocity_exceeded', 'withdrawal_count_limit_exceeded'].includes(failure)
    ? 'funds'
    : 'refused';
}

/** Returns the last day on which a card is valid. */
function cardExpiresOn({
  expMonth,
  expYear,
}: {
  readonly expMonth: number;
  readonly expYear: number;
}): string {
  const next =
    expMonth === 12 ? `${expYear + 1}-01-01` : `${expYear}-${String(expMonth + 1).padStart(2, '0')}-01`;
  return addDays(next, -1);
}

/** Returns the state of a card today; `ends_soon` shortly before it expires. */
export const cardState = (
  card: { readonly expMonth: number; readonly expYear: number },
  today: string,
  rows: readonly Setting[],
): 'good' | 'ends_soon' | 'ended' => {
  const last = cardExpiresOn(card);
  if (last < today) return 'ended';
  return addDays(today, settingOn(rows, 'card_warning_days', today)) >= last ? 'ends_soon' : 'good';
};
