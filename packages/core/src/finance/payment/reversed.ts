import type { LedgerPosting } from './schema';

/**
 * Accounts that each kind of entry credits. The reversing entry has the same kind and debits these accounts.
 */
const credited = {
  part_kept: ['receivable', 'held'],
  late_fee_kept: ['late_fees'],
} as const satisfies Partial<Record<LedgerPosting['kind'], readonly LedgerPosting['account'][]>>;

export type ReversibleKind = keyof typeof credited;

const isReversible = (kind: LedgerPosting['kind']): kind is ReversibleKind => kind in credited;

/**
 * Returns the kind of a posting that reverses a partial payment or a late fee; undefined for any other
 * posting.
 */
export function reversedKind({
  kind,
  account,
  amountCents,
}: Pick<LedgerPosting, 'kind' | 'amountCents'> & { readonly account: string }): ReversibleKind | undefined {
  if (!isReversible(kind)) return undefined;
  const accounts: readonly string[] = credited[kind];
  return accounts.includes(account) === amountCents > 0 ? kind : undefined;
}
