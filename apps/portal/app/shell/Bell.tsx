import { Link } from '@remix-run/react';
import { Bell as BellIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './Tools.module.css';

/** Link to the notifications, with the unread count. */
export function Bell({ unread }: { unread: number }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/dashboard/notifications"
      className={styles.tool}
      aria-label={t('shell.notifications', { count: unread })}
    >
      <BellIcon aria-hidden="true" />
      {unread > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}
