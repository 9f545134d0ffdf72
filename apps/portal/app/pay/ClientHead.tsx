import type { ClientStep } from '@elenco/core/finance';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx, DateText } from '../ui';
import { SilenceEnds } from './Delivery';
import styles from './pay.module.css';

/** Top of a contract's page for its client: the next step, its date, and the form. */
export function ClientHead({
  step,
  confirms = false,
  confirming = null,
  creator,
  many,
  children,
}: {
  step: Pick<
    ClientStep<{ readonly ordinal: number; readonly delivered: boolean }>,
    'code' | 'own' | 'by' | 'part'
  >;
  /** True if the client opened the e-mail that confirms the acceptance. */
  confirms?: boolean;
  /** Masked e-mail address to which a confirmation e-mail for this version of the contract was sent. */
  confirming?: string | null;
  creator: string;
  /** True if the contract has several instalments, so that the number of the current one is shown. */
  many: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation('pay');
  const { code, own, by, part } = step;
  const unpaid = code === 'pay' && part?.delivered;
  const answered = confirming !== null ? 'confirm' : confirms ? 'accept' : code;
  const title = unpaid ? 'pay_delivered' : answered;
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
          {code === 'approve' ? (
            <SilenceEnds on={by} style="long" />
          ) : (
            <>
              {t('step.by')} <DateText value={by} style="long" />
            </>
          )}
        </p>
      )}
      {children}
    </section>
  );
}
