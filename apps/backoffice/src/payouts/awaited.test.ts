import { expect, it } from 'vitest';
import { awaitedOf } from './awaited';

it.each([
  ['waiting_invoice', { legalForm: 'company' }, true, 'review'],
  ['waiting_invoice', { legalForm: 'company' }, false, 'invoice'],
  ['waiting_invoice', { legalForm: 'individual' }, false, 'receipt'],
  ['waiting_invoice', undefined, false, 'document'],
  ['processing', { legalForm: 'company' }, false, null],
] as const)(
  'returns the requirement that a payout waits for: status %s, payee %o, document in review %s',
  (status, payee, inReview, awaited) => {
    expect(awaitedOf({ status }, payee, inReview)).toBe(awaited);
  },
);
