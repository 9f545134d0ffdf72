import { expect, it } from 'vitest';
import { documentOfPayee, documentOfPayments, submittedDocument } from './payeeKind';

it('returns the payment document of each kind of payee, or `either` while the kind is unknown', () => {
  expect(documentOfPayee({ legalForm: 'individual' })).toBe('receipt');
  expect(documentOfPayee({ legalForm: 'company' })).toBe('invoice');
  expect(documentOfPayee(null)).toBe('either');
  expect(documentOfPayee({ legalForm: 'individual' }, 'USD')).toBe('confirmation');
  expect(documentOfPayee({ legalForm: 'company' }, 'EUR')).toBe('invoice');
});

it('distinguishes a platform receipt, an uploaded invoice and a confirmation in a foreign currency', () => {
  expect(submittedDocument({ fileId: null, currency: 'BRL' })).toBe('receipt');
  expect(submittedDocument({ fileId: 7, currency: 'BRL' })).toBe('invoice');
  expect(submittedDocument({ fileId: null, currency: 'EUR' })).toBe('confirmation');
});

it('returns one document for several payments, or `mixed` if an individual needs two kinds', () => {
  const individual = { legalForm: 'individual' } as const;
  expect(documentOfPayments(individual, ['EUR'])).toBe('confirmation');
  expect(documentOfPayments(individual, ['EUR', 'USD'])).toBe('confirmation');
  expect(documentOfPayments(individual, ['BRL', 'EUR'])).toBe('mixed');
  expect(documentOfPayments(individual, [])).toBe('receipt');
  expect(documentOfPayments({ legalForm: 'company' }, ['BRL', 'EUR'])).toBe('invoice');
});
