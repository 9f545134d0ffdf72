import { Link } from '@remix-run/react';
import {
  Check,
  FileSignature,
  FileText,
  Film,
  Handshake,
  Megaphone,
  Receipt,
  Star,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, cx, Form, RelativeTime } from '../ui';
import type { Notices } from './load.server';
import styles from './notices.module.css';

const icons: Readonly<Record<string, typeof Star>> = {
  briefings: Megaphone,
  proposals: Handshake,
  contracts: FileSignature,
  deliverables: Film,
  charges: Receipt,
  invoices: FileText,
  payouts: Wallet,
};

/** One notification. The whole row is a link; following it marks the notification as read. */
export function Notice({ row, staff }: { row: Notices['rows'][number]; staff: boolean }) {
  const { t } = useTranslation(['shared', 'notices']);
  // The kind is data, so it is not among the typed keys of the texts.
  const words = t as unknown as (key: string, values: object) => string;
  const { id, kind, params, link, createdAt, readAt } = row;
  const Icon = icons[kind.split('.')[1] ?? ''] ?? Star;
  const unread = readAt === null;
  return (
    <li className={cx(styles.row, unread && styles.unread)}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <NotificationLink id={id} link={link} unread={unread} staff={staff}>
        <span className={styles.subject}>
          {words(`notices:${kind}.subject`, params)}
          {unread && <span className="sr"> ({t('notifications.new')})</span>}
        </span>
      </NotificationLink>
      <p className={styles.body}>{words(`notices:${kind}.body`, params)}</p>
      <span className={styles.when}>
        <RelativeTime value={createdAt} />
      </span>
      {unread && (
        <Form className={styles.mark} preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="read"
            size="small"
            variant="plain"
            icon={<Check aria-hidden="true" />}
            aria-label={t('notifications.markRead')}
            title={t('notifications.markRead')}
          />
        </Form>
      )}
    </li>
  );
}

type OpeningProps = { id: number; link: string; unread: boolean; staff: boolean; children: ReactNode };

/** Link of a notification. The back office is another app, so the browser has to load a new document. */
function NotificationLink({ id, link, unread, staff, children }: OpeningProps) {
  if (!unread) {
    return (
      <Link to={link} reloadDocument={staff} className={styles.open}>
        {children}
      </Link>
    );
  }
  return (
    <Form reloadDocument={staff}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="link" value={link} />
      <button type="submit" name="intent" value="open" className={styles.open}>
        {children}
      </button>
    </Form>
  );
}
