import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Alert } from '../ui';
import type { PendingRequest } from './requests.server';

/** Note that the user has asked the owners for this approval, with the date. */
export function Pending({ request: { id, sentAt, owners } }: { request: PendingRequest }) {
  const { t } = useTranslation('company');
  const { exact, list } = useFormat();
  return (
    <Alert
      tone="info"
      title={t('pending.title', { at: exact(sentAt) })}
      action={<Link to={`${areaPath.company}/company#approval-${id}`}>{t('pending.see')}</Link>}
    >
      {t('pending.text', { names: list(owners) })}
    </Alert>
  );
}
