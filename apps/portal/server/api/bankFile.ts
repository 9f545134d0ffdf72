import {
  type FileOwner,
  foreignLine,
  foreignPix,
  pixList,
  pixReceived,
  readReturnFile,
} from '@elenco/brazil';
import { brand, Problem } from '@elenco/core';
import { type Incoming, OWN_PIX_KEYS, type Reversal } from '@elenco/core/finance';
import type { Deps } from './route';

interface FileLine {
  readonly line: number;
  readonly reference: string;
  readonly amountCents: number;
  readonly receivedOn: string | null;
}

/** Maximum number of errors in the response, since many errors of a file have the same cause. */
const MAX_ERRORS = 50;

export interface BankFile {
  readonly lines: readonly FileLine[];
  /** Incoming money by line number. Lines without incoming money are left out. */
  readonly incoming: ReadonlyMap<number, Incoming>;
  /** Reversals by the bank, by line number. */
  readonly reversals: ReadonlyMap<number, Reversal>;
}

/** Reads a Pix API response, or a CNAB file in Latin-1, whose layouts count bytes. */
export function readBankFile(bytes: Buffer, settings: Own): BankFile {
  return /^(\xef\xbb\xbf)?\s*\{/.test(bytes.toString('latin1', 0, 64))
    ? readPix(bytes.toString('utf8'), settings)
    : readCnab(bytes.toString('latin1'), settings);
}

export const nameOf = (file: { bank: string; registration: string; generatedOn: string; sequence: number }) =>
  [file.bank, file.registration.replace(/\s+/g, ' '), file.generatedOn, file.sequence].join('/');

interface RefusedLine {
  readonly line: number;
  readonly code: string;
  readonly params?: Readonly<Record<string, number>>;
}
export const refusedLines = (errors: readonly RefusedLine[]) =>
  new Problem(
    'invalid',
    errors
      .slice(0, MAX_ERRORS)
      .map(({ line, code, params }) => ({ pointer: '/file', code, params: { ...params, line } })),
  );

type Own = Pick<Deps['settings'], 'ownAccounts' | 'ownPixKeys'>;

/** Rejects a file of another account or company before any line is recorded. */
export function refuseForeign(owners: readonly FileOwner[], { ownAccounts: accounts }: Own): void {
  const foreign = foreignLine(owners, { taxId: brand.legalDocument, accounts });
  if (foreign) throw refusedLines([foreign]);
}

/**
 * Reads a CNAB file. A line's reference consists of the file's bank, owner, day and number, and the line
 * number.
 */
function readCnab(text: string, settings: Own): BankFile {
  const { layout, read } = readReturnFile(text);
  if (!read.ok) throw refusedLines(read.errors);
  if (read.file.owners.length > 0) refuseForeign(read.file.owners, settings);
  const file = nameOf(read.file);
  const { entries } = read.file;
  return {
    lines: entries.map(({ line, ourNumber, paidCents, paidOn }) => ({
      line,
      reference: ourNumber,
      amountCents: paidCents,
      receivedOn: paidOn,
    })),
    incoming: new Map(
      entries
        .filter(({ news }) => news === 'payment')
        .map(({ line, ourNumber, paidCents, netCents, paidOn }) => [
          line,
          {
            source: layout,
            externalId: `${file}/${line}`,
            receivedOn: paidOn,
            amountCents: paidCents,
            // Some banks credit the whole amount and write zero as net amount, or debit their fee separately.
            bankFeeCents: netCents > 0 && netCents < paidCents ? paidCents - netCents : 0,
            paidBy: 'slip',
            reference: ourNumber,
            payerName: '',
            payerTaxId: '',
            note: '',
          } as const,
        ]),
    ),
    reversals: new Map(
      entries
        .filter(({ news }) => news === 'reversal')
        .map(({ line, ourNumber, paidCents }) => [
          line,
          {
            source: layout,
            externalId: `${file}/${line}`,
            reference: ourNumber,
            amountCents: paidCents,
          },
        ]),
    ),
  };
}

function readPix(text: string, { ownPixKeys }: Own): BankFile {
  const { success, data, error } = pixList.safeParse(parsed(text));
  if (!success) {
    throw new Problem(
      'invalid',
      error.issues.slice(0, MAX_ERRORS).map(({ path }) => ({
        pointer: '/file',
        code: 'pix_list_invalid',
        params: typeof path[1] === 'number' ? { line: path[1] + 1 } : { line: 1 },
      })),
    );
  }
  const received = pixReceived(data);
  const foreign = foreignPix(received, [...OWN_PIX_KEYS, ...ownPixKeys]);
  if (foreign !== undefined) throw refusedLines([{ line: foreign, code: 'pix_key_not_ours' }]);
  const rows = received.map(({ key: _, ...row }, index) => ({ ...row, line: index + 1 }));
  return {
    lines: rows.map(({ line, txid, amountCents, receivedOn }) => ({
      line,
      reference: txid,
      amountCents,
      receivedOn,
    })),
    incoming: new Map(
      rows
        .filter(({ amountCents }) => amountCents > 0)
        .map(({ line, txid, endToEndId, ...row }) => [
          line,
          { ...row, source: 'pix', externalId: endToEndId, bankFeeCents: 0, paidBy: 'pix', reference: txid },
        ]),
    ),
    reversals: new Map(),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
