/**
 * Codes in a payment return (FEBRABAN's G059). Those for done and accepted apply to every payment. The others
 * say why a payment was not made, including Itaú's own. A code that is not listed is ambiguous: AE is an
 * invalid tax id at FEBRABAN, but a changed payment date at Itaú.
 */
const DONE = ['00', '03'] as const;
const TAKEN_IN = ['BD'] as const;
const refusalCodes = [
  '01',
  '02',
  'AA',
  'AB',
  'AC',
  'AD',
  'AF',
  'AG',
  'AH',
  'AI',
  'AJ',
  'AK',
  'AL',
  'AM',
  'AN',
  'AO',
  'AP',
  'AQ',
  'AR',
  'AT',
  'AU',
  'AV',
  'AW',
  'AX',
  'AY',
  'AZ',
  'BA',
  'BB',
  'BC',
  'BG',
  'DV',
  'HA',
  'HB',
  'HC',
  'HD',
  'HE',
  'HF',
  'HG',
  'HH',
  'HI',
  'HJ',
  'HK',
  'HL',
  'PA',
  'PB',
  'PC',
  'PD',
  'PE',
  'PF',
  'PG',
  'PH',
  'PI',
  'PJ',
  'PK',
  'PL',
  'PM',
  'PN',
  'RJ',
  'SS',
  'TA',
  'TI',
] as const;
export const occurrenceCodes: readonly string[] = [...DONE, ...TAKEN_IN, ...refusalCodes];

export type PaymentNews = 'paid' | 'scheduled' | 'rejected' | 'unclear';

const among = (list: readonly string[], codes: readonly string[]) => codes.some((one) => list.includes(one));

/** Returns what all codes of a payment mean together. Contradictory or unknown codes are unclear. */
export function newsOf(codes: readonly string[]): PaymentNews {
  const [done, refused] = [among(DONE, codes), among(refusalCodes, codes)];
  if (done && refused) return 'unclear';
  if (done) return 'paid';
  if (refused) return 'rejected';
  return among(TAKEN_IN, codes) ? 'scheduled' : 'unclear';
}
