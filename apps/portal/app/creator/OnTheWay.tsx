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
          rows={rows.map(({ id, briefingId, payId, title, state, grossCents, netCents, currency }) => ({
            key: id,
            to: workPath(briefingId, '#money', payId),
            title: title || t('home.project'),
            under: <PaymentStatus state={state} />,
            end: (
              <Money
                cents={netCents ?? grossCents}
                currency={currency}
                emphasis={netCents === null ? 'strong' : 'arrives'}
              />
            ),
            endUnder:
              netCents === null ? (
                t('home.beforeTaxes')
              ) : (
                <>
                  {t('home.net')}
                  {state?.on && (
                    <>
                      , <DateText value={state.on} />
                    </>
                  )}
                </>
              ),
          }))}
        />
      )}
    </Section>
  );
}
