import type { Columns } from './cnabLine';

/** Positions of fields in every CNAB 240 file of any service (FEBRABAN's standard layout). */

/** Fields in every line. */
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

/**
 * Headers that name an account holder: the header of the file, of a batch of boletos, or of a batch of
 * payments.
 */
export type OwnedHeader = 'file' | 'slips' | 'payments';

const standardOwner: Readonly<Record<OwnedHeader, OwnerPlaces>> = {
  file: { taxId: [19, 32], branch: [53, 57], account: [59, 70] },
  slips: { taxId: [19, 33], branch: [54, 58], account: [60, 71] },
  payments: { taxId: [19, 32], branch: [53, 57], account: [59, 70] },
};
/** Positions of branch and account in Santander's boleto files, which differ from the standard. */
const santanderOwner: Readonly<Record<OwnedHeader, OwnerPlaces>> = {
  ...standardOwner,
  file: { taxId: [18, 32], branch: [33, 36], account: [38, 46] },
  slips: { taxId: [19, 33], branch: [54, 57], account: [59, 67] },
};

/**
 * Returns the position of the account holder in a header.
 * @param service content of the file. A bank may use different positions for the files of one service
 */
export const ownerPlaces = (bank: string, header: OwnedHeader, service: 'slips' | 'payments'): OwnerPlaces =>
  (bank === '033' && service === 'slips' ? santanderOwner : standardOwner)[header];

/** Fields in every batch header. */
export const batchService = { operation: [9, 9], service: [10, 11] } as const satisfies Record<
  string,
  Columns
>;

/** Fields in every detail line. */
export const detail = { sequence: [9, 13], segment: [14, 14] } as const satisfies Record<string, Columns>;

export const batchRecords: Columns = [18, 23];
export const fileTrailer = { batches: [18, 23], records: [24, 29] } as const satisfies Record<
  string,
  Columns
>;

/** Batch numbers in the first and last line of a file. */
export const FILE_BATCH = { header: '0000', trailer: '9999' } as const;
export const DIRECTION = { toBank: '1', fromBank: '2' } as const;
/** Version of the standard in the file header. */
export const FILE_LAYOUT = 103;
export const REGISTRATION = { cpf: 1, cnpj: 2 } as const;
