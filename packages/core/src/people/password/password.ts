import { dictionary } from '@zxcvbn-ts/language-common';
import { z } from 'zod';
import { brand } from '../party';

/** Minimum length of a password (ASVS 6.2.1; docs/spec/people.md#passwords). */
export const passwordMinimum = 8;

/** The most common leaked passwords with at least the minimum length, in lower case. */
const common = new Set(dictionary['passwords-common'].filter((one) => one.length >= passwordMinimum));

/** Words that attackers would try on this site (ASVS 6.1.2). */
const ours = [brand.name.toLowerCase(), 'creator', 'creators', 'influencer', 'briefing'];

/**
 * Words that occur in Brazilian leaks with a number appended. The library's list contains only English ones.
 */
const brazilian =
  `abcdef alegria alianca amizade amorzinho amor anjo bahia barcelona boanoite bomdia brasil brasileiro bruna
  cachorro camila carolina casa chocolate colorado corinthians coxinha cruzeiro dedeus deus deusefiel estrela eusouofoda
  eutiamo eteamo familia felicidade felipe feliz fernanda flamengo florzinha fluminense futebol gabriel gatinha
  gremio guilherme gustavo internacional jesus jesuscristo jesusteama julia juliana juventus leonardo lucas luciana
  mariana marina matheus medico meuamor minhavida mudar mudarsenha mudeja nossasenhora palmeiras parabens paulista
  pedro princesa provisoria rafael rodrigo saopaulo santos saudade saude segredo senha senhas senhaforte senhasegura
  teamo teste testes teamomuito thiago trocar vasco vascao vascodagama vitoria`.split(/\s+/);
const guessed = new Set([...ours, ...brazilian]);

/** Matches one to three characters that repeat, such as `aaaaaaaa` or `123123123`. */
const repeated = /^(.{1,3})\1+$/su;

/** True if a password is among the first guesses, in any case. */
function isCommon(password: string): boolean {
  const folded = password.toLowerCase();
  if (repeated.test(folded)) return true;
  const letters = folded.normalize('NFD').replace(/[^\p{L}]/gu, '');
  return common.has(folded) || guessed.has(letters);
}

/**
 * A new password, for signing up, resetting or changing it. Existing passwords are not checked and stay
 * valid. Refuses with `password_too_short`, `password_too_common`.
 */
export const password = z
  .string()
  .min(passwordMinimum, 'password_too_short')
  .max(200, 'too_long')
  .refine((chosen) => !isCommon(chosen), 'password_too_common');
