import { areaPath } from '@elenco/core/people';
import { useLoaderData } from '@remix-run/react';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import { CompanyFirst } from '../../../company/CompanyFirst';
import { FirstBriefing } from '../../../company/FirstBriefing';
import { loadHome } from '../../../company/home.server';
import { LatestConversations, LatestNotices } from '../../../company/Latest';
import { MoneyCard } from '../../../company/MoneyCard';
import { Next } from '../../../company/Next';
import { Projects } from '../../../company/Projects';
import { Received } from '../../../company/Received';
import { ToEvaluate } from '../../../company/ToEvaluate';
import { Watch } from '../../../company/Watch';
import type { RouteHandle } from '../../../handle';
import { useFormat, useNow } from '../../../i18n/use';
import { useLive } from '../../../live/useLive';
import { hasUnread, Unread } from '../../../shell/Unread';
import { ButtonLink, Columns, PageHeader, Stack } from '../../../ui';

export const handle: RouteHandle = { light: true };

export const loader = page('company', loadHome);

export default function Home() {
  const { t } = useTranslation('company');
  const { date } = useFormat();
  const home = useLoaderData<typeof loader>();
  useLive(home.feedCursor, ({ topic }) => topic === 'hiring' || topic === 'notices');
  const today = date(useNow().toISOString(), 'weekday');
  const first = home.counts.all === 0;
  const isWatching = home.waits === 0 && home.watch.length > 0;
  const title = isWatching
    ? t('home.watching')
    : hasUnread(home.unread)
      ? t('home.unread')
      : t('home.waiting', { count: home.waits });
  return (
    <>
      <PageHeader
        title={first ? t('home.welcome', { name: home.name }) : title}
        subtitle={
          first
            ? t('home.welcomeText', { today })
            : t('home.subtitle', { today, count: home.counts.in_progress })
        }
        action={
          !first && (
            <ButtonLink
              to={`${areaPath.company}/new-briefing`}
              variant="dark"
              icon={<Plus aria-hidden="true" />}
            >
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
            interleaved
            aside={
              <>
                <MoneyCard balances={home.money} />
                <LatestConversations rows={home.talks} />
                <LatestNotices rows={home.notices} />
              </>
            }
          >
            <Stack>
              {hasUnread(home.unread) && <Unread counts={home.unread} />}
              <Next home={home} />
              <Watch rows={home.watch} />
            </Stack>
            <Projects home={home} />
            <Received rows={home.received} />
            <ToEvaluate rows={home.toEvaluate} />
          </Columns>
        </>
      )}
    </>
  );
}
