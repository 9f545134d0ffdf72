import { useTranslation } from 'react-i18next';
import { Availability } from '../../../creator/Availability';
import { FirstRun, StillMissing } from '../../../creator/FirstRun';
import { loadHome } from '../../../creator/home.server';
import { IncomingPayments } from '../../../creator/IncomingPayments';
import { NextTask } from '../../../creator/Next';
import { Applications, AwaitingClient, Invitations, Projects, Proposals } from '../../../creator/Offers';
import { creatorPage } from '../../../creator/page.server';
import { LatestConversations, UpcomingDays } from '../../../creator/UpcomingDays';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { useFormat, useNow } from '../../../i18n/use';
import { useLive } from '../../../live/useLive';
import { hasUnread, Unread } from '../../../shell/Unread';
import { Columns, PageHeader } from '../../../ui';

export const handle: RouteHandle = { title: 'creator:home.title', light: true };

export const loader = creatorPage(loadHome);

export default function Home() {
  const { t } = useTranslation('creator');
  const { date } = useFormat();
  const home = useCreatorData<typeof loader>();
  useLive(home.feedCursor, ({ topic }) => topic === 'hiring' || topic === 'notices');
  const today = date(useNow().toISOString(), 'weekday');
  const name = home.name.split(' ')[0];
  const title = hasUnread(home.unread)
    ? t('home.unread', { name })
    : t('home.waiting', { count: home.waits, name });
  return (
    <>
      <PageHeader
        title={home.arrived ? t('home.arrived', { name }) : title}
        subtitle={t('home.subtitle', { today, count: home.projects.length })}
      />
      <Columns
        aside={
          <>
            <IncomingPayments rows={home.onTheWay} />
            <LatestConversations rows={home.talks} />
            <Availability available={home.available} from="home" />
            {!home.arrived && <StillMissing first={home.first} />}
          </>
        }
      >
        {home.arrived ? (
          <FirstRun first={home.first} applied={home.applied} available={home.available} />
        ) : (
          <>
            {hasUnread(home.unread) && <Unread counts={home.unread} />}
            <NextTask step={home.step} />
          </>
        )}
        <UpcomingDays rows={home.days} />
        {(home.invited.length > 0 || home.projects.length === 0) && (
          <Invitations rows={home.invited} complete={home.first.cost === null} />
        )}
        <Proposals rows={home.proposed} />
        <Applications rows={home.applied} />
        <AwaitingClient rows={home.awaitingClient} />
        <Projects rows={home.projects} />
      </Columns>
    </>
  );
}
