import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { cut, filled, packed } from './keptPage';

const marks = { nonce: 'aaaa', csrf: 'bbbb' };

it.each([
  ['<a aaaa><b bbbb bbbb>aaaa', '<a 1><b 2 2>1'],
  ['aaaa', '1'],
  ['no hole, but ção and 🎬', 'no hole, but ção and 🎬'],
  ['', ''],
  [`${'long '.repeat(50_000)}aaaabbbb`, `${'long '.repeat(50_000)}12`],
])(
  'inserts each visitor’s nonce and token into both uncompressed and compressed cached pages',
  (html, whole) => {
    const page = cut(html, marks);
    const own = { nonce: '1', csrf: '2' };
    expect(filled(page, own).toString()).toBe(whole);
    expect(gunzipSync(packed(page, own)).toString()).toBe(whole);
  },
);

it('makes the length of a compressed page depend only on the lengths of nonce and token', () => {
  const page = cut('<a aaaa>bbbb', marks);
  const [one, other] = [
    packed(page, { nonce: 'xxxx', csrf: '<a x' }),
    packed(page, { nonce: 'q9Z_', csrf: '7-kL' }),
  ];
  expect(one.length).toBe(other.length);
});
