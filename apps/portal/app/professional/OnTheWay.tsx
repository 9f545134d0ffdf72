import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Card, DateText, Money, More, Section, StatusChip } from '../ui';
import type { Home } from './home.server';
import styles from './professional.module.css';

/** Money that is coming: how much, where it is, when it arrives. */
export function OnTheWay({ rows }: { rows: Home['onTheWay'] }) {
  const { t } = useTranslation(['professional', 'resources']);
  return (
    <Section
      title={t('home.onTheWay')}
      action={<More to="/dashboard/professional/finance">{t('home.finance')}</More>}
    >
      {rows.length === 0 ? (
        <Card>
          <p className="muted small">{t('home.nothingOnTheWay')}</p>
        </Card>
      ) : (
        <ul className={styles.list}>
          {rows.map(({ id, briefingId, title, status, grossCents, netCents, currency, dueOn }) => (
            <li key={id} className={styles.short}>
              <div className={styles.subtitle}>
                <Link to={`/dashboard/professional/briefing/${briefingId}#money`} className={styles.title}>
                  {title || t('home.project')}
                </Link>
                <span>
                  <StatusChip status={status}>{t(`resources:payouts.status.${status}`)}</StatusChip>
                </span>
              </div>
              <div className={styles.figures}>
                <Money
                  cents={netCents ?? grossCents}
                  currency={currency}
                  emphasis={netCents === null ? 'strong' : 'arrives'}
                />
                <span className={styles.under}>
                  {netCents === null ? t('home.beforeTaxes') : dueOn && <DateText value={dueOn} />}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
