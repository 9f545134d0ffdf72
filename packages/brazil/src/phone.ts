import { isValidPhone } from '@brazilian-utils/brazilian-utils/is-valid-phone';
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';

/**
 * Parses a phone number; without a country code it is Brazilian. The small metadata of libphonenumber, which
 * keeps pages small, checks little more than lengths, so area code and first digit of Brazilian numbers are
 * checked too.
 */
function read(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, 'BR');
  if (!number?.isValid() || number.ext) return undefined;
  const inBrazil = number.countryCallingCode === '55';
  return !inBrazil || isInBrazil(number.nationalNumber) ? number : undefined;
}

/** Mobile numbers have nine digits after the area code and begin with 9; landlines have eight. */
const isInBrazil = (national: string) =>
  isValidPhone(national, { version: 2 }) && (national.length !== 11 || national[2] === '9');

/**
 * `+5511987654321` → `(11) 98765-4321`; a foreign number keeps its country code; other text is returned
 * unchanged.
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
