import { Link } from '@remix-run/react';
import { Bell as BellIcon, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Tools.module.css';

/** The way to the notifications, with how many are unread. */
export function Bell({ unread }: { unread: number }) {
  const { t } = useTranslation();
  return (
    <Tool to="/dashboard/notifications" label={t('shell.notifications', { count: unread })} unread={unread}>
      <BellIcon aria-hidden="true" />
    </Tool>
  );
}

/** The way to the conversations, with how many hold something unread. */
export function Talks({ unread }: { unread: number }) {
  const { t } = useTranslation();
  return (
    <Tool to="/dashboard/messages" label={t('shell.messages', { count: unread })} unread={unread}>
      <MessageCircle aria-hidden="true" />
    </Tool>
  );
}

type Props = { to: string; label: string; unread: number; children: ReactNode };

function Tool({ to, label, unread, children }: Props) {
  return (
    <Link to={to} className={styles.tool} aria-label={label}>
      {children}
      {unread > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}
