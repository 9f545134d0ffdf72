import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Card, cx, DateText, EmptyState, Section } from '../ui';
import type { Received } from './evaluations.server';
import styles from './money.module.css';

/** Evaluations of the creator by brands, shown once both sides have written theirs. */
export function Evaluations({ rows }: { rows: readonly Received[] }) {
  const { t } = useTranslation('shared');
  return (
    <Section title={t('evaluations.title')}>
      {rows.length === 0 && <EmptyState title={t('evaluations.none')} text={t('evaluations.noneText')} />}
      {rows.map((row) => (
        <Evaluation key={row.id} row={row} />
      ))}
    </Section>
  );
}

function Evaluation({ row: { rating, text, wentWrong, shownAt, company, title } }: { row: Received }) {
  const { t } = useTranslation(['shared', 'options']);
  const { list } = useFormat();
  return (
    <Card title={title} action={rating !== null && <Stars rating={rating} />}>
      {text && <p>{text}</p>}
      {wentWrong.length > 0 && (
        <p className="small">
          {t('evaluations.wentWrong', {
            list: list(wentWrong.map((fault) => t(`options:wentWrong.${fault}`))),
          })}
        </p>
      )}
      <p className="muted small">
        {company}{' '}
        {shownAt && (
          <>
            · <DateText value={shownAt} />
          </>
        )}
      </p>
    </Card>
  );
}

function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('shared');
  return (
    <span className={styles.stars} role="img" aria-label={t('evaluations.of', { rating })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden="true" className={cx(star <= rating && styles.full)} />
      ))}
    </span>
  );
}
