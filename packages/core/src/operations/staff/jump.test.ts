import { expect, it } from 'vitest';
import { jumpTextOf } from './jump';

it.each<[string, number | null, number | null]>([
  ['16', 16, 1_600],
  ['#16', 16, null],
  ['7.388,56', null, 738_856],
  ['7,388.56', null, 738_856],
  ['7388.56', null, 738_856],
  ['R$ 500', null, 50_000],
  ['R$ 1.500', null, 150_000],
  ['99999999999', null, 9_999_999_999_900],
  ['0', null, null],
  ['briefing 12', null, null],
  ['Aurora', null, null],
  ['', null, null],
])('reads a record number and an amount from the search text “%s”', (text, number, amountCents) => {
  expect(jumpTextOf(text)).toEqual({ number, amountCents });
});
