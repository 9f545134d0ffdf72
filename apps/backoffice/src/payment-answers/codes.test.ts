import { occurrenceCodes } from '@elenco/brazil';
import texts from '@elenco/locales/pt/backoffice.json';
import { expect, it } from 'vitest';

it('has a text for every bank code', () => {
  expect(Object.keys(texts.options.paymentOccurrence).sort()).toEqual([...occurrenceCodes].sort());
});
