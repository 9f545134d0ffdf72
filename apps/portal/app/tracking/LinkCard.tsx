import type { Currency } from '@elenco/core/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { CopyText } from '../payment/CopyText';
import { Card, DateText, Disclosure, Figures, Money, Stat, Table } from '../ui';
import type { ShownLink } from './load.server';
import styles from './tracking.module.css';

interface Props {
  readonly link: ShownLink;
  readonly title: string;
  readonly currency: Currency;
  readonly children?: ReactNode;
}

/** The tracked link, promo code and QR code of a hiring, with their results. */
export function LinkCard({ link, title, currency, children }: Props) {
  const { t } = useTranslation('shared');
  const { number } = useFormat();
  const { address, qr, code, clicks, orders, revenueCents } = link;
  return (
    <Card title={title}>
      <div className={styles.link}>
        <img src={qr} alt={t('tracking.qr')} width={112} height={112} className={styles.qr} />
        <div className={styles.texts}>
          <CopyText label={t('tracking.address')} text={address} />
          <CopyText label={t('tracking.code')} text={code} />
        </div>
      </div>
      <Figures>
        <Stat label={t('tracking.clicks')} value={number(clicks)} />
        <Stat label={t('tracking.orders')} value={orders === null ? undefined : number(orders)} />
        <Stat
          label={t('tracking.revenue')}
          value={revenueCents === null ? undefined : <Money cents={revenueCents} currency={currency} />}
        />
      </Figures>
      <p>
        <a href={qr} download={`${code}.svg`}>
          {t('tracking.download')}
        </a>
      </p>
      <Days link={link} title={title} currency={currency} />
      {children}
    </Card>
  );
}

function Days({ link: { days }, title, currency }: Omit<Props, 'children'>) {
  const { t } = useTranslation('shared');
  const { number } = useFormat();
  if (days.length === 0) return <p className="muted small">{t('tracking.nothing')}</p>;
  return (
    <Disclosure summary={t('tracking.byDay')}>
      <Table
        caption={`${t('tracking.byDay')}: ${title}`}
        rows={days.toReversed()}
        rowKey={({ day }) => day}
        empty={null}
        columns={[
          {
            key: 'day',
            header: t('tracking.day'),
            primary: true,
            cell: ({ day }) => <DateText value={day} />,
          },
          {
            key: 'clicks',
            header: t('tracking.clicks'),
            align: 'end',
            cell: ({ clicks }) => number(clicks),
          },
          {
            key: 'orders',
            header: t('tracking.orders'),
            align: 'end',
            cell: ({ orders }) => number(orders),
          },
          {
            key: 'revenue',
            header: t('tracking.revenue'),
            align: 'end',
            cell: ({ revenueCents }) => <Money cents={revenueCents} currency={currency} />,
          },
        ]}
      />
    </Disclosure>
  );
}
