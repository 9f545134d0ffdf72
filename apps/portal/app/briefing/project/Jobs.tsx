import { useTranslation } from 'react-i18next';
import { Section } from '../../ui';
import { Applicants } from './Applicants';
import type { Project } from './load.server';
import { OpenJob } from './OpenJob';
import { RunningJob } from './RunningJob';

/** The briefing as a job: the form that opens it, its state, and its applicants. */
export function Jobs({ project: { job, row, may } }: { project: Project }) {
  const { t } = useTranslation('company');
  if (!job) return null;
  const { opening, mayOpen, decisions, applied } = job;
  return (
    <>
      {opening && <RunningJob opening={opening} may={may} />}
      {may && mayOpen && <OpenJob brief={row} />}
      {opening && (
        <Section title={t('job.applicants')}>
          <Applicants applied={applied} paid={opening.feeHighCents > 0} decisions={may ? decisions : []} />
        </Section>
      )}
    </>
  );
}
