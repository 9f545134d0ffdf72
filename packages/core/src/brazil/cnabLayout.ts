import type { Columns } from './cnabLine';

/** Where things stand in every file of CNAB 240 (FEBRABAN's standard layout), whatever its service. */

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

/** Places that every batch header has. */
export const batchService = { operation: [9, 9], service: [10, 11] } as const satisfies Record<
  string,
  Columns
>;

/** Places that every detail line has. */
export const detail = { sequence: [9, 13], segment: [14, 14] } as const satisfies Record<string, Columns>;

export const batchRecords: Columns = [18, 23];
export const fileTrailer = { batches: [18, 23], records: [24, 29] } as const satisfies Record<
  string,
  Columns
>;

/** The batch number of the file's own first and last line. */
export const FILE_BATCH = { header: '0000', trailer: '9999' } as const;
export const DIRECTION = { toBank: '1', fromBank: '2' } as const;
/** The version of the standard that the file's header names. */
export const FILE_LAYOUT = 103;
export const REGISTRATION = { cpf: 1, cnpj: 2 } as const;
