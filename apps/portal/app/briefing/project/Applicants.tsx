import { applicationFlow } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../forms/MoveDialog';
import { ProfileLink } from '../../search/ProfileLink';
import { Avatar, Button, EmptyState, Form, Row, Score, StatusChip, SubmitButton } from '../../ui';
import { CreatorPlace, CreatorStats } from '../select/CreatorStats';
import styles from './jobs.module.css';
import type { JobOfProject } from './jobs.server';

type Applied = JobOfProject['applied'][number];
type Props = {
  applied: readonly Applied[];
  /** True if the job pays a fee, which applicants accept unless they ask for another price. */
  paid: boolean;
  decisions: JobOfProject['decisions'] | readonly [];
};

/**
 * Applicants for the job: those who wait for an answer come first, each group with the best match first.
 * Shortlisted applicants are added to the shortlist of creators that curation proposes.
 */
export function Applicants({ applied, paid, decisions }: Props) {
  const { t } = useTranslation(['company', 'resources']);
  if (applied.length === 0) return <EmptyState title={t('job.nobody')} text={t('job.nobodyText')} />;
  return (
    <ul className={styles.applicants}>
      {applied.map((one) => (
        <li key={one.id} className={styles.applicant}>
          {one.creator && <Avatar {...one.creator.face} size="large" decorative />}
          <div className={styles.who}>
            {one.creator && (
              <>
                <strong>
                  <ProfileLink creatorId={one.creatorId} name={one.name} findable={one.creator.findable} />
                </strong>
                <CreatorPlace creator={one.creator} />
              </>
            )}
            <Score value={one.score} match="job" />
            {one.creator && <CreatorStats creator={one.creator} />}
            {paid && one.counterCents === null && <span className="small">{t('job.acceptsFee')}</span>}
            {one.message && <span className="small">{one.message}</span>}
            {one.isDiscarded ? (
              <StatusChip tone="attention">{t('select.declined')}</StatusChip>
            ) : (
              <StatusChip status={one.status}>{t(`resources:applications.status.${one.status}`)}</StatusChip>
            )}
          </div>
          {decisions.length > 0 && (
            <div className={styles.answers}>
              <Answers application={one} decisions={decisions} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Answers({ application, decisions }: { application: Applied; decisions: Props['decisions'] }) {
  const { id, version, status, name } = application;
  const { t } = useTranslation('company');
  const can = (move: 'shortlist' | 'wait' | 'decline') =>
    decisions.some((one) => one === move) && applicationFlow.moves[move].from.some((from) => from === status);
  const press = (intent: string, label: string) => (
    <Form>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <SubmitButton size="small" variant="quiet" aria-label={`${label}: ${name}`}>
        {label}
      </SubmitButton>
    </Form>
  );
  return (
    <Row>
      {can('shortlist') && press('shortlistApplicant', t('job.shortlist'))}
      {can('wait') && press('waitlistApplicant', t('job.wait'))}
      {can('decline') && (
        <MoveDialog
          trigger={
            <Button size="small" variant="plain" aria-label={`${t('job.decline')}: ${name}`}>
              {t('job.decline')}
            </Button>
          }
          intent="declineApplicant"
          fields={{ id, version }}
          title={t('job.declineTitle', { name })}
          text={t('job.declineText')}
          confirm={t('job.decline')}
          comment={{ label: t('job.declineWhy') }}
          danger
        />
      )}
    </Row>
  );
}
