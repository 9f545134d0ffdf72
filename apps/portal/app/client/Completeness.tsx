import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Alert, ButtonLink } from '../ui';
import { useMissing } from './CompanyFirst';
import type { Home } from './home.server';

/** What the company has not told yet, in words, with the way there. */
export function Completeness({ missing }: { missing: Home['missing'] }) {
  const { t } = useTranslation('client');
  const { list } = useFormat();
  const items = useMissing(missing);
  if (missing.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={t('complete.title')}
      action={
        <ButtonLink to="/dashboard/client/settings" size="small">
          {t('complete.action')}
        </ButtonLink>
      }
    >
      {t('complete.text', { list: list(items) })}
    </Alert>
  );
}
