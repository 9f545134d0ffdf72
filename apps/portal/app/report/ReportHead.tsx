import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { ArrowLeft, Download, Sheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import projectStyles from '../briefing/project/project.module.css';
import { useFormat } from '../i18n/use';
import { ShareButton } from '../shareLinks/ShareButton';
import { ButtonLink, PageHeader } from '../ui';
import type { ReportData } from './load.server';
import { closedText, subtitleOf } from './words';

/** Returns the subtitle: creators, publications, and dates. */
export function useSubtitle(shown: ReportData['shown']): string {
  const { t } = useTranslation(['report', 'options']);
  const formats = useFormat();
  return shown ? subtitleOf(t, formats, shown.figures) : '';
}

export function ReportHead({ report }: { report: ReportData }) {
  const { t } = useTranslation('report');
  const formats = useFormat();
  const { id, title, frozen, shown, squad, area, mayShare } = report;
  const subtitle = useSubtitle(shown);
  const project = area === 'admin' ? `/dashboard/admin/briefing/${id}` : `${areaPath.company}/briefing/${id}`;
  const file = (kind: string) => `${areaPath[area]}/${id}/new-report.${kind}?report=${frozen?.id}`;
  const state = frozen ? closedText(t, formats, frozen) : t('live');
  return (
    <PageHeader
      title={title}
      above={
        <Link to={project} className={projectStyles.out} reloadDocument={area === 'admin'}>
          <ArrowLeft aria-hidden="true" /> {t('back')}
        </Link>
      }
      subtitle={
        <>
          {subtitle}
          {subtitle && ' · '}
          {state}
          {squad && ` · ${t('ofSquad', { squad: squad.title })}`}
        </>
      }
      action={
        frozen && (
          <>
            {mayShare && <ShareButton />}
            <ButtonLink to={file('xlsx')} reloadDocument icon={<Sheet aria-hidden="true" />}>
              {t('xlsx')}
            </ButtonLink>
            <ButtonLink
              to={file('pdf')}
              reloadDocument
              variant="primary"
              icon={<Download aria-hidden="true" />}
            >
              {t('pdf')}
            </ButtonLink>
          </>
        )
      }
    />
  );
}
