import type { Charge } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Alert } from '../ui';

export type ReportedPayment = Pick<Charge, 'reportedAt' | 'reportedOn' | 'reportedBy'>;

/** Note that the brand has reported the payment of an open charge, which finance is checking. */
export function Reported({ charge: { reportedAt, reportedOn, reportedBy } }: { charge: ReportedPayment }) {
  const { t } = useTranslation(['company', 'options']);
  const { date } = useFormat();
  if (reportedAt === null || reportedOn === null || reportedBy === null) return null;
  return (
    <Alert tone="info">
      {t('report.checking', {
        day: date(reportedAt, 'long'),
        means: t(`options:paidBy.${reportedBy}`),
        on: date(reportedOn, 'long'),
      })}{' '}
      {t('report.next')} {t('report.interest')}
    </Alert>
  );
}
