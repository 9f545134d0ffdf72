import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { workPath } from '../pay/page';
import { PaymentStatus } from '../payment/PaymentStatus';
import { DateText, Money, More, Rows, Section } from '../ui';
import type { Home } from './home.server';

/** Incoming money: amount, state, arrival. */
export function OnTheWay({ rows }: { rows: Home['onTheWay'] }) {
  const { t } = useTranslation('creator');
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
          rows={rows.map(({ id, briefingId, payId, title, part, state, grossCents, currency, ...row }) => {
            const netCents = row.netCents ?? row.expectedPay?.netCents ?? null;
            const on = state?.on ?? row.expectedPay?.on;
            return {
              key: id,
              to: workPath(briefingId, '#money', payId),
              title: part ? t('finance.part', { title, ...part }) : title || t('home.project'),
              status: <PaymentStatus state={state} />,
              end: (
                <Money
                  cents={netCents ?? grossCents}
                  currency={currency}
                  emphasis={row.netCents === null || state?.status === 'returned' ? 'strong' : 'arrives'}
                />
              ),
              endUnder: (
                <>
                  {t(
                    netCents === null
                      ? 'home.beforeTaxes'
                      : row.netCents === null
                        ? 'home.netExpected'
                        : 'home.net',
                  )}
                  {netCents !== null && on && (
                    <>
                      , <DateText value={on} />
                    </>
                  )}
                </>
              ),
            };
          })}
        />
      )}
    </Section>
  );
}
