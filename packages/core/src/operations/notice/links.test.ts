import { expect, it } from 'vitest';
import { withoutLinks, withoutUrls } from './links';

it.each([
  ['Ganhe em https://evil.example/x?y=1 hoje', 'Ganhe em … hoje'],
  ['HTTP://EVIL.EXAMPLE', '…'],
  ['www.evil.example/premio', '…'],
  ['evil.com.br/premio agora', '… agora'],
  ['evil.com?x=1', '…'],
  ['intent://evil#Intent', '…'],
])('removes the URL from user text in e-mails: %s', (text, expected) => {
  expect(withoutUrls(text)).toBe(expected);
  expect(withoutLinks(text)).toBe(expected);
});

it.each([
  ['Prêmio em evil.com', 'Prêmio em …'],
  ['bit.ly', '…'],
  ['fale com eu@evil.com.br, já', 'fale com eu@…, já'],
])('removes the domain from the user text %s, unless it may be a name', (text, expected) => {
  expect(withoutLinks(text)).toBe(expected);
  expect(withoutUrls(text)).toBe(text);
});

it.each(['Coleção 1.5', 'Dra. Ana & Cia. S.A.', 'Verão 2026/27', 'Nº 3: R$ 1.500,00', 'Fase 2.0/3.0'])(
  'leaves user text without links unchanged: %s',
  (text) => {
    expect(withoutLinks(text)).toBe(text);
  },
);
