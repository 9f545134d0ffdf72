import { describe, expect, it } from 'vitest';
import { aCharge } from '../../testing';
import { differenceSettled, lateFeeKept, partKept } from './entries';
import type { Recorded } from './recorded';
import { reversedKind } from './reversed';

const receipt = { id: 81, currency: 'BRL' } as const;
const kindsOf = ({ kind, postings }: Recorded) => [
  ...new Set(
    postings.map(({ account, amountCents }) => reversedKind({ kind, account: account.kind, amountCents })),
  ),
];

describe('a ledger entry', () => {
  it.each<[string, Recorded, string | undefined]>([
    ['a partial payment', partKept(aCharge(), 100_000), undefined],
    ['a partial payment taken back', partKept(aCharge(), -100_000), 'part_kept'],
    ['a partial payment taken back to cash', partKept(aCharge(), -100_000, 'cash'), 'part_kept'],
    ['a late fee', lateFeeKept(receipt, 9_333), undefined],
    ['a late fee taken back', lateFeeKept(receipt, -9_333), 'late_fee_kept'],
    ['a difference, which has both signs', differenceSettled(receipt, -50), undefined],
  ])('names the kind of entry that %s reverses, if any', (_, entry, kind) => {
    expect(kindsOf(entry)).toEqual([kind]);
  });
});
