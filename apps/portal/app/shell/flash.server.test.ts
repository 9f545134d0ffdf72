import { expect, it } from 'vitest';
import { toastCookie } from '../adapters/form.server';
import { flashIn } from './flash.server';

const sent = (...toast: Parameters<typeof toastCookie>) => toastCookie(...toast).split(';')[0] ?? '';

it.each([
  ['', ''],
  ['Verão na pele; “50% mais” ~ a=b', ''],
  ['', 'Sem conta: Zuleica; “~”.'],
])('reads the toast from the action’s cookie, with the title "%s" and the text "%s"', (title, text) => {
  const cookies = `theme=dark; ${sent('verified', { about: title, text })}; other=1`;
  const id = expect.stringMatching(/^\w{8}$/);
  expect(flashIn(cookies)).toEqual({ code: 'verified', title, text, isNext: false, id });
});

it('reads from the toast’s cookie whether the page shows the next row of a queue', () => {
  expect(flashIn(sent('verified', { about: 'Verão', isNext: true }))).toMatchObject({
    title: 'Verão',
    isNext: true,
  });
  expect(flashIn(sent('verified'))).toMatchObject({ title: '', isNext: false });
});

it.each(['', 'toast=', 'toast=saved', 'toast=saved~1~%E0%A4%A', 'nottoast=saved~1'])(
  'reads no toast from the cookies "%s"',
  (cookies) => {
    expect(flashIn(cookies)).toBeNull();
  },
);
