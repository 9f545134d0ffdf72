import { useLoaderData } from '@remix-run/react';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import { CompanyFirst } from '../../../client/CompanyFirst';
import { FirstBriefing } from '../../../client/FirstBriefing';
import { loadHome } from '../../../client/home.server';
import { LatestNotices, LatestTalks } from '../../../client/Latest';
import { MoneyCard } from '../../../client/MoneyCard';
import { Next } from '../../../client/Next';
import { Projects } from '../../../client/Projects';
import { Received } from '../../../client/Received';
import { ToEvaluate } from '../../../client/ToEvaluate';
import type { RouteHandle } from '../../../handle';
import { useFormat, useNow } from '../../../i18n/use';
import { useLive } from '../../../live/useLive';
import { ButtonLink, Columns, PageHeader } from '../../../ui';

export const handle: RouteHandle = { i18n: ['notices'] };

export const loader = page('client', loadHome);

export default function Home() {
  const { t } = useTranslation('client');
  const { date } = useFormat();
  const home = useLoaderData<typeof loader>();
  useLive(home.feedCursor, ({ topic }) => topic === 'hiring' || topic === 'notices');
  const today = date(useNow().toISOString(), 'weekday');
  const waits = home.step.first ? 1 + home.step.rest.length : 0;
  const first = home.counts[''] === 0;
  return (
    <>
      <PageHeader
        title={t('home.waiting', { count: waits })}
        subtitle={t('home.subtitle', { today, count: home.counts.in_progress })}
        action={
          !first && (
            <ButtonLink to="/dashboard/client/new-briefing" variant="dark" icon={<Plus aria-hidden="true" />}>
              {t('home.new')}
            </ButtonLink>
          )
        }
      />
      {first ? (
        <FirstBriefing />
      ) : (
        <>
          <CompanyFirst missing={home.missing} />
          <Columns
            aside={
              <>
                <MoneyCard balances={home.money} />
                <LatestTalks rows={home.talks} />
                <LatestNotices rows={home.notices} />
              </>
            }
          >
            <Next home={home} />
            <Projects home={home} />
            <Received rows={home.received} />
            <ToEvaluate rows={home.toEvaluate} />
          </Columns>
        </>
      )}
    </>
  );
}
