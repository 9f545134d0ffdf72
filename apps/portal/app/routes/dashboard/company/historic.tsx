import { areaPath } from '@elenco/core/people';
import { useLoaderData } from '@remix-run/react';
import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { loadHistoric } from '../../../money/historic.server';
import { OpenCharges } from '../../../money/OpenCharges';
import { Projects } from '../../../money/Projects';
import { Statement } from '../../../money/Statement';
import { BalanceList, Totals } from '../../../money/Totals';
import { ButtonLink, EmptyState, More, PageHeader } from '../../../ui';

export const handle: RouteHandle = {
  title: 'shared:historic.title',
  i18n: ['shared', 'company', 'resources', 'trackRecord'],
};

export const loader = page('company', async (ctx) => ({ historic: await loadHistoric(ctx) }));

export default function History() {
  const { t } = useTranslation(['shared', 'trackRecord']);
  const { historic } = useLoaderData<typeof loader>();
  if (!historic) return <ForStaff />;
  return (
    <>
      <PageHeader
        title={t('historic.title')}
        subtitle={t('historic.subtitle')}
        action={<More to={`${areaPath.company}/track-record`}>{t('trackRecord:own.link')}</More>}
      />
      <Totals historic={historic} />
      <BalanceList {...historic} />
      <OpenCharges open={historic.openCharges} />
      <Statement historic={historic} />
      <Projects projects={historic.projects} />
    </>
  );
}

/** Note for staff, who belong to no company; money of companies is in the back office. */
function ForStaff() {
  const { t } = useTranslation('shared');
  return (
    <>
      <PageHeader title={t('historic.title')} />
      <EmptyState
        icon={<Landmark aria-hidden="true" />}
        title={t('historic.staff')}
        text={t('historic.staffText')}
        action={
          <ButtonLink to="/dashboard/admin/finance/charges" variant="primary" reloadDocument>
            {t('historic.office')}
          </ButtonLink>
        }
      />
    </>
  );
}
