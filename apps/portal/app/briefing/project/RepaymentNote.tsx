import { useTranslation } from 'react-i18next';
import { Card, DateText, DefinitionList, Money } from '../../ui';
import type { Project } from './load.server';

type Repayment = Project['payments'][number]['repayments'][number];

/** A creator's repayment: the received amount, the brand's share, and the date of the refund. */
export function RepaymentNote({ row }: { row: Repayment }) {
  const { t } = useTranslation('company');
  const { reason, amountCents, paidCents, feeCents, leftCents, waivedCents, refundCents, currency } = row;
  const { refundedOn, toward } = row;
  const toBrand = toward === 'company';
  return (
    <Card title={t('repayment.title')} level={3}>
      <p>{reason}</p>
      <DefinitionList
        items={[
          { term: t('repayment.asked'), value: <Money cents={amountCents} currency={currency} /> },
          { term: t('repayment.arrived'), value: <Money cents={paidCents} currency={currency} /> },
          ...(toBrand && feeCents > 0
            ? [{ term: t('repayment.fee'), value: <Money cents={feeCents} currency={currency} /> }]
            : []),
          { term: t('repayment.left'), value: <Money cents={leftCents} currency={currency} /> },
          ...(waivedCents > 0
            ? [{ term: t('repayment.waived'), value: <Money cents={waivedCents} currency={currency} /> }]
            : []),
          { term: t('repayment.back'), value: <Money cents={refundCents} currency={currency} /> },
        ]}
      />
      {toBrand && feeCents > 0 && <p className="muted small">{t('repayment.sum')}</p>}
      <p className="muted small">
        {refundedOn === null ? (
          t(`repayment.${refundState(row)}`)
        ) : (
          <>
            {t('repayment.refunded')} <DateText value={refundedOn} />
          </>
        )}
      </p>
    </Card>
  );
}

/** Returns the state of the refund to the brand. */
function refundState({ toward, status, refundCents }: Repayment) {
  if (toward === 'platform') return 'platform';
  if (status === 'open') return 'open';
  return refundCents > 0 ? 'waiting' : 'nothing';
}
