import { useTranslation } from 'react-i18next';
import { Avatar, More, RelativeTime, Rows, Section } from '../ui';
import styles from './company.module.css';
import type { Home } from './home.server';

/** The latest conversations, unread ones in bold. */
export function LatestConversations({ rows }: { rows: Home['talks'] }) {
  const { t } = useTranslation('company');
  if (rows.length === 0) return null;
  const lastWords = (body: string | null, by: Home['talks'][number]['by']) =>
    (body && by ? t(`talks.${by}`, { body }) : body) || null;
  return (
    <Section title={t('talks.title')} action={<More to="/dashboard/messages">{t('talks.all')}</More>}>
      <Rows
        plain
        rows={rows.map(({ id, face, to, title, body, by, unread, at }) => ({
          key: id,
          lead: <Avatar {...face} size="small" decorative />,
          title: (
            <>
              {face.name}
              {unread > 0 && <span className="sr"> {t('talks.unread', { count: unread })}</span>}
            </>
          ),
          to,
          under: <span className={styles.last}>{lastWords(body, by) ?? title}</span>,
          endUnder: <RelativeTime value={at} />,
        }))}
      />
    </Section>
  );
}

/** The latest notifications of the user. */
export function LatestNotices({ rows }: { rows: Home['notices'] }) {
  const { t } = useTranslation('company');
  if (rows.length === 0) return null;
  return (
    <Section
      title={t('activity.title')}
      action={<More to="/dashboard/notifications">{t('activity.all')}</More>}
    >
      <Rows
        plain
        rows={rows.map(({ id, title, link, createdAt }) => ({
          key: id,
          title,
          to: link,
          endUnder: <RelativeTime value={createdAt} />,
        }))}
      />
    </Section>
  );
}
