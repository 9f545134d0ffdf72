import { netKnown } from '@elenco/core/finance';
import { useGetList } from 'ra-core';
import { ReferenceLink } from '../kit/ReferenceLink';
import type { Words } from '../kit/words';
import type { RecordOf } from '../resources';
import { all, amountOf, companyOf, creatorOf, type Fact, type UseFacts } from './figures';

type Deliverable = RecordOf<'deliverables'>;

const contractOf = ({ contractId }: Deliverable, words: Words): Fact => ({
  name: words.name('contracts'),
  value: <ReferenceLink resource="contracts" id={contractId} />,
});

/**
 * Facts shown before a deliverable is confirmed: how many deliverables of the same agreement are still
 * unconfirmed, and the payout that waits for them.
 */
export const useVerified: UseFacts<'deliverables'> = (deliverable, words) => {
  const { id, contractId, amendmentId } = deliverable;
  const rows = { filter: { contractId }, pagination: all, sort: { field: 'id', order: 'ASC' } } as const;
  const { data: work } = useGetList<Deliverable>('deliverables', rows);
  const { data: payouts } = useGetList<RecordOf<'payouts'>>('payouts', rows);
  const missing = work?.filter(
    (one) =>
      one.id !== id && one.amendmentId === amendmentId && !['verified', 'cancelled'].includes(one.status),
  );
  const payout = payouts?.find((one) => one.amendmentId === amendmentId && netKnown(one) === null);
  return [
    companyOf(deliverable, words),
    creatorOf(deliverable, words),
    contractOf(deliverable, words),
    ...(missing
      ? [{ name: words.t('consequences.stillToDeliver'), value: words.number(missing.length) }]
      : []),
    ...(payout && missing
      ? [
          amountOf(
            words.t(missing.length === 0 ? 'consequences.awaitsInvoice' : 'consequences.awaitsWork', {
              id: payout.id,
            }),
            payout.grossCents,
            payout,
          ),
        ]
      : []),
  ];
};

/**
 * Facts shown before a link is sent back: the creator who must correct it, and the deliverable's due date.
 */
export const useLinkBack: UseFacts<'deliverables'> = (deliverable, words) => [
  companyOf(deliverable, words),
  creatorOf(deliverable, words),
  contractOf(deliverable, words),
  ...(deliverable.dueOn
    ? [{ name: words.field('deliverables', 'dueOn'), value: words.day(deliverable.dueOn) }]
    : []),
];
