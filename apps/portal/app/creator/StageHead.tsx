import type { workKeySuffix } from '@elenco/core/hiring';
import { type CreatorStage, isOfferEnd, type StageMoney } from '@elenco/core/operations';
import type { documentOfPayee } from '@elenco/core/people';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx, DateText, Money } from '../ui';
import { DeadlineText } from './DeadlineText';
import styles from './stageHead.module.css';

type Props = {
  stage: CreatorStage;
  /** Name of the brand or client. */
  company: string;
  /** Name of the deliverable that the task is about. */
  piece?: string | undefined;
  /** Suffix of the text keys for a freelancer's work; '' for other kinds. */
  work?: ReturnType<typeof workKeySuffix>;
  /**
   * Kind of the creator's payment document: an individual confirms an RPA or payment, a company uploads an
   * invoice.
   */
  document: ReturnType<typeof documentOfPayee>;
  /** Link to the form, if the form is on another page or far below. */
  action?: ReactNode;
  /** A sentence about the task or the money. */
  children?: ReactNode;
};

/** Top of a creator's project or contract: the task, its deadline, the amount and the payment date. */
export function StageHead({ stage, company, piece = '', work = '', document, action, children }: Props) {
  const { t } = useTranslation('creator');
  const { code, own, by, since, money } = stage;
  const title =
    code !== 'send_invoice'
      ? code
      : document === 'receipt'
        ? 'confirm_receipt'
        : document === 'confirmation'
          ? 'confirm_payment'
          : code;
  const worded = title === 'publish_content' ? (`publish_content${work}` as const) : title;
  return (
    <section className={styles.stage} aria-label={t('stage.label')} data-stage={code}>
      <div className={styles.act}>
        <p className={cx(styles.turn, own && styles.own)}>{t(`stage.${turnOf(stage)}`)}</p>
        <h2 className={styles.title}>{t(`stage.titles.${worded}`, { company, piece })}</h2>
        <p className={styles.by} data-by>
          {by ? (
            <DeadlineText by={by} />
          ) : (
            <>
              {/* Once the creator has accepted an invitation, its deadline no longer applies. */}
              {t(code === 'write_proposal' ? 'stage.openSince' : 'stage.since')} <DateText value={since} />
            </>
          )}
        </p>
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <Amount money={money} code={code} />
    </section>
  );
}

/** Returns the key of the label above the task: whose turn it is, or the state in which no one has to act. */
function turnOf({ code, own }: CreatorStage) {
  if (own) return 'own';
  if (isOfferEnd(code) || code === 'archived') return 'ended';
  if (isOver(code)) return 'over';
  if (code === 'in_force') return 'inForce';
  return code === 'unanswered' ? 'late' : 'wait';
}

const isOver = (code: CreatorStage['code']) =>
  code === 'paid' || code === 'over' || code === 'archived' || isOfferEnd(code);

/** Returns the key of the text in place of an amount. */
const withoutAmount = (code: CreatorStage['code']) =>
  isOver(code) ? 'nothing' : code === 'revise_contract' ? 'unaccepted' : 'open';

function Amount({ money, code }: { money: StageMoney | null; code: CreatorStage['code'] }) {
  const { t } = useTranslation('creator');
  if (!money) return <p className={styles.none}>{t(`stage.money.${withoutAmount(code)}`)}</p>;
  const { cents, currency, basis, state, on, countedFrom, paidBackCents } = money;
  return (
    <div className={styles.money} data-money={basis}>
      <p className={styles.basis}>
        {t(`stage.money.${state === 'usual' || state === 'listed' ? state : basis}`)}
      </p>
      <p className={styles.amount}>
        <Money cents={cents} currency={currency} />
      </p>
      <p className={styles.when}>
        {on ? (
          <>
            {t(countedFrom ? `stage.ifToday.${countedFrom}` : `stage.when.${state}`)} <DateText value={on} />
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
      {paidBackCents !== undefined && (
        <p className={styles.when}>
          {t('finance.paidBack')} <Money cents={paidBackCents} currency={currency} minus />
        </p>
      )}
    </div>
  );
}
