import { isValidPhone } from '@brazilian-utils/brazilian-utils/is-valid-phone';
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';

/**
 * Parses a phone number. A number without a country code is treated as Brazilian. To keep the bundle of pages
 * small, libphonenumber uses its small metadata, with which it checks little more than lengths. This function
 * therefore also checks the area code and the first digit of Brazilian numbers.
 */
function read(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, 'BR');
  if (!number?.isValid() || number.ext) return undefined;
  const inBrazil = number.countryCallingCode === '55';
  return !inBrazil || isInBrazil(number.nationalNumber) ? number : undefined;
}

/**
 * Returns true for a valid Brazilian number. After the area code, a mobile number has nine digits and begins
 * with 9, and a landline number has eight digits.
 */
const isInBrazil = (national: string) =>
  isValidPhone(national, { version: 2 }) && (national.length !== 11 || national[2] === '9');

/**
 * Formats a phone number: `+5511987654321` → `(11) 98765-4321`. A foreign number keeps its country code.
 * Other text is returned unchanged.
 */
export function formatPhone(phone: string): string {
  const number = read(phone);
  if (!number) return phone;
  return number.countryCallingCode === '55' ? number.formatNational() : number.formatInternational();
}

/** A phone number, normalized to E.164 (`+5511987654321`). Fails with the code `invalid_phone`. */
export const phone = z
  .string()
  .overwrite((text) => read(text)?.number ?? text)
  .refine((text) => read(text) !== undefined, 'invalid_phone');
