import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import styles from './feedback.module.css';

/** Note for an empty list: the reason, and the next step. */
export function EmptyState({
  title,
  text,
  icon,
  action,
}: {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      {icon && <span className={styles.emptyIcon}>{icon}</span>}
      <p className={styles.emptyTitle}>{title}</p>
      {text && <p className={styles.emptyText}>{text}</p>}
      {action}
    </div>
  );
}

const bones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Placeholder while loading, with as many lines (up to eight) as the content will have. */
export function Skeleton({ lines = 3, block }: { lines?: number; block?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton} role="status">
      <span className="sr">{t('ui.loading')}</span>
      {bones.slice(0, block ? 1 : lines).map((bone) => (
        <span key={bone} className={cx(styles.bone, block && styles.block)} />
      ))}
    </div>
  );
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

type AlertProps = { tone?: keyof typeof icons; title?: string; children?: ReactNode; action?: ReactNode };

/** Note that the user should read before continuing. Screen readers announce errors immediately. */
export function Alert({ tone = 'info', title, children, action }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div className={cx(styles.alert, styles[tone])} role={tone === 'error' ? 'alert' : undefined}>
      <Icon aria-hidden="true" />
      <div className={styles.alertText}>
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  );
}
