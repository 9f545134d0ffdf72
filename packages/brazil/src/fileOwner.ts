/** An account in a bank's file. */
export interface BankAccount {
  /** COMPE code of the bank, 3 digits. */
  readonly bank: string;
  /** Branch. If the bank uses check digits of branches, the check digit follows after a hyphen. */
  readonly branch: string;
  /** Account number whose last character is its check digit. */
  readonly account: string;
}

/** The account named in a line of a bank's file. Fields that the bank leaves out are blank or zero. */
export interface FileOwner {
  /** Line in the file, counted from 1. */
  readonly line: number;
  readonly bank: string;
  /** CPF or CNPJ, padded as in the file. */
  readonly taxId: string;
  /** Branch without its check digit. */
  readonly branch: string;
  /** Account number without its check digit. */
  readonly account: string;
}

/** The company that reads the file, and its accounts. */
export interface OwnAccounts {
  /** CNPJ without punctuation. */
  readonly taxId: string;
  /** If empty, every account with the owner's CNPJ is accepted, at any bank. */
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

/**
 * Splits a branch into number and check digit. Five digits have no check digit; a sixth digit is the check
 * digit.
 */
export function branchParts(branch: string): { readonly number: string; readonly digit: string } {
  const [, number = branch, digit = ''] = /^(\d{5}|\d{1,5}(?=-|X))-?([\dX])$/i.exec(branch) ?? [];
  return { number, digit: digit.toUpperCase() };
}

/** Splits an account into number and check digit. The check digit is the last character. */
export function accountParts(account: string): { readonly number: string; readonly digit: string } {
  const characters = account.replace('-', '');
  return { number: characters.slice(0, -1), digit: characters.slice(-1).toUpperCase() };
}

/**
 * Returns an error for the first line that names a company, bank, branch or account that is not in `own`;
 * undefined if there is no such line. Returns the error `bank_file_of_nobody` if no line contains a CPF or
 * CNPJ.
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
