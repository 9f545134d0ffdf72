import { type Briefing, inviteWarnings } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../adapters/form.server';
import { useFormat } from '../i18n/use';
import { Alert, Checkbox } from '../ui';
import styles from './Invite.module.css';

/** Name of the checkbox that confirms more creators than wanted. */
export const confirmField = 'confirmed';

export type InvitingProject = Pick<Briefing, 'id' | 'creatorsWanted' | 'startsOn'> & {
  /** Number of creators with an open or accepted invitation. */
  readonly invited: number;
};

/** Warnings before creators are added to a project. */
export function InviteWarnings({
  project,
  adding,
  today,
}: {
  project: InvitingProject;
  adding: number;
  today: string;
}) {
  const { t } = useTranslation('search');
  const { date } = useFormat();
  const warnings = inviteWarnings(project, adding, today);
  if (warnings.length === 0) return null;
  return (
    <Alert tone="warning" title={t('invite.before')}>
      <ul>
        {warnings.map((code) => (
          <li key={code}>
            {t(`invite.warnings.${code}`, {
              count: project.creatorsWanted,
              total: project.invited + adding,
              day: project.startsOn && date(project.startsOn),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/**
 * Names the creators who are invited at once, and the numbers wanted and open. More creators than wanted must
 * be confirmed.
 * @param errors refusals of the server, which counts again
 */
export function InviteReview({
  project,
  names,
  today,
  errors,
}: {
  project: InvitingProject;
  names: readonly string[];
  today: string;
  errors: readonly Refusal[];
}) {
  const { t } = useTranslation('search');
  const { list } = useFormat();
  const exceedsWanted = inviteWarnings(project, names.length, today).includes('more_than_wanted');
  return (
    <div className={styles.review}>
      <p>{t('invite.review', { count: names.length, list: list(names) })}</p>
      <p className="muted small">
        {t('invite.reviewTotal', {
          wanted: project.creatorsWanted,
          open: project.invited,
          total: project.invited + names.length,
        })}
      </p>
      {(exceedsWanted || errors.length > 0) && (
        <Checkbox
          key={project.id}
          name={confirmField}
          required
          label={t('invite.confirmMore')}
          errors={errors}
        />
      )}
    </div>
  );
}
