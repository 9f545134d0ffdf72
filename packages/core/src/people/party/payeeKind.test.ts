import { expect, it } from 'vitest';
import { documentHandedIn, documentOfPayee, documentOfPayments } from './payeeKind';

it('names the document for each kind of payee, and both while the kind is unknown', () => {
  expect(documentOfPayee({ legalForm: 'individual' })).toBe('receipt');
  expect(documentOfPayee({ legalForm: 'company' })).toBe('invoice');
  expect(documentOfPayee(null)).toBe('either');
  expect(documentOfPayee({ legalForm: 'individual' }, 'USD')).toBe('confirmation');
  expect(documentOfPayee({ legalForm: 'company' }, 'EUR')).toBe('invoice');
});

it('distinguishes a receipt of the platform from an uploaded invoice', () => {
  expect(documentHandedIn({ fileId: null, currency: 'BRL' })).toBe('receipt');
  expect(documentHandedIn({ fileId: 7, currency: 'BRL' })).toBe('invoice');
  expect(documentHandedIn({ fileId: null, currency: 'EUR' })).toBe('confirmation');
});

it('names one document for several payments, unless an individual needs two kinds', () => {
  const individual = { legalForm: 'individual' } as const;
  expect(documentOfPayments(individual, ['EUR'])).toBe('confirmation');
  expect(documentOfPayments(individual, ['EUR', 'USD'])).toBe('confirmation');
  expect(documentOfPayments(individual, ['BRL', 'EUR'])).toBe('mixed');
  expect(documentOfPayments(individual, [])).toBe('receipt');
  expect(documentOfPayments({ legalForm: 'company' }, ['BRL', 'EUR'])).toBe('invoice');
});
