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

interface OwnerPlaces {
  readonly taxId: Columns;
  readonly branch: Columns;
  readonly account: Columns;
}

/** Where a header says whose account it is about: of the file, of a batch of slips, of a batch of payments. */
export type OwnedHeader = 'file' | 'slips' | 'payments';

const standardOwner: Readonly<Record<OwnedHeader, OwnerPlaces>> = {
  file: { taxId: [19, 32], branch: [53, 57], account: [59, 70] },
  slips: { taxId: [19, 33], branch: [54, 58], account: [60, 71] },
  payments: { taxId: [19, 32], branch: [53, 57], account: [59, 70] },
};
/** Santander moves branch and account of its files of slips. */
const santanderOwner: Readonly<Record<OwnedHeader, OwnerPlaces>> = {
  ...standardOwner,
  file: { taxId: [18, 32], branch: [33, 36], account: [38, 46] },
  slips: { taxId: [19, 33], branch: [54, 57], account: [59, 67] },
};

/** @param service what the file's batches are about: a bank may move places for one service only */
export const ownerPlaces = (bank: string, header: OwnedHeader, service: 'slips' | 'payments'): OwnerPlaces =>
  (bank === '033' && service === 'slips' ? santanderOwner : standardOwner)[header];

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
