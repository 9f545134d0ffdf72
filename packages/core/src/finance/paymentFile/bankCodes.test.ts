import { expect, it } from 'vitest';
import { bankCodesIn } from './bankCodes';

it.each([
  ['payouts', 'AN', ['AN']],
  ['payouts', 'AN 01', ['AN', '01']],
  ['payouts', 'Conta encerrada', []],
  ['payouts', null, []],
  ['charges', 'AN', []],
])('returns the bank’s codes in a comment on %s: %s', (resource, comment, codes) => {
  expect(bankCodesIn(resource, comment)).toEqual(codes);
});
