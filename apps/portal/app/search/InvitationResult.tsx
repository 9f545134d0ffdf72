import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import styles from './Invite.module.css';

export interface Invitation {
  /** Who was added, where the brand sees them, and who was not added. */
  readonly text: string;
  readonly briefingId: number | null;
}

/** Result of an invitation with a link to the project, shown until the next one. */
export function InvitationResult({ invitation }: { invitation: Invitation | null }) {
  const { t } = useTranslation('search');
  if (!invitation) return null;
  const { text, briefingId } = invitation;
  return (
    <p role="status" className={styles.result}>
      {text}{' '}
      {briefingId !== null && (
        <Link to={`${areaPath.company}/briefing/${briefingId}`}>{t('invite.toProject')}</Link>
      )}
    </p>
  );
}
