import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpLink } from '../help/HelpLink';
import { useFormat } from '../i18n/use';
import { cx, Figures, Money, Section, Stack, Stat } from '../ui';
import type { Historic } from './historic.server';
import styles from './money.module.css';

/** Contracted totals and project counts. */
export function Totals({ historic: { totals, counts } }: { historic: Historic }) {
  const { t } = useTranslation('shared');
  return (
    <Figures>
      {totals.map(({ currency, contractedCents, ticketCents, count }) => (
        <Fragment key={currency}>
          <Stat
            label={t('historic.contracted')}
            value={<Money cents={contractedCents} currency={currency} />}
          />
          <Stat
            label={t('historic.ticket')}
            value={ticketCents === null ? undefined : <Money cents={ticketCents} currency={currency} />}
            note={t('historic.ticketNote', { count })}
          />
        </Fragment>
      ))}
      {(['in_progress', 'expired', 'closed'] as const).map((group) => (
        <Stat
          key={group}
          label={t(`historic.groups.${group}`)}
          value={<span className="num">{counts[group]}</span>}
          note={group === 'in_progress' ? t('historic.ofProjects', { count: counts.all }) : undefined}
        />
      ))}
    </Figures>
  );
}

/** Current balances, each with an explanation. */
export function BalanceList({
  totals,
  openCharges,
  projects,
}: Pick<Historic, 'totals' | 'openCharges' | 'projects'>) {
  const { t } = useTranslation('shared');
  const { money } = useFormat();
  const help = {
    due: <HelpLink audience="brand" term="due-date" name={t('historic.due')} />,
    held: <HelpLink audience="brand" term="held-money" name={t('historic.held')} />,
    released: <HelpLink audience="brand" term="release" name={t('historic.released')} />,
  };
  const reportedText = ({ currency }: Total) => {
    const of = openCharges.totals.find((one) => one.currency === currency);
    if (!of || of.reportedCents === 0) return false;
    const { reportedCents, reportedTotalCents } = of;
    return t(reportedTotalCents > reportedCents ? 'historic.reportedLate' : 'historic.reportedNow', {
      amount: money(reportedCents, currency),
      total: money(reportedTotalCents, currency),
    });
  };
  if (totals.length === 0) return null;
  return (
    <Section title={t('historic.where')}>
      {totals.map((row, n) => (
        <Stack key={row.currency}>
          <Bar parts={row} />
          <div className={styles.places}>
            {places.map(([name, of]) => (
              <div key={name} className={cx(styles.place, styles[`${name}Place`])}>
                <Stat
                  label={t(`historic.${name}`)}
                  value={<Money cents={row[of]} currency={row.currency} />}
                  note={[name === 'due' && reportedText(row), t(`historic.${name}Text`)]
                    .filter(Boolean)
                    .join(' ')}
                  help={n === 0 && name !== 'fee' && help[name]}
                />
              </div>
            ))}
          </div>
          <Sum row={row} />
          {row.toSign.ownCents > 0 && (
            <p>{t('historic.toSignNow', { amount: money(row.toSign.ownCents, row.currency) })}</p>
          )}
          {row.toSign.creatorsCents > 0 && (
            <p>{t('historic.creatorsSignNow', { amount: money(row.toSign.creatorsCents, row.currency) })}</p>
          )}
          {row.refundableCents > 0 && (
            <p id={`refunds-${row.currency}`}>
              <strong>
                {t('historic.refundableNow', { amount: money(row.refundableCents, row.currency) })}
              </strong>{' '}
              {t('historic.refundableHow')}{' '}
              {projects
                .filter((one) => one.currency === row.currency && one.refundableCents > 0)
                .map(({ id, title, refundableCents, currency }) => (
                  <Fragment key={id}>
                    <Link to={`${areaPath.company}/briefing/${id}?view=payments`}>
                      {t('historic.refundableOf', { title, amount: money(refundableCents, currency) })}
                    </Link>{' '}
                  </Fragment>
                ))}
            </p>
          )}
        </Stack>
      ))}
    </Section>
  );
}

/** The sum of the balances, and the amounts by which it differs from the contracted total. */
function Sum({ row: { currency, contractedCents, unchargedCents, otherCents, ...row } }: { row: Total }) {
  const { t } = useTranslation('shared');
  const { money } = useFormat();
  const amount = (cents: number) => money(Math.abs(cents), currency);
  return (
    <p className="muted small">
      {[
        t('historic.sum.all', { amount: amount(places.reduce((all, [, of]) => all + row[of], 0)) }),
        t('historic.sum.contracted', { amount: amount(contractedCents) }),
        unchargedCents > 0 && t('historic.sum.uncharged', { amount: amount(unchargedCents) }),
        unchargedCents < 0 && t('historic.sum.ended', { amount: amount(unchargedCents) }),
        otherCents !== 0 && t('historic.sum.other', { amount: amount(otherCents) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

const places = [
  ['due', 'toPayCents'],
  ['held', 'heldCents'],
  ['released', 'releasedCents'],
  ['fee', 'feeCents'],
] as const;
type Total = Historic['totals'][number];

/** Bar chart, hidden from screen readers since its amounts are listed below. */
function Bar({ parts }: { parts: Pick<Total, (typeof places)[number][1]> }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {places.map(([name, of]) => (
        <span key={name} className={styles[name]} style={{ flexGrow: parts[of] }} />
      ))}
    </div>
  );
}
