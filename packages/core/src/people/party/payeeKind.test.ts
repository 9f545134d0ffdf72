import { expect, it } from 'vitest';
import { documentHandedIn, documentOfPayee } from './payeeKind';

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
