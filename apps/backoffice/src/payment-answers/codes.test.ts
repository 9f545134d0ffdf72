import { occurrenceCodes } from '@elenco/brazil';
import texts from '@elenco/locales/pt/backoffice.json';
import { expect, it } from 'vitest';

it('every bank code has a text', () => {
  expect(Object.keys(texts.options.paymentOccurrence).sort()).toEqual([...occurrenceCodes].sort());
});
