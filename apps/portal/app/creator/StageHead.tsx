import type { CreatorStage, StageMoney } from '@elenco/core/operations';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx, DateText, Money } from '../ui';
import styles from './stageHead.module.css';
import { Until } from './Until';

type Props = {
  stage: CreatorStage;
  /** Brand or client. */
  company: string;
  /** Deliverable of the act. */
  piece?: string | undefined;
  /** True if the creator confirms receipts instead of sending invoices. */
  individual?: boolean;
  /** Link to the form, if it is on another page or far below. */
  action?: ReactNode;
  /** A sentence about the act or the money. */
  children?: ReactNode;
};

/** Top of a creator's project or contract: the act, its deadline, the amount and the day it arrives. */
export function StageHead({ stage, company, piece = '', individual = false, action, children }: Props) {
  const { t } = useTranslation('creator');
  const { code, own, by, since, money } = stage;
  const title = code === 'send_invoice' && individual ? 'confirm_receipt' : code;
  const over = code === 'paid' || code === 'over';
  return (
    <section className={styles.stage} aria-label={t('stage.label')} data-stage={code}>
      <div className={styles.act}>
        <p className={cx(styles.turn, own && styles.own)}>
          {t(own ? 'stage.own' : over ? 'stage.over' : 'stage.wait')}
        </p>
        <h2 className={styles.title}>{t(`stage.titles.${title}`, { company, piece })}</h2>
        <p className={styles.by} data-by>
          {by ? (
            <Until by={by} />
          ) : (
            <>
              {t('stage.since')} <DateText value={since} />
            </>
          )}
        </p>
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <Amount money={money} over={over} />
    </section>
  );
}

function Amount({ money, over }: { money: StageMoney | null; over: boolean }) {
  const { t } = useTranslation('creator');
  if (!money) {
    return <p className={styles.none}>{t(over ? 'stage.money.nothing' : 'stage.money.open')}</p>;
  }
  const { cents, currency, basis, state, on } = money;
  return (
    <div className={styles.money} data-money={basis}>
      <p className={styles.basis}>{t(`stage.money.${state === 'usual' ? 'usual' : basis}`)}</p>
      <p className={styles.amount}>
        <Money cents={cents} currency={currency} />
      </p>
      <p className={styles.when}>
        {on ? (
          <>
            {t(`stage.when.${state}`)} <DateText value={on} />
          </>
        ) : (
          t(
            state === 'proposed' || state === 'first'
              ? 'stage.when.undecided'
              : state === 'scheduled'
                ? 'stage.when.later'
                : 'stage.when.open',
          )
        )}
      </p>
    </div>
  );
}
