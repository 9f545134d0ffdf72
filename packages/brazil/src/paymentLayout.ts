import type { Columns } from './cnabLine';

/**
 * Positions of fields in a payment file and its return (CNAB 240, FEBRABAN's standard layout, payments by
 * credit to an account, segments A and B), in addition to those of all services (`cnabLayout`).
 */
type Places = Record<string, Columns>;

export const fileTime: Columns = [152, 157];

/** The paying account, in the headers of file and batch. */
export const debited = {
  agreement: [33, 52],
  branch: [53, 57],
  branchDigit: [58, 58],
  account: [59, 70],
  accountDigit: [71, 71],
} as const satisfies Places;

export const header = { form: [12, 13], layout: [14, 16], debit: [223, 224] } as const satisfies Places;

export const segmentA = {
  /** Type of movement and instruction: all zeros for a new payment. */
  movement: [15, 17],
  clearing: [18, 20],
  bank: [21, 23],
  branch: [24, 28],
  branchDigit: [29, 29],
  account: [30, 41],
  accountDigit: [42, 42],
  holder: [44, 73],
  reference: [74, 93],
  payOn: [94, 101],
  currency: [102, 104],
  quantity: [105, 119],
  amountCents: [120, 134],
  bankReference: [135, 154],
  paidOn: [155, 162],
  paidCents: [163, 177],
  purpose: [220, 224],
  notice: [230, 230],
} as const satisfies Places;

export const segmentB = {
  initiation: [15, 17],
  registrationType: [18, 18],
  registration: [19, 32],
  key: [128, 226],
} as const satisfies Places;

export const paymentTrailer = { amountCents: [24, 41], quantity: [42, 59] } as const satisfies Places;

/**
 * Position of the occurrence codes: at most five codes of two characters at the end of each line of a return,
 * except the header and trailer of the file.
 */
export const OCCURRENCES: Columns = [231, 240];

export const CREDIT = 'C';
/** Type of service of a batch (FEBRABAN G025): payments to suppliers. */
export const SUPPLIERS = '20';
export const BATCH_LAYOUT = 46;

/** Payment method, clearing house and purpose of a batch. */
export const form = {
  pix: { code: '45', clearing: '009' },
  ted: { code: '41', clearing: '018', purpose: '00005' },
  credit: { code: '01', clearing: '000' },
} as const;
