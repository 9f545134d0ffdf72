import { type LedgerEntryReport, type LedgerPosting, reversedKind } from '@elenco/core/finance';
import type { Words } from '../kit/words';

/** Name of the entry of a posting; that of a reversal differs. */
export function postingName(
  words: Words,
  posting: Pick<LedgerPosting, 'kind' | 'account' | 'amountCents'>,
): string {
  const reversed = reversedKind(posting);
  return reversed ? words.t(`books.reversed.${reversed}`) : words.oneOf('ledgerEntry', posting.kind);
}

/** True if the entry takes an earlier one of its kind back. */
export const isReversal = ({ kind, postings }: Pick<LedgerEntryReport, 'kind' | 'postings'>): boolean =>
  postings.some((posting) => reversedKind({ kind, ...posting }) !== undefined);
