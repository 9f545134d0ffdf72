import type { FieldMetadata } from '@conform-to/react';
import type { Range } from '@elenco/core/discovery/pricing';
import { type Channel, type Format, formats, formatsOf } from '@elenco/core/people';
import { Trash2 } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../adapters/form.server';
import { useFormat } from '../../i18n/use';
import { Button, CountField, MoneyField, Select } from '../../ui';
import styles from './project.module.css';

export type Line = Record<'channel' | 'format' | 'quantity' | 'pricing' | 'amountCents', string>;

type Props = {
  row: FieldMetadata<Line, Record<string, unknown>, Refusal[]>;
  n: number;
  channels: readonly Channel[];
  currency: ComponentProps<typeof MoneyField>['currency'];
  /** The creator's list price of one publication; null if there is none. */
  listed: number | null;
  /** Usual price range for this channel and format; null if unknown. */
  usual: Range | null;
  /** Props of the button that removes the line; null if it is the only line. */
  remove: ComponentProps<typeof Button> | null;
};

/** Inputs for one priced deliverable: channel, format, quantity, and the price in total or per piece. */
export function LineFields({ row, n, channels, currency, listed, usual, remove }: Props) {
  const { t } = useTranslation(['creator', 'options']);
  const { money } = useFormat();
  const line = row.getFieldset();
  const [channel, setChannel] = useState<Channel>();
  // Without scripts, a channel cannot limit the formats, so all formats are offered until scripts run.
  useEffect(() => setChannel(line.channel.initialValue as Channel | undefined), [line.channel.initialValue]);
  const possible = (format: Format) =>
    (channel ? [channel] : channels).some((one) => formatsOf[one]?.includes(format));
  return (
    <fieldset className={styles.line}>
      <legend className="sr">{t('write.nth', { n })}</legend>
      <Select
        meta={line.channel}
        label={t('write.channel')}
        options={channels.map((value) => ({ value, label: t(`options:channels.${value}`) }))}
        onValue={(value) => setChannel(value as Channel)}
      />
      <Select
        meta={line.format}
        label={t('write.format')}
        options={formats.filter(possible).map((value) => ({ value, label: t(`options:formats.${value}`) }))}
      />
      <CountField meta={line.quantity} label={t('write.quantity')} />
      <Select
        meta={line.pricing}
        label={t('write.pricing')}
        options={(['per_post', 'total'] as const).map((value) => ({
          value,
          label: t(`options:pricing.${value}`),
        }))}
      />
      <MoneyField meta={line.amountCents} label={t('write.amount')} currency={currency} />
      {remove && (
        <div className={styles.remove}>
          <Button
            variant="plain"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={t('write.removeNth', { n })}
            type="submit"
            {...remove}
          />
        </div>
      )}
      {(listed !== null || usual) && (
        <p className={styles.usual} aria-live="polite">
          {listed !== null && t('write.listed', { price: money(listed, currency) })}{' '}
          {usual &&
            t('write.usual', {
              low: money(usual.lowCents, currency),
              high: money(usual.highCents, currency),
            })}
        </p>
      )}
    </fieldset>
  );
}
