import { describe, expect, it } from 'vitest';
import { password } from './password';

const codesOf = (chosen: string) =>
  password.safeParse(chosen).error?.issues.map(({ message }) => message) ?? [];

describe('a chosen password', () => {
  it.each([
    ['is refused when it is empty', '', ['password_too_short']],
    ['is refused with seven characters', 'qX7-pw4', ['password_too_short']],
    ['is refused when everybody has it', 'password', ['password_too_common']],
    ['is refused when everybody has it, in whatever case', 'PassWord', ['password_too_common']],
    ['is refused when it walks over the keyboard', 'qwertyuiop', ['password_too_common']],
    ['is refused when it is the name of this site and a number', 'Elenco-2026!', ['password_too_common']],
    ['is refused when it is a word of many Brazilians and a number', 'brasil123', ['password_too_common']],
    ['is refused when its accent is all that differs', 'Família2024', ['password_too_common']],
    ['may hold such a word among others', 'brasil chuvoso 12', []],
    ['is refused when it would only cost time to hash', 'x'.repeat(201), ['too_long']],
    ['may have eight characters', 'qX7-pw4k', []],
    ['may be a sentence of a person, blanks and all', 'três gatos num muro azul', []],
    ['may be long', 'ab7!'.repeat(50), []],
  ])('%s', (_what, chosen, codes) => {
    expect(codesOf(chosen)).toEqual(codes);
  });
});
