import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Alert, ButtonLink } from '../ui';
import { useMissing } from './CompanyFirst';
import { settingsFieldId } from './sections';
import type { loadSettings } from './settings.server';

type Props = Pick<Awaited<ReturnType<typeof loadSettings>>, 'back' | 'missing' | 'mayEdit'>;

/** Note for users who came from a briefing: links to the data that is still missing, and a link back. */
export function BackToBriefing({ back, missing, mayEdit }: Props) {
  const { t } = useTranslation('company');
  const { list } = useFormat();
  const { search } = useLocation();
  const items = useMissing(missing);
  if (!back) return null;
  const whole = missing.length === 0;
  return (
    <Alert
      tone={whole ? 'success' : 'warning'}
      title={
        whole ? t('complete.done') : mayEdit ? t('complete.back') : `${t('complete.back')}: ${list(items)}`
      }
      action={
        <ButtonLink to={back} size="small">
          {t('complete.toBriefing')}
        </ButtonLink>
      }
    >
      {!whole && mayEdit && (
        <ul>
          {missing.map((field, n) => (
            <li key={field}>
              <Link to={{ search, hash: settingsFieldId(field) ?? '' }}>{items[n]}</Link>
            </li>
          ))}
        </ul>
      )}
      {!whole && t('complete.saved')}
    </Alert>
  );
}
