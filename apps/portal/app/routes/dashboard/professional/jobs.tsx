import { useTranslation } from 'react-i18next';
import type { RouteHandle } from '../../../handle';
import { jobActions } from '../../../professional/jobs/actions.server';
import { JobDetail } from '../../../professional/jobs/JobDetail';
import { JobList } from '../../../professional/jobs/JobList';
import styles from '../../../professional/jobs/jobs.module.css';
import { loadJobs } from '../../../professional/jobs/load.server';
import { creatorPage } from '../../../professional/page.server';
import { useOwn } from '../../../professional/useOwn';
import { PageHeader } from '../../../ui';

export const handle: RouteHandle = {
  title: 'professional:jobs.title',
  i18n: ['brief', 'client', 'resources'],
};

export const loader = creatorPage(loadJobs);
export const action = jobActions;

export default function JobsPage() {
  const { t } = useTranslation('professional');
  const jobs = useOwn<typeof loader>();
  return (
    <>
      <PageHeader title={t('jobs.title')} subtitle={t('jobs.subtitle')} />
      <div className={styles.board}>
        <JobList jobs={jobs} />
        {jobs.shown && <JobDetail job={jobs.shown} chosen={jobs.chosen} />}
      </div>
    </>
  );
}
