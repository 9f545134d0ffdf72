import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, EmptyState } from '../ui';
import type { Notices as Data } from './load.server';
import { Notice } from './Notice';
import styles from './notices.module.css';

/** The user's notifications, newest first. */
export function Notices({ notices: { rows, unreadOnly, staff } }: { notices: Data }) {
  const { t } = useTranslation('shared');
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<BellRing aria-hidden="true" />}
        title={t(unreadOnly ? 'notifications.noneUnread' : 'notifications.none')}
        text={t(unreadOnly ? 'notifications.noneUnreadText' : 'notifications.noneText')}
        action={
          unreadOnly && <ButtonLink to="/dashboard/notifications">{t('notifications.seeAll')}</ButtonLink>
        }
      />
    );
  }
  return (
    <ul className={styles.list} aria-label={t('notifications.list')}>
      {rows.map((row) => (
        <Notice key={row.id} row={row} staff={staff} />
      ))}
    </ul>
  );
}
