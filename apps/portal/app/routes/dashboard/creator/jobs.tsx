import { useTranslation } from 'react-i18next';
import { jobActions } from '../../../creator/jobs/actions.server';
import { JobDetail } from '../../../creator/jobs/JobDetail';
import { JobList } from '../../../creator/jobs/JobList';
import styles from '../../../creator/jobs/jobs.module.css';
import { loadJobs } from '../../../creator/jobs/load.server';
import { creatorPage } from '../../../creator/page.server';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { PageHeader } from '../../../ui';

export const handle: RouteHandle = {
  title: 'creator:jobs.title',
  i18n: ['brief', 'company', 'resources', 'trackRecord'],
};

export const loader = creatorPage(loadJobs);
export const action = jobActions;

export default function JobsPage() {
  const { t } = useTranslation('creator');
  const jobs = useCreatorData<typeof loader>();
  return (
    <>
      <PageHeader title={t('jobs.title')} subtitle={t('jobs.subtitle')} />
      <div className={styles.board}>
        <JobList jobs={jobs} />
        {jobs.shown && <JobDetail job={jobs.shown} jobs={jobs} />}
      </div>
    </>
  );
}
