import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui';
import { exportAt } from './paths';

/** The files of a list, or of the favourites, where the plan has them. */
export function Files({ mayExport, listId }: { mayExport: boolean; listId?: number }) {
  const { t } = useTranslation('search');
  if (!mayExport) {
    return (
      <span className="small muted">
        {t('list.plan')} <a href="/dashboard/client/pricing">{t('list.plans')}</a>
      </span>
    );
  }
  return (['xlsx', 'csv'] as const).map((kind) => (
    <ButtonLink
      key={kind}
      to={exportAt(kind, listId)}
      reloadDocument
      download
      icon={<Download aria-hidden="true" />}
    >
      {t(`list.files.${kind}`)}
    </ButtonLink>
  ));
}
