import { useTranslation } from 'react-i18next';
import { hasUnread, Unread } from '../shell/Unread';
import { Columns } from '../ui';
import type { Home } from './home.server';
import { LatestConversations, LatestNotices } from './Latest';
import { MoneyCard } from './MoneyCard';
import { NextTask } from './Next';
import { Projects } from './Projects';
import { Received } from './Received';
import { ToEvaluate } from './ToEvaluate';
import { Watch } from './Watch';

/**
 * Columns of the brand's home page: first a row with tasks and money, then a row with projects and news. On
 * phones and in tab order, tasks precede money, and money precedes projects.
 */
export function HomeColumns({ home }: { home: Home }) {
  const { t } = useTranslation('company');
  const hasTasks = home.step.first !== undefined || hasUnread(home.unread) || home.watch.length > 0;
  const money = <MoneyCard balances={home.money} />;
  return (
    <>
      {hasTasks && (
        <Columns aside={money} asideLabel={t('money.title')}>
          {hasUnread(home.unread) && <Unread counts={home.unread} />}
          <NextTask home={home} />
          <Watch rows={home.watch} />
        </Columns>
      )}
      <Columns
        asideLabel={t('activity.title')}
        aside={
          <>
            {!hasTasks && money}
            <LatestConversations rows={home.talks} />
            <LatestNotices rows={home.notices} />
          </>
        }
      >
        <Projects home={home} />
        <Received rows={home.received} />
        <ToEvaluate rows={home.toEvaluate} />
      </Columns>
    </>
  );
}
