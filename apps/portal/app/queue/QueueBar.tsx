import { inQueue } from '@elenco/core/operations';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui';
import type { Queue } from './load.server';
import styles from './queue.module.css';

/** Navigation through rows that wait for the same step, above each of their pages. */
export function QueueBar({ queue, home }: { queue: Queue; home: string }) {
  const { t } = useTranslation();
  const { code, next, of } = queue;
  return (
    <nav className={styles.bar} aria-label={t('queue.label')}>
      <span className="muted small">{of > 0 ? t('queue.left', { count: of }) : t('queue.done')}</span>
      {next ? (
        <ButtonLink
          to={inQueue(next.to, code, next.id)}
          size="small"
          variant="dark"
          icon={<ArrowRight aria-hidden="true" />}
        >
          {t('queue.next', { number: next.number, of })}
        </ButtonLink>
      ) : (
        <ButtonLink to={home} size="small">
          {t('queue.back')}
        </ButtonLink>
      )}
    </nav>
  );
}
