import { phone } from '@elenco/brazil';
import { describe, expect, it } from 'vitest';
import { caretIn, phoneText } from './phoneText';

/** Returns the text of the field after typing these keys. */
const typed = (keys: string) => [...keys].reduce((text, key) => phoneText(text + key), '');

describe('a telephone number from Brazil', () => {
  it.each([
    ['11987654321', '+55 (11) 98765-4321'],
    ['1132654321', '+55 (11) 3265-4321'],
    ['(11) 98765-4321', '+55 (11) 98765-4321'],
    ['081999990000', '+55 (81) 99999-0000'],
    ['+5511987654321', '+55 (11) 98765-4321'],
    ['+55 11 98765-4321', '+55 (11) 98765-4321'],
    ['5511987654321', '+55 (11) 98765-4321'],
    ['005511987654321', '+55 (11) 98765-4321'],
    ['+55 (081) 99999-0000', '+55 (81) 99999-0000'],
    ['55999991234', '+55 (55) 99999-1234'],
    ['5555999991234', '+55 (55) 99999-1234'],
    ['119876543219', '+55 (11) 98765-4321'],
    ['1', '+55 (1'],
    ['119', '+55 (11) 9'],
  ])('is formatted: %s becomes %s', (text, shown) => {
    expect(phoneText(text)).toBe(shown);
    expect(phoneText(shown), 'formatting again must not change the text').toBe(shown);
  });

  it.each(['11987654321', '081999990000', '+55 11 98765-4321', '5511987654321', '55999991234'])(
    'has the same format whether typed or pasted: %s',
    (keys) => expect(typed(keys)).toBe(phoneText(keys)),
  );
});

describe('a telephone number from abroad', () => {
  it.each([
    ['+14155550100', '+14155550100'],
    ['+1 (415) 555-0100', '+1 (415) 555-0100'],
    ['+351 912 345 678', '+351 912 345 678'],
    ['+54 11 4328-1234', '+54 11 4328-1234'],
    ['00351912345678', '+351912345678'],
  ])('is formatted: %s becomes %s', (text, shown) => {
    expect(phoneText(text)).toBe(shown);
    expect(typed(shown)).toBe(shown);
  });

  it('keeps its country code and digits', () => {
    expect(phone.parse(phoneText('+1 212 555 0100'))).toBe('+12125550100');
    expect(phone.parse(phoneText('+351912345678'))).toBe('+351912345678');
  });
});

it.each(['', 'abc', '()', ' - ', '+55 (', '0', '000'])(
  'formats typed text without a telephone number as empty text: %j',
  (text) => expect(phoneText(text)).toBe(''),
);

it('lets users delete a telephone number character by character', () => {
  const seen = ['+55 (11) 9'];
  while (seen.at(-1) && seen.length < 9) seen.push(phoneText(seen.at(-1)?.slice(0, -1) ?? ''));
  expect(seen).toEqual(['+55 (11) 9', '+55 (11', '+55 (1', '']);
});

describe('the caret in a telephone number', () => {
  const text = '+55 (11) 98765-4321';
  it.each([
    [0, false, 19],
    [4, false, 14],
    [4, true, 15],
    [9, false, 7],
    [9, true, 9],
    [13, false, 0],
    [99, false, 0],
  ])('stays before the last %i digits (forward: %s), at position %i', (behind, forward, at) =>
    expect(caretIn(text, behind, forward)).toBe(at),
  );
});
