/**
 * Codes in a payment return (FEBRABAN's G059). `DONE` means that a payment was made, and `TAKEN_IN` that the
 * bank has accepted it. All other codes, including Itaú's own, are reasons why a payment was not made. A code
 * with two meanings is not listed. For example, AE is an invalid tax id at FEBRABAN, but a changed payment
 * date at Itaú.
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

/**
 * Returns the result of a payment according to all its codes. Returns `unclear` if the codes contradict each
 * other or are unknown.
 */
export function newsOf(codes: readonly string[]): PaymentNews {
  const [done, refused] = [among(DONE, codes), among(refusalCodes, codes)];
  if (done && refused) return 'unclear';
  if (done) return 'paid';
  if (refused) return 'rejected';
  return among(TAKEN_IN, codes) ? 'scheduled' : 'unclear';
}
