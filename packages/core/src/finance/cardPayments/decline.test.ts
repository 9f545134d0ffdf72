import { expect, it } from 'vitest';
import { settingsWith } from '../../testing';
import { declineReason, isHardDecline, nextAttemptOn } from './decline';

const charge = { dueOn: '2026-12-07' };
const declined = (on: string, failure: string, paymentMethodId = 1) => ({ paymentMethodId, failure, on });
const next = (tries: ReturnType<typeof declined>[], cardId = 1) =>
  nextAttemptOn(charge, cardId, tries, '2026-12-20', settingsWith());

it('retries a declined card payment some days later, up to the maximum number of attempts', () => {
  expect(next([])).toBe('2026-12-07');
  expect(next([declined('2026-12-07', 'insufficient_funds')])).toBe('2026-12-10');
  const again = ['2026-12-07', '2026-12-10', '2026-12-13'].map((on) => declined(on, 'generic_decline'));
  expect(next(again)).toBe('2026-12-16');
  expect(next([...again, declined('2026-12-16', 'generic_decline')])).toBeNull();
});

it('does not retry a card after a hard decline, but charges another card immediately', () => {
  const tries = [declined('2026-12-07', 'authentication_required')];
  expect(next(tries)).toBeNull();
  expect(next(tries, 2)).toBe('2026-12-07');
});

it.each([
  ['authentication_required', 'holder', true],
  ['expired_card', 'expired', true],
  ['insufficient_funds', 'funds', false],
  ['stolen_card', 'refused', true],
  ['generic_decline', 'refused', false],
] as const)('maps the decline code %s to the reason: %s', (failure, reason, hard) => {
  expect([declineReason(failure), isHardDecline(failure)]).toEqual([reason, hard]);
});
