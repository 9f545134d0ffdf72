import { decidedPrice, endingAgreements, fullCentsOf } from '@elenco/core/finance';
import { useGetList, useGetOne } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { RecordOf, ResourceName } from '../resources';
import { all, amountOf, companyOf, creatorOf, type UseFacts } from './figures';

type Ending = RecordOf<'settlements'>;

/** Rows of the contract that ends, in the order in which the decision divides the amount. */
const useRows = <N extends ResourceName>(
  resource: N,
  { contractId }: Ending,
  more: Readonly<Record<string, string>> = {},
) =>
  useGetList<RecordOf<N>>(resource, {
    filter: { contractId, ...more },
    pagination: all,
    sort: { field: 'id', order: 'ASC' },
  }).data;

/** Returns the contract and amendments that the decision covers; undefined until loaded. */
function useAgreements(ending: Ending) {
  const { data: contract } = useGetOne<RecordOf<'contracts'>>('contracts', { id: ending.contractId });
  const amendments = useRows('amendments', ending, { status: 'accepted' });
  const owed = useRows('payouts', ending);
  const billed = useRows('charges', ending);
  const parts = useRows('instalments', ending);
  const { data: pay } = useGetOne<RecordOf<'pay-contracts'>>(
    'pay-contracts',
    { id: ending.payContractId ?? 0 },
    { enabled: ending.payContractId !== null },
  );
  if (!contract || !amendments || !owed || !billed || !parts) return undefined;
  if (ending.payContractId !== null && !pay) return undefined;
  return endingAgreements({ contract, amendments, owed, billed, parts, pay: pay ?? null });
}

/**
 * Facts shown before a decision on an early end: each side's share of the typed amount. The ledger entry
 * divides the amount by the same rule.
 */
export const useTerminationDecision: UseFacts<'settlements'> = (ending, words) => {
  const typed = useWatch({ name: 'creatorCents' }) as number | null | undefined;
  const agreements = useAgreements(ending);
  const parties = [companyOf(ending, words), creatorOf(ending, words)];
  if (!agreements) return parties;
  const fullCents = fullCentsOf(agreements);
  const full = amountOf(words.t('consequences.endingMost'), fullCents, ending);
  if (typeof typed !== 'number' || typed < 0 || typed > fullCents) return [...parties, full];
  const price = decidedPrice(agreements, typed);
  const amount = (field: 'creatorCents' | 'feeCents' | 'refundCents' | 'waivedCents') =>
    amountOf(words.field('settlements', field), price[field], ending);
  return [
    ...parties,
    full,
    amount('creatorCents'),
    amount('feeCents'),
    amount('refundCents'),
    ...(price.waivedCents > 0 ? [amount('waivedCents')] : []),
  ];
};
