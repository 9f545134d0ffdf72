import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import resultStyles from '../search/Results.module.css';
import { SearchTabs } from '../search/Tabs';
import { ButtonLink, PageHeader } from '../ui';
import { CampaignFilters } from './CampaignFilters';
import { CampaignTable } from './CampaignTable';
import type { Campaigns } from './list.server';

/** The campaigns of a company; for staff, those of all companies. */
export function CampaignList({ data }: { data: Campaigns }) {
  const { t } = useTranslation('campaigns');
  const { companyName, first, next } = data;
  return (
    <>
      <PageHeader
        title={companyName ? t('of', { companyName }) : t('title')}
        subtitle={t('subtitle')}
        action={<ButtonLink to={`${areaPath.company}_comparative/compare`}>{t('compare')}</ButtonLink>}
      />
      <SearchTabs />
      <CampaignFilters data={data} />
      <CampaignTable data={data} />
      {(next || first) && (
        <nav aria-label={t('pages')} className={resultStyles.pages}>
          {first ? <Link to={first}>{t('first')}</Link> : <span />}
          {next && (
            <Link to={next} rel="next">
              {t('next')} <ArrowRight aria-hidden="true" />
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
