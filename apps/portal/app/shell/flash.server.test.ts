import { expect, it } from 'vitest';
import { toastCookie } from '../adapters/form.server';
import { flashIn } from './flash.server';

const sent = (...toast: Parameters<typeof toastCookie>) => toastCookie(...toast).split(';')[0] ?? '';

it.each([
  ['', ''],
  ['Verão na pele; “50% mais” ~ a=b', ''],
  ['', 'Sem conta: Zuleica; “~”.'],
])('reads the toast that the action wrote, with the title "%s" and the text "%s"', (title, text) => {
  const cookies = `theme=dark; ${sent('doneInQueue', title, text)}; other=1`;
  const id = expect.stringMatching(/^\w{8}$/);
  expect(flashIn(cookies)).toEqual({ code: 'doneInQueue', title, text, id });
});

it.each(['', 'toast=', 'toast=saved', 'toast=saved~1~%E0%A4%A', 'nottoast=saved~1'])(
  'ignores the cookies "%s"',
  (cookies) => {
    expect(flashIn(cookies)).toBeNull();
  },
);
