import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Alert } from '../ui';
import type { PendingRequest } from './requests.server';

/** Says that the user has asked the owners for this act, and since when. */
export function Pending({ request: { sentAt, owners } }: { request: PendingRequest }) {
  const { t } = useTranslation('company');
  const { exact, list } = useFormat();
  return (
    <Alert
      tone="info"
      title={t('pending.title', { at: exact(sentAt) })}
      action={<Link to={`${areaPath.company}/company`}>{t('pending.see')}</Link>}
    >
      {t('pending.text', { names: list(owners), interpolation: { escapeValue: false } })}
    </Alert>
  );
}
