import { formatCnpj, formatCpf } from '@elenco/brazil';
import { z } from 'zod';
import type { Currency } from '../../kit';

/** Country codes by ISO 3166-1, two letters. */
export const countryCodes = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO ' +
  'JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR ' +
  'MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO ' +
  'RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV ' +
  'TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');
const known = new Set(countryCodes);

/** The platform's home country, with CPF or CNPJ, BRL, PIX, boleto and Portuguese. */
export const home = 'BR';

export const country = z.string().refine((code) => known.has(code), 'invalid_value');
export const isAbroad = (code: string): boolean => code !== home;

/** Returns the language of e-mails to a recipient whose language is not known, based on the country. */
export const localeIn = (code: string): 'pt' | 'en' => (isAbroad(code) ? 'en' : 'pt');

/**
 * Returns the currencies in which a client of a country can pay. BRL is paid by PIX and boleto, which need a
 * CPF or CNPJ.
 */
export const currenciesIn = (code: string): readonly Currency[] =>
  isAbroad(code) ? ['EUR', 'USD'] : ['BRL', 'EUR', 'USD'];

/** A foreign tax number in the form that `taxNumber` stores. */
export const foreignTaxId = z.string().regex(/^[0-9A-Z]{1,40}$/, 'invalid_foreign_tax_id');

/** CPF, CNPJ or foreign tax number as typed; normalized to upper case without punctuation. */
export const taxNumber = z
  .string()
  .overwrite((typed) => typed.replace(/[.\-/\s]/g, '').toUpperCase())
  .max(40, 'too_long');

const names = new Map<'pt' | 'en', Intl.DisplayNames>();

/**
 * Returns the name of a country. Call it only on the server, because the names in browsers differ by version.
 */
export function countryName(code: string, locale: 'pt' | 'en'): string {
  // Created on first use, because browsers also load this file, but never call the function.
  const made =
    names.get(locale) ?? new Intl.DisplayNames(locale === 'pt' ? 'pt-BR' : 'en', { type: 'region' });
  names.set(locale, made);
  return made.of(code) ?? code;
}

/**
 * Returns a tax number as documents show it: a foreign number with its country, or only the country if there
 * is no number.
 */
export function taxDocumentIn(code: string, taxId: string, locale: 'pt' | 'en'): string {
  if (!isAbroad(code) && taxId === '') return '';
  if (!isAbroad(code)) return taxId.length === 11 ? `CPF ${formatCpf(taxId)}` : `CNPJ ${formatCnpj(taxId)}`;
  const number = taxId && `${locale === 'pt' ? 'NIF' : 'Tax ID'} ${taxId}`;
  return [number, countryName(code, locale)].filter(Boolean).join(', ');
}
