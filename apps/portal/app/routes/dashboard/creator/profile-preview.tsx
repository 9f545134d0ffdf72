import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { creatorPage } from '../../../creator/page.server';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { loadPreview } from '../../../profile/editor.server';
import { Profile } from '../../../profile/Profile';
import { Alert, ButtonLink } from '../../../ui';

export const handle: RouteHandle = {
  title: 'portfolio:preview.title',
  i18n: ['portfolio', 'profile', 'search'],
};

export const loader = creatorPage(loadPreview);

/** The creator's own profile as others see it. */
export default function Preview() {
  const { t } = useTranslation('portfolio');
  const { open, shown } = useCreatorData<typeof loader>();
  return (
    <>
      <Alert
        tone={open ? 'success' : 'info'}
        title={t(open ? 'preview.open' : 'preview.closed')}
        action={
          <ButtonLink to={`${areaPath.creator}/profile${open ? '' : '#visibility'}`} size="small">
            {t(open ? 'preview.edit' : 'preview.publish')}
          </ButtonLink>
        }
      >
        {open ? (
          <a href={shown.canonical}>{shown.canonical}</a>
        ) : (
          <>
            <p>{t('preview.closedText')}</p>
            <Link to={`${areaPath.creator}/media-kit`}>{t('preview.kit')}</Link>
          </>
        )}
      </Alert>
      <Profile shown={shown} preview={open ? 'public' : 'closed'} />
    </>
  );
}
