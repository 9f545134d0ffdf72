import { expect, it } from 'vitest';
import { bankCodesIn } from './bankCodes';

it.each([
  ['payouts', 'AN', ['AN']],
  ['payouts', 'AN 01', ['AN', '01']],
  ['payouts', 'Conta encerrada', []],
  ['payouts', null, []],
  ['charges', 'AN', []],
])('finds the codes of the bank in the comment of %s: %s', (resource, comment, codes) => {
  expect(bankCodesIn(resource, comment)).toEqual(codes);
});
