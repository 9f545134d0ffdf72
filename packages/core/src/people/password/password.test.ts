import { describe, expect, it } from 'vitest';
import { password } from './password';

const codesOf = (chosen: string) =>
  password.safeParse(chosen).error?.issues.map(({ message }) => message) ?? [];

describe('a chosen password', () => {
  it.each([
    ['is rejected if it is empty', '', ['password_too_short']],
    ['is rejected with seven characters', 'qX7-pw4', ['password_too_short']],
    ['is rejected if it is a common password', 'password', ['password_too_common']],
    ['is rejected if it is a common password in a different case', 'PassWord', ['password_too_common']],
    ['is rejected if it is a row of keys', 'qwertyuiop', ['password_too_common']],
    ['is rejected if it is the name of this site and a number', 'Elenco-2026!', ['password_too_common']],
    ['is rejected if it is a common Brazilian word and a number', 'brasil123', ['password_too_common']],
    [
      'is rejected if it is a common word with an accent and a number',
      'Família2024',
      ['password_too_common'],
    ],
    ['is rejected if it repeats one character', 'aaaaaaaa', ['password_too_common']],
    ['is rejected if it repeats a few characters', 'x7!x7!x7!', ['password_too_common']],
    ['may contain a common word among other words', 'brasil chuvoso 12', []],
    ['is rejected with more than 200 characters', 'ab7!'.repeat(51), ['too_long']],
    ['may have eight characters', 'qX7-pw4k', []],
    ['may be a sentence with blanks', 'três gatos num muro azul', []],
    ['may have 200 characters', 'ab7!'.repeat(50), []],
  ])('%s', (_what, chosen, codes) => {
    expect(codesOf(chosen)).toEqual(codes);
  });
});
