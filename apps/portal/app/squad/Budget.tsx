import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { cx, Money } from '../ui';
import bar from '../ui/MoneyBar.module.css';
import type { SquadData } from './load.server';
import shared from './squad.module.css';
import styles from './summary.module.css';

/** Four budget amounts above a bar, and the remaining budget if all waiting proposals were accepted. */
export function Budget({ data: { budget, squad, lapsed } }: { data: SquadData }) {
  const { t } = useTranslation('squad');
  const { money, list } = useFormat();
  const { currency } = squad;
  const { invited, inForce, ownToSign, creatorsToSign, toPayCents, paidCents, heldCents } = budget;
  const { releasedCents, freeCents, budgetCents, toAnswer, unpriced, leftCents } = budget;
  const figures = [
    { key: 'invited', cents: invited.cents, under: t('budget.creators', { count: invited.creators }) },
    {
      key: 'inForce',
      cents: inForce.cents,
      under: (
        <>
          {t('budget.creators', { count: inForce.creators })}
          {toPayCents > 0 && (
            <>
              {' · '}
              {t('budget.toPay', { amount: money(toPayCents, currency) })}
            </>
          )}
          {(
            [
              ['ownToSign', ownToSign],
              ['creatorsToSign', creatorsToSign],
            ] as const
          )
            .filter(([, { cents }]) => cents > 0)
            .map(([name, { cents, creators }]) => (
              <Fragment key={name}>
                <br />
                {t(`budget.${name}`, { amount: money(cents, currency), count: creators })}
              </Fragment>
            ))}
        </>
      ),
    },
    {
      key: 'held',
      cents: heldCents,
      under: t('budget.released', { amount: money(releasedCents, currency) }),
    },
    {
      key: 'free',
      cents: freeCents,
      under:
        budgetCents === null ? t('budget.none') : t('budget.of', { total: money(budgetCents, currency) }),
    },
  ] as const;
  const parts = [
    ['paid', paidCents],
    ['contracted', inForce.cents + ownToSign.cents + creatorsToSign.cents - paidCents],
    ['open', toAnswer.cents],
    ['free', leftCents ?? 0],
  ] as const;
  return (
    <section aria-label={t('budget.title')} className={styles.budget}>
      <dl className={styles.figures}>
        {figures.map(({ key, cents, under }) => (
          <div key={key}>
            <dt>{t(`budget.${key}`)}</dt>
            <dd className={cx(styles.amount, key === 'held' && styles.paid)}>
              {cents === null ? '–' : <Money cents={Math.abs(cents)} currency={currency} minus={cents < 0} />}
            </dd>
            <dd className={shared.under}>{under}</dd>
          </div>
        ))}
      </dl>
      <div className={bar.bar} aria-hidden="true">
        {parts
          .filter(([, cents]) => cents > 0)
          .map(([kind, cents]) => (
            <span key={kind} className={bar[kind]} style={{ flexGrow: cents }} />
          ))}
      </div>
      {(toAnswer.proposals > 0 || unpriced > 0) && (
        <p className={shared.under}>
          {leftCents !== null &&
            toAnswer.proposals > 0 &&
            t(leftCents < 0 ? 'budget.over' : 'budget.left', {
              count: toAnswer.proposals,
              left: money(Math.abs(leftCents), currency),
            })}{' '}
          {unpriced > 0 && t('budget.unpriced', { count: unpriced })}
        </p>
      )}
      {lapsed.count > 0 && (
        <p className={shared.under}>
          {t('budget.lapsed', { count: lapsed.count, projects: list(lapsed.projects) })}
        </p>
      )}
    </section>
  );
}
