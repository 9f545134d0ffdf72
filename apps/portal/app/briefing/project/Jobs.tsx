import { useTranslation } from 'react-i18next';
import { Section } from '../../ui';
import { Applicants } from './Applicants';
import type { Project } from './load.server';
import { OpenJob } from './OpenJob';
import { RunningJob } from './RunningJob';

/**
 * The briefing as a job: the form that opens it, its state, and its applicants, who come first while some of
 * them wait for an answer.
 */
export function Jobs({ project: { job, row, may } }: { project: Project }) {
  const { t } = useTranslation('company');
  if (!job) return null;
  const { opening, mayOpen, decisions, applied } = job;
  const applicants = opening && (
    <Section title={t('job.applicants')}>
      <Applicants applied={applied} paid={opening.feeHighCents > 0} decisions={may ? decisions : []} />
    </Section>
  );
  const isAnswerDue = applied.some(({ status }) => status === 'applied');
  return (
    <>
      {isAnswerDue && applicants}
      {opening && <RunningJob opening={opening} may={may} />}
      {may && mayOpen && <OpenJob brief={row} />}
      {!isAnswerDue && applicants}
    </>
  );
}
