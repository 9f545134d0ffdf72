import { useTranslation } from 'react-i18next';
import type { RouteHandle } from '../../../handle';
import { useFormat, useNow } from '../../../i18n/use';
import { useLive } from '../../../live/useLive';
import { Availability } from '../../../professional/Availability';
import { ComingDays, LatestTalks } from '../../../professional/Coming';
import { Completeness } from '../../../professional/Completeness';
import { loadHome } from '../../../professional/home.server';
import { Next } from '../../../professional/Next';
import { Invitations, Projects, Proposals } from '../../../professional/Offers';
import { OnTheWay } from '../../../professional/OnTheWay';
import { creatorPage } from '../../../professional/page.server';
import { useOwn } from '../../../professional/useOwn';
import { Columns, PageHeader } from '../../../ui';

export const handle: RouteHandle = { title: 'professional:home.title', i18n: ['notices'] };

export const loader = creatorPage(loadHome);

export default function Home() {
  const { t } = useTranslation('professional');
  const { date } = useFormat();
  const home = useOwn<typeof loader>();
  useLive(home.feedCursor, ({ topic }) => topic === 'hiring' || topic === 'notices');
  const today = date(useNow().toISOString(), 'weekday');
  const waits = home.step.first ? 1 + home.step.rest.length : 0;
  return (
    <>
      <PageHeader
        title={t('home.waiting', { count: waits, name: home.name.split(' ')[0] })}
        subtitle={t('home.subtitle', { today, count: home.projects.length })}
      />
      <Columns
        aside={
          <>
            <OnTheWay rows={home.onTheWay} />
            <LatestTalks rows={home.talks} />
            <Availability available={home.available} from="home" />
            <Completeness missing={home.missing} />
          </>
        }
      >
        <Next step={home.step} />
        <ComingDays rows={home.days} />
        {(home.invited.length > 0 || home.projects.length === 0) && <Invitations rows={home.invited} />}
        <Proposals rows={home.proposed} />
        <Projects rows={home.projects} />
      </Columns>
    </>
  );
}
