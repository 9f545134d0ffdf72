import { occurrenceCodes } from '@elenco/brazil';
import texts from '@elenco/locales/pt/backoffice.json';
import { expect, it } from 'vitest';

it('has a text for every code with which a bank answers a payment', () => {
  expect(Object.keys(texts.options.paymentOccurrence).sort()).toEqual([...occurrenceCodes].sort());
});
