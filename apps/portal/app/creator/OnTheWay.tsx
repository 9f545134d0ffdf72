import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { workPath } from '../pay/page';
import { DateText, Money, More, Rows, Section, StatusChip } from '../ui';
import type { Home } from './home.server';

/** Incoming money: amount, state, arrival. */
export function OnTheWay({ rows }: { rows: Home['onTheWay'] }) {
  const { t } = useTranslation(['creator', 'resources']);
  return (
    <Section
      title={t('home.onTheWay')}
      action={<More to={`${areaPath.creator}/finance`}>{t('home.finance')}</More>}
    >
      {rows.length === 0 ? (
        <p className="muted small">{t('home.nothingOnTheWay')}</p>
      ) : (
        <Rows
          plain
          rows={rows.map(
            ({ id, briefingId, payId, title, status, grossCents, netCents, currency, dueOn }) => ({
              key: id,
              to: workPath(briefingId, '#money', payId),
              title: title || t('home.project'),
              under: <StatusChip status={status}>{t(`resources:payouts.status.${status}`)}</StatusChip>,
              end: (
                <Money
                  cents={netCents ?? grossCents}
                  currency={currency}
                  emphasis={netCents === null ? 'strong' : 'arrives'}
                />
              ),
              endUnder: netCents === null ? t('home.beforeTaxes') : dueOn && <DateText value={dueOn} />,
            }),
          )}
        />
      )}
    </Section>
  );
}
