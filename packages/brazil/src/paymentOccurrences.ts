/**
 * What a bank says of a payment in its return (FEBRABAN's G059). Done and taken in are news of every payment; the others
 * are reasons for which it was not made, Itaú's own among them. A code that is not here means nothing that may be acted
 * upon: AE is an invalid tax id at FEBRABAN, and at Itaú that the bank pays on another day.
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

/** What the codes of a payment say together; what contradicts itself or is not known is unclear. */
export function newsOf(codes: readonly string[]): PaymentNews {
  const [done, refused] = [among(DONE, codes), among(refusalCodes, codes)];
  if (done && refused) return 'unclear';
  if (done) return 'paid';
  if (refused) return 'rejected';
  return among(TAKEN_IN, codes) ? 'scheduled' : 'unclear';
}
