import { expect, it } from 'vitest';
import { csvOf } from './csv';

it('writes text that looks like a formula to CSV as text and escapes its quotes', () => {
  expect(csvOf([['=HYPERLINK("x")', '-1', ' @sum', 'a; b', null, undefined]], 'pt')).toBe(
    `\uFEFF"'=HYPERLINK(""x"")";"'-1";"' @sum";"a; b";;\r\n`,
  );
});

const signs = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', '﹦'];
it.each([...signs, '\u200b=', ' \u2060\ufeff\u00ad+', '\u200e＝'])(
  'puts an apostrophe before a CSV cell that starts with %j',
  (first) => {
    expect(csvOf([[`${first}cmd`]], 'en')).toBe(`\uFEFF"'${first}cmd"\r\n`);
  },
);

it('writes amounts and numbers to CSV in the notation of the user’s language', () => {
  const row = [{ cents: 123_456 }, { cents: -5 }, { cents: 0 }, 4.5, true];
  expect(csvOf([row], 'pt')).toBe('\uFEFF1234,56;-0,05;0,00;4,5;"true"\r\n');
  expect(csvOf([row], 'en')).toBe('\uFEFF1234.56,-0.05,0.00,4.5,"true"\r\n');
});

it('writes days to CSV in the notation of the user’s language', () => {
  const row = [{ day: '2026-11-30' }, { day: null }];
  expect(csvOf([row], 'pt')).toBe('\uFEFF30/11/2026;\r\n');
  expect(csvOf([row], 'en')).toBe('\uFEFF2026-11-30,\r\n');
});

it('writes instants to CSV as São Paulo time in the notation of the user’s language', () => {
  const row = [{ at: '2026-12-01T01:30:00.000Z' }];
  expect(csvOf([row], 'pt')).toBe('\uFEFF30/11/2026 22:30\r\n');
  expect(csvOf([row], 'en')).toBe('\uFEFF2026-11-30 22:30\r\n');
});
