import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpLink } from '../help/HelpLink';
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

/** Current balances with explanations. */
export function Where({ totals }: Pick<Historic, 'totals'>) {
  const { t } = useTranslation('shared');
  const help = {
    due: <HelpLink audience="brand" term="due-date" name={t('historic.due')} />,
    held: <HelpLink audience="brand" term="held-money" name={t('historic.held')} />,
    released: <HelpLink audience="brand" term="release" name={t('historic.released')} />,
  };
  if (totals.length === 0) return null;
  return (
    <Section title={t('historic.where')}>
      {totals.map(({ currency, toPayCents, heldCents, releasedCents }, n) => (
        <Stack key={currency}>
          <Bar parts={{ due: toPayCents, held: heldCents, released: releasedCents }} />
          <div className={styles.places}>
            {(
              [
                ['due', toPayCents],
                ['held', heldCents],
                ['released', releasedCents],
              ] as const
            ).map(([name, cents]) => (
              <div key={name} className={cx(styles.place, styles[`${name}Place`])}>
                <Stat
                  label={t(`historic.${name}`)}
                  value={<Money cents={cents} currency={currency} />}
                  note={t(`historic.${name}Text`)}
                  help={n === 0 && help[name]}
                />
              </div>
            ))}
          </div>
        </Stack>
      ))}
    </Section>
  );
}

/** Visualizes the three amounts below it, so it is hidden from screen readers. */
function Bar({ parts }: { parts: Readonly<Record<'due' | 'held' | 'released', number>> }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {(['due', 'held', 'released'] as const).map((name) => (
        <span key={name} className={styles[name]} style={{ flexGrow: parts[name] }} />
      ))}
    </div>
  );
}
