import { Link } from '@remix-run/react';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, cx, EmptyState, RelativeTime } from '../ui';
import styles from './conversations.module.css';
import type { Conversations } from './list.server';
import { OtherFace } from './OtherFace';

/** Conversations, latest first, each with the other party, project, last message and unread count. */
export function ConversationList({ rows, unreadOnly, brand }: Conversations) {
  const { t } = useTranslation('shared');
  if (rows.length === 0) {
    const text = brand ? t('messages.noneBrand') : t('messages.noneCreator');
    return (
      <EmptyState
        icon={<MessagesSquare aria-hidden="true" />}
        title={t(unreadOnly ? 'messages.noneUnread' : 'messages.none')}
        text={unreadOnly ? t('messages.noneUnreadText') : text}
        action={unreadOnly && <ButtonLink to="/dashboard/messages">{t('messages.seeAll')}</ButtonLink>}
      />
    );
  }
  return (
    <ul className={styles.list} aria-label={t('messages.list')}>
      {rows.map((row) => (
        <Line key={row.proposalId} row={row} />
      ))}
    </ul>
  );
}

type Rows = Conversations['rows'];

/** The latest conversations beside the open one. */
export function LatestConversations({ rows, openId }: { rows: Rows; openId: number }) {
  const { t } = useTranslation('shared');
  return (
    <nav className={styles.latest} aria-label={t('messages.list')}>
      <ul className={styles.list}>
        {rows.map((row) => (
          <Line key={row.proposalId} row={row} open={row.proposalId === openId} />
        ))}
      </ul>
    </nav>
  );
}

function Line({ row, open = false }: { row: Rows[number]; open?: boolean }) {
  const { t } = useTranslation('shared');
  const { face, to, title, unread, own, team, lastMessageAt } = row;
  const name = face.name || t('messages.silent');
  const text = row.lastDeleted
    ? t('messages.deleted')
    : row.lastBody || (row.lastFile ? t('messages.file') : '');
  return (
    <li className={cx(styles.line, unread > 0 && styles.unread, open && styles.open)}>
      <OtherFace face={face} brand={row.brand} name={name} />
      <Link to={to} prefetch="none" className={styles.name} aria-current={open ? 'page' : undefined}>
        {name}
      </Link>
      <span className={styles.when}>
        <RelativeTime value={lastMessageAt} />
      </span>
      <span className={styles.lastMessage}>
        {own ? t('messages.you', { text }) : team ? t('messages.team', { text }) : text}
      </span>
      <span className={styles.about}>{title}</span>
      {unread > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <span className="sr">{t('messages.new', { count: unread })}</span>
        </span>
      )}
    </li>
  );
}
