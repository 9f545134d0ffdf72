import { dictionary } from '@zxcvbn-ts/language-common';
import { z } from 'zod';
import { brand } from '../party';

/** ASVS 6.2.1 asks for eight characters (docs/spec/people.md#passwords). */
export const passwordMinimum = 8;

/** What leaks show people to choose, lower case; those that are long enough to be chosen here. */
const common = new Set(dictionary['passwords-common'].filter((one) => one.length >= passwordMinimum));

/** Words that anybody would try on this very site. Source: ASVS 6.1.2. */
const ours = [brand.name.toLowerCase(), 'creator', 'creators', 'influencer', 'briefing'];

/** Whether a password is among the first that somebody would guess, in whatever case. */
function isCommon(password: string): boolean {
  const folded = password.toLowerCase();
  const letters = folded.replace(/[^\p{L}]/gu, '');
  return common.has(folded) || ours.includes(letters);
}

/**
 * A password that somebody chooses: at sign-up, after having forgotten it, in a change. Whatever was chosen
 * before stays good for signing in. Refused with `password_too_short`, `password_too_common`.
 */
export const password = z
  .string()
  .min(passwordMinimum, 'password_too_short')
  .max(200, 'too_long')
  .refine((chosen) => !isCommon(chosen), 'password_too_common');
