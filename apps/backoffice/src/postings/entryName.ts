import { type LedgerEntryReport, type LedgerPosting, reversedKind } from '@elenco/core/finance';
import type { Words } from '../kit/words';

/** Returns the name of a posting's ledger entry. Reversals have separate names. */
export function postingName(
  words: Words,
  posting: Pick<LedgerPosting, 'kind' | 'account' | 'amountCents'>,
): string {
  const reversed = reversedKind(posting);
  return reversed ? words.t(`books.reversed.${reversed}`) : words.oneOf('ledgerEntry', posting.kind);
}

/** True if the entry reverses an earlier entry of the same kind. */
export const isReversal = ({ kind, postings }: Pick<LedgerEntryReport, 'kind' | 'postings'>): boolean =>
  postings.some((posting) => reversedKind({ kind, ...posting }) !== undefined);
