import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../ui';

export interface UnreadCounts {
  readonly unread: number;
  readonly unreadTalks: number;
}

/** True if there is something to read. */
export const hasUnread = (counts: UnreadCounts | null): counts is UnreadCounts =>
  counts !== null && counts.unread + counts.unreadTalks > 0;

/** Links to unread conversations and notifications, for a home page without tasks. */
export function Unread({ counts: { unread, unreadTalks } }: { counts: UnreadCounts }) {
  const { t } = useTranslation();
  return (
    <p>
      <Facts
        facts={[
          unreadTalks > 0 && (
            <Link key="talks" to="/dashboard/messages">
              {t('unread.talks', { count: unreadTalks })}
            </Link>
          ),
          unread > 0 && (
            <Link key="notices" to="/dashboard/notifications">
              {t('unread.notices', { count: unread })}
            </Link>
          ),
        ]}
      />
    </p>
  );
}
