import { jobKeepers } from '@elenco/core/operations';
import { LinkTabs } from '../kit/LinkTabs';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';

/** Both kinds of jobs, for those whose work both are: those that creators see, and those behind the screens. */
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
