/** An account that a bank writes files about. */
export interface BankAccount {
  /** COMPE code, 3 digits. */
  readonly bank: string;
  /** With its check digit after a hyphen where the bank has one. */
  readonly branch: string;
  /** Its last character is the check digit. */
  readonly account: string;
}

/** What a line of a bank's file says of the account that it is about. Blank or zero where the bank leaves it out. */
export interface FileOwner {
  /** Counted from 1. */
  readonly line: number;
  readonly bank: string;
  /** CPF or CNPJ, padded as the file has it. */
  readonly taxId: string;
  /** Without its check digit. */
  readonly branch: string;
  /** Without its check digit. */
  readonly account: string;
}

export interface OwnAccounts {
  /** CNPJ without mask. */
  readonly taxId: string;
  /** None: accounts of every bank are ours if the CNPJ is. */
  readonly accounts: readonly BankAccount[];
}

export type FileOwnerErrorCode =
  | 'bank_file_of_nobody'
  | 'bank_file_of_another_company'
  | 'bank_file_of_another_bank'
  | 'bank_file_of_another_branch'
  | 'bank_file_of_another_account';

const significant = (text: string): string =>
  text
    .replace(/[^0-9A-Z]/gi, '')
    .replace(/^0+/, '')
    .toUpperCase();

/** Splits a branch into number and check digit: five digits are all number, of six the last is the check digit. */
export function branchParts(branch: string): { readonly number: string; readonly digit: string } {
  const [, number = branch, digit = ''] = /^(\d{5}|\d{1,5}(?=-|X))-?([\dX])$/i.exec(branch) ?? [];
  return { number, digit: digit.toUpperCase() };
}

/** Splits an account into number and check digit, its last character. */
export function accountParts(account: string): { readonly number: string; readonly digit: string } {
  const characters = account.replace('-', '');
  return { number: characters.slice(0, -1), digit: characters.slice(-1).toUpperCase() };
}

/**
 * Returns the first line that is about another company, bank, branch or account than ours, or undefined for a file of ours.
 * A file that names no owner on any line is nobody's.
 */
export function foreignLine(
  owners: readonly FileOwner[],
  own: OwnAccounts,
): { readonly line: number; readonly code: FileOwnerErrorCode } | undefined {
  for (const owner of owners) {
    const code = whyForeign(owner, own);
    if (code) return { line: owner.line, code };
  }
  const isNamed = owners.some(({ taxId }) => significant(taxId) !== '');
  return isNamed ? undefined : { line: owners[0]?.line ?? 1, code: 'bank_file_of_nobody' };
}

function whyForeign(owner: FileOwner, { taxId, accounts }: OwnAccounts): FileOwnerErrorCode | undefined {
  const isGiven = (text: string) => significant(text) !== '';
  const isSame = (given: string, ours: string) => !isGiven(given) || significant(given) === significant(ours);
  if (!isSame(owner.taxId, taxId)) return 'bank_file_of_another_company';
  if (accounts.length === 0) return undefined;
  const atBank = accounts.filter(({ bank }) => bank === owner.bank);
  if (atBank.length === 0) return 'bank_file_of_another_bank';
  const atBranch = atBank.filter(({ branch }) => isSame(owner.branch, branchParts(branch).number));
  if (atBranch.length === 0) return 'bank_file_of_another_branch';
  const isOurs = atBranch.some(({ account }) => isSame(owner.account, accountParts(account).number));
  return isOurs ? undefined : 'bank_file_of_another_account';
}
