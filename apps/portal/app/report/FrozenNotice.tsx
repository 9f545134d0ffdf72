import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Alert, ButtonLink, Row } from '../ui';
import { reportAddress } from './History';
import type { ReportData } from './load.server';

/** Says above a closed report that a newer one exists, or that the current metrics differ from it. */
export function FrozenNotice({ report }: { report: ReportData }) {
  const { t } = useTranslation('report');
  const at = reportAddress(report);
  const { exact, number } = useFormat();
  const { newer, hasChanged } = report;
  if (!newer && !hasChanged) return null;
  return (
    <Alert
      tone={newer ? 'warning' : 'info'}
      title={
        newer ? t('newer', { number: number(newer.id), date: exact(newer.createdAt) }) : t('changedSince')
      }
      action={
        <Row>
          {newer && <ButtonLink to={at(`report=${newer.id}`)}>{t('seeNewer')}</ButtonLink>}
          {hasChanged && <ButtonLink to={at('')}>{t('seeLive')}</ButtonLink>}
        </Row>
      }
    >
      {newer && hasChanged && t('changedSince')}
    </Alert>
  );
}
