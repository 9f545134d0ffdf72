import { occurrenceCodes } from '@elenco/brazil';
import texts from '@elenco/locales/pt/backoffice.json';
import { expect, it } from 'vitest';

it('every code that banks may answer with has its words', () => {
  expect(Object.keys(texts.options.paymentOccurrence).sort()).toEqual([...occurrenceCodes].sort());
});
