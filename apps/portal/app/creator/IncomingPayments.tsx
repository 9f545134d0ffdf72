import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { workPath } from '../pay/page';
import { PaymentStatus } from '../payment/PaymentStatus';
import { DateText, Disclosure, Money, More, Rows, Section } from '../ui';
import type { Home } from './home.server';

/** Maximum number of payments that are shown; the rest are folded. */
const MAX_OPEN = 6;

/** Incoming payments with amount, state and arrival date; the earliest comes first. */
export function IncomingPayments({ rows }: { rows: Home['onTheWay'] }) {
  const { t } = useTranslation('creator');
  return (
    <Section
      title={t('home.onTheWay')}
      action={<More to={`${areaPath.creator}/finance`}>{t('home.finance')}</More>}
    >
      {rows.length === 0 ? (
        <p className="muted small">{t('home.nothingOnTheWay')}</p>
      ) : (
        <>
          <PaymentRows rows={rows.slice(0, MAX_OPEN)} />
          {rows.length > MAX_OPEN && (
            <Disclosure summary={t('home.laterPayments', { count: rows.length - MAX_OPEN })}>
              <PaymentRows rows={rows.slice(MAX_OPEN)} />
            </Disclosure>
          )}
        </>
      )}
    </Section>
  );
}

function PaymentRows({ rows }: { rows: Home['onTheWay'] }) {
  const { t } = useTranslation('creator');
  return (
    <Rows
      plain
      rows={rows.map(
        ({ id, briefingId, payId, title, part, state, document, grossCents, currency, ...row }) => {
          const netCents = row.netCents ?? row.expectedPay?.netCents ?? null;
          const on = state?.on ?? row.expectedPay?.on;
          return {
            key: id,
            to: workPath(briefingId, '#money', payId),
            title: part ? t('finance.part', { title, ...part }) : title || t('home.project'),
            status: <PaymentStatus state={state} document={document} />,
            end: (
              <Money
                cents={netCents ?? grossCents}
                currency={currency}
                {...(netCents !== null && {
                  emphasis: row.netCents === null || state?.status === 'returned' ? 'strong' : 'arrives',
                })}
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
                    , {row.expectedPay?.countedFrom && `${t(`home.ifToday.${row.expectedPay.countedFrom}`)} `}
                    <DateText value={on} />
                  </>
                )}
              </>
            ),
          };
        },
      )}
    />
  );
}
