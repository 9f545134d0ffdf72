import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { PageTabs } from '../ui';
import { searchPath } from './paths';

/** The search, lists, favorites and saved searches. */
export function SearchTabs() {
  const { t } = useTranslation('search');
  const { pathname } = useLocation();
  return (
    <PageTabs
      label={t('nav.label')}
      at={pathname}
      pages={[
        { to: searchPath, label: t('nav.search') },
        { to: `${searchPath}/lists`, label: t('nav.lists') },
        { to: `${searchPath}/favorites`, label: t('nav.favorites') },
        { to: `${searchPath}/saved`, label: t('nav.saved') },
        { to: `${searchPath}/campaigns`, label: t('nav.campaigns') },
      ]}
    />
  );
}
