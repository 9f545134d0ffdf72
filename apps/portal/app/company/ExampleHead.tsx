import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import projectStyles from '../briefing/project/project.module.css';
import { Alert, ButtonLink, PageHeader } from '../ui';

/** Header of an example, which says that the page is an example and links to the reader's own briefing. */
export function ExampleHead({ of, subtitle }: { of: 'briefing' | 'report'; subtitle: string }) {
  const { t } = useTranslation('company');
  return (
    <>
      <PageHeader
        title={t('examples.title')}
        above={
          <Link to={areaPath.company} className={projectStyles.out}>
            <ArrowLeft aria-hidden="true" /> {t('places.home')}
          </Link>
        }
        subtitle={subtitle}
        action={
          <ButtonLink to={`${areaPath.company}/new-briefing`} variant="primary">
            {t('first.action')}
          </ButtonLink>
        }
      />
      <Alert tone="info">{t(`examples.${of}Note`)}</Alert>
    </>
  );
}
