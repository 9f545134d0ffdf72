import { expect, it } from 'vitest';
import { wordsIn } from './words';

const echo = (key: string) => key;

it.each([
  ['pt', 'BR', 'Brasil'],
  ['en', 'BR', 'Brazil'],
  ['pt', 'DE', 'Alemanha'],
  ['pt', 'Brasil', 'Brasil'],
])('a country is called by its name, in %s: %s', (locale, code, name) => {
  expect(wordsIn(echo, locale).country(code)).toBe(name);
});
