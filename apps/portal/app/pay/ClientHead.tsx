import type { ClientStep } from '@elenco/core/finance';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx, DateText } from '../ui';
import styles from './pay.module.css';

/** Top of a contract for its client: the next step, its date, and the form for it. */
export function ClientHead({
  step,
  confirming = null,
  creator,
  many,
  children,
}: {
  step: Pick<
    ClientStep<{ readonly ordinal: number; readonly delivered: boolean }>,
    'code' | 'own' | 'by' | 'part'
  >;
  /** Masked address of a confirmation e-mail that was sent for this text. */
  confirming?: string | null;
  creator: string;
  /** True with several instalments: names the one that it is about. */
  many: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation('pay');
  const { code, own, by, part } = step;
  const unpaid = code === 'pay' && part?.delivered;
  const title = confirming !== null ? 'confirm' : unpaid ? 'pay_delivered' : code;
  const over = code === 'done' || code === 'over';
  return (
    <section className={styles.head} aria-label={t('step.label')} data-step={code}>
      <p className={cx('small', own ? styles.yours : 'muted')}>
        {t(own ? 'step.own' : over ? 'step.closed' : 'step.wait')}
        {many && part && ` · ${t('view.part', { n: part.ordinal })}`}
      </p>
      <h2>{t(`step.titles.${title}`, { creator })}</h2>
      {unpaid && <p>{t('step.payFirst', { creator })}</p>}
      {confirming !== null && <p>{t('answer.sent', { email: confirming })}</p>}
      {by && (
        <p className="small">
          {t(code === 'approve' ? 'work.approvesOn' : 'step.by')} <DateText value={by} style="long" />
        </p>
      )}
      {children}
    </section>
  );
}
