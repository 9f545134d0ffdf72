import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Alert, ButtonLink } from '../ui';
import { sectionOf, settingsPath } from './parts';
import type { OwnSettings } from './settings.server';

/** Note for creators who came from a proposal: the data that is still missing, and a link back. */
export function BackToProposal({ back, missing }: Pick<OwnSettings, 'back' | 'missing'>) {
  const { t } = useTranslation('creator');
  const { search } = useLocation();
  if (!back) return null;
  const whole = missing.length === 0;
  return (
    <Alert
      tone={whole ? 'success' : 'warning'}
      title={t(whole ? 'complete.done' : 'complete.first')}
      action={
        <ButtonLink to={back} size="small">
          {t('complete.toProposal')}
        </ButtonLink>
      }
    >
      {!whole && (
        <ul>
          {missing.map((part) => (
            <li key={part}>
              <Link to={settingsPath(sectionOf[part]) + search}>{t(`complete.${part}`)}</Link>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
