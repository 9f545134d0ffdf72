import { jobKeepers } from '@elenco/core/operations';
import { LinkTabs } from '../kit/LinkTabs';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';

/** Tabs for job openings and background jobs, for staff who handle both. */
export function JobTabs() {
  const words = useWords();
  const label = words.name('openings', 2);
  if (jobKeepers(useActor()).length === 0) return null;
  return (
    <LinkTabs
      label={words.t('jobs.kinds')}
      tabs={[
        { to: '/jobs', label },
        { to: '/jobs/background', label: words.t('jobs.title') },
      ]}
    />
  );
}
