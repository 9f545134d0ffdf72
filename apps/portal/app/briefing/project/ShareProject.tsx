import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink, Menu } from '../../ui';
import type { Project } from './load.server';
import { shareable } from './shareable';

/** Menu of the project's shareable pages; if there is only one, a plain link. */
export function ShareProject({ project }: { project: Project }) {
  const { t } = useTranslation('authority');
  const parts = shareable(project);
  const [only] = parts;
  const icon = <Share2 aria-hidden="true" />;
  if (!only) return null;
  if (parts.length === 1) {
    return (
      <ButtonLink to={only.to} icon={icon}>
        {t('shareLinks.open')}
      </ButtonLink>
    );
  }
  return (
    <Menu
      trigger={<Button icon={icon}>{t('shareLinks.open')}</Button>}
      items={parts.map(({ part, to }) => ({ label: t(`shareLinks.parts.${part}`), to }))}
    />
  );
}
