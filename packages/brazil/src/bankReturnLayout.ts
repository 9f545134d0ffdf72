import type { Columns } from './cnabLine';

/**
 * Positions of fields in a CNAB 240 return file of boletos (FEBRABAN's standard layout, collection service,
 * segments T and U), in addition to those of all services (`cnabLayout`).
 */
export const batchHeader = {
  layout: [14, 16],
  registrationType: [18, 18],
  registration: [19, 33],
  companyName: [74, 103],
  sequence: [184, 191],
  generatedOn: [192, 199],
} as const satisfies Record<string, Columns>;

/** Position of the occurrence code in segments T and U. */
export const OCCURRENCE: Columns = [16, 17];

export const segmentT = {
  ourNumber: [38, 57],
  faceCents: [82, 96],
} as const satisfies Record<string, Columns>;

interface SlipPlaces {
  readonly ourNumber: Columns;
  /**
   * Position of the check digit (mod 11) of the boleto's number (nosso número). Undefined if the check digit
   * has no separate field.
   */
  readonly checkDigit?: Columns;
  readonly faceCents: Columns;
}

/**
 * Positions in Santander's own layout (H7815). The boleto's number (nosso número) has only 12 digits and a
 * check digit, so later fields are further left than in the standard.
 */
const santanderT: SlipPlaces = { ourNumber: [41, 52], checkDigit: [53, 53], faceCents: [78, 92] };

/** Returns the positions of the boleto's number and amount in a bank's segment T. */
export const slipPlaces = (bank: string): SlipPlaces => (bank === '033' ? santanderT : segmentT);

export const segmentU = {
  paidCents: [78, 92],
  netCents: [93, 107],
  paidOn: [138, 145],
  creditedOn: [146, 153],
} as const satisfies Record<string, Columns>;

/**
 * Positions of the number and the sum of boletos for each portfolio: simple, tied (vinculada), pledged and
 * discounted.
 */
export const batchTrailer = {
  titles: [
    [24, 29],
    [47, 52],
    [70, 75],
    [93, 98],
  ],
  titlesCents: [
    [30, 46],
    [53, 69],
    [76, 92],
    [99, 115],
  ],
} as const satisfies Record<string, readonly Columns[]>;

/** Values that the batch header of a boleto return must have. */
export const RETURN_OPERATION = 'T';
export const COLLECTION_SERVICE = '01';
