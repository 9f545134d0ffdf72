/**
 * Where things stand in a CNAB 240 return file of boletos (FEBRABAN's standard layout, collection service,
 * segments T and U): first and last position, counted from 1 as FEBRABAN's tables do.
 */
export const LINE_LENGTH = 240;

type Columns = readonly [first: number, last: number];

/** Places that every line has. */
export const everyLine = { bank: [1, 3], batch: [4, 7], type: [8, 8] } as const satisfies Record<
  string,
  Columns
>;

export const fileHeader = {
  registrationType: [18, 18],
  registration: [19, 32],
  companyName: [73, 102],
  direction: [143, 143],
  generatedOn: [144, 151],
  sequence: [158, 163],
  layout: [164, 166],
} as const satisfies Record<string, Columns>;

export const batchHeader = {
  operation: [9, 9],
  service: [10, 11],
  layout: [14, 16],
  registrationType: [18, 18],
  registration: [19, 33],
  companyName: [74, 103],
  sequence: [184, 191],
  generatedOn: [192, 199],
} as const satisfies Record<string, Columns>;

/** Places that every detail line has. */
export const detail = {
  sequence: [9, 13],
  segment: [14, 14],
  occurrence: [16, 17],
} as const satisfies Record<string, Columns>;

export const segmentT = {
  ourNumber: [38, 57],
  faceCents: [82, 96],
} as const satisfies Record<string, Columns>;

export const segmentU = {
  paidCents: [78, 92],
  netCents: [93, 107],
  paidOn: [138, 145],
  creditedOn: [146, 153],
} as const satisfies Record<string, Columns>;

export const batchTrailer = {
  records: [18, 23],
  titles: [24, 29],
  titlesCents: [30, 46],
} as const satisfies Record<string, Columns>;

export const fileTrailer = { batches: [18, 23], records: [24, 29] } as const satisfies Record<
  string,
  Columns
>;

/** What the fixed places must hold for the file to be a return of a collection service. */
export const FILE_BATCH = { header: '0000', trailer: '9999' } as const;
export const RETURN_DIRECTION = '2';
export const RETURN_OPERATION = 'T';
export const COLLECTION_SERVICE = '01';

/** The text at a place of a line. */
export function cut(line: string, [first, last]: Columns): string {
  return line.slice(first - 1, last);
}

/** The width of a place. */
export function width([first, last]: Columns): number {
  return last - first + 1;
}
