import { isValidPhone } from '@brazilian-utils/brazilian-utils/is-valid-phone';
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';

/**
 * A number that a person typed; without a country code it is Brazilian. libphonenumber's small metadata,
 * which is what a page can afford to carry, checks little more than lengths, so that a Brazilian number also
 * has its area code and first digit checked.
 */
function read(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, 'BR');
  if (!number?.isValid() || number.ext) return undefined;
  const inBrazil = number.countryCallingCode === '55';
  return !inBrazil || isInBrazil(number.nationalNumber) ? number : undefined;
}

/** Mobile numbers have nine digits behind the area code, all of them with a 9 in front; landlines have eight. */
const isInBrazil = (national: string) =>
  isValidPhone(national, { version: 2 }) && (national.length !== 11 || national[2] === '9');

/** `+5511987654321` → `(11) 98765-4321`; a foreign number keeps its country code; no number, unchanged. */
export function formatPhone(phone: string): string {
  const number = read(phone);
  if (!number) return phone;
  return number.countryCallingCode === '55' ? number.formatNational() : number.formatInternational();
}

/** A telephone number as typed, kept as E.164 (`+5511987654321`). Refused with the code `invalid_phone`. */
export const phone = z
  .string()
  .overwrite((text) => read(text)?.number ?? text)
  .refine((text) => read(text) !== undefined, 'invalid_phone');
