import { areaPath } from '@elenco/core/people';
import { useLoaderData } from '@remix-run/react';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import { MissingCompanyDataAlert } from '../../../company/CompanyFirst';
import { FirstBriefing } from '../../../company/FirstBriefing';
import { HomeColumns } from '../../../company/HomeColumns';
import { loadHome } from '../../../company/home.server';
import type { RouteHandle } from '../../../handle';
import { useFormat, useNow } from '../../../i18n/use';
import { useLive } from '../../../live/useLive';
import { hasUnread } from '../../../shell/Unread';
import { ButtonLink, PageHeader } from '../../../ui';

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
          <MissingCompanyDataAlert missing={home.missing} />
          <HomeColumns home={home} />
        </>
      )}
    </>
  );
}
