import { isByTransfer } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import { ByTransfer } from '../../payment/ByTransfer';
import { CopyText } from '../../payment/CopyText';
import { formatDigitableLine } from '../../payment/grouped';
import { PixPicture } from '../../payment/PixPicture';
import styles from '../../payment/payment.module.css';
import { Card, DateText, DefinitionList, Money, Section, StatusChip } from '../../ui';
import type { Finance } from './finance.server';

type Repayment = Finance['repayments'][number];

/** Repayments of past payments: reason, amount, remaining amount, and ways to pay. */
export function Repayments({ rows }: { rows: readonly Repayment[] }) {
  const { t } = useTranslation('creator');
  if (rows.length === 0) return null;
  return (
    <div id="repayments">
      <Section title={t('repayments.title')}>
        {rows.some(({ leftCents }) => leftCents > 0) && <p className="muted small">{t('repayments.text')}</p>}
        {rows.map((row) => (
          <One key={row.id} row={row} />
        ))}
      </Section>
    </div>
  );
}

function One({ row }: { row: Repayment }) {
  const { t } = useTranslation(['creator', 'resources']);
  const { title, status, reason, amountCents, paidCents, waivedCents, leftCents, currency, dueOn } = row;
  return (
    <Card title={t('repayments.of', { title })} level={3}>
      <p>
        <StatusChip status={status === 'open' ? 'overdue' : 'paid'}>
          {t(`resources:repayments.status.${status === 'refunded' ? 'settled' : status}`)}
        </StatusChip>
      </p>
      <p>{reason}</p>
      <DefinitionList
        sum
        items={[
          { term: t('repayments.asked'), value: <Money cents={amountCents} currency={currency} /> },
          { term: t('repayments.paid'), value: <Money cents={paidCents} currency={currency} minus /> },
          ...(waivedCents > 0
            ? [
                {
                  term: t('repayments.waived'),
                  value: <Money cents={waivedCents} currency={currency} minus />,
                },
              ]
            : []),
          {
            term: t('repayments.left'),
            value: <Money cents={leftCents} currency={currency} emphasis="strong" />,
          },
        ]}
      />
      {leftCents > 0 ? (
        <p>
          {t('repayments.dueOn')} <DateText value={dueOn} />
        </p>
      ) : null}
      {leftCents > 0 ? <HowToPayBack row={row} /> : null}
    </Card>
  );
}

function HowToPayBack({
  row: { pix, pixCode, digitableLine, ourNumber, leftCents, currency },
}: {
  row: Repayment;
}) {
  const { t } = useTranslation('company');
  const amount = useFormat().money(leftCents, currency);
  if (isByTransfer({ pixCode, digitableLine })) {
    return <ByTransfer reference={ourNumber} cents={leftCents} currency={currency} />;
  }
  return (
    <div className={styles.ways}>
      {pix && pixCode ? (
        <div className={styles.pix}>
          <PixPicture pix={pix} />
          <CopyText label={t('pay.pix', { amount })} text={pixCode} />
        </div>
      ) : null}
      <div className={styles.slip}>
        {digitableLine ? (
          <CopyText label={t('pay.slip', { amount })} text={formatDigitableLine(digitableLine)} />
        ) : null}
        <p className="muted small">{t('pay.simulation')}</p>
      </div>
    </div>
  );
}
