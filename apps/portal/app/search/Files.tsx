import { areaPath } from '@elenco/core/people';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui';
import { exportAt, type FileOf } from './paths';

/** Download links of a list, a campaign or the favorites, if the plan includes downloads. */
export function Files({ mayExport, of }: { mayExport: boolean; of?: FileOf }) {
  const { t } = useTranslation('search');
  if (!mayExport) {
    return (
      <span className="small muted">
        {t('list.plan')} <a href={`${areaPath.company}/pricing`}>{t('list.plans')}</a>
      </span>
    );
  }
  return (['xlsx', 'csv'] as const).map((kind) => (
    <ButtonLink
      key={kind}
      to={exportAt(kind, of)}
      reloadDocument
      download
      icon={<Download aria-hidden="true" />}
    >
      {t(`list.files.${kind}`)}
    </ButtonLink>
  ));
}
