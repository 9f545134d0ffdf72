import type { FieldMetadata } from '@conform-to/react';
import { channels as all, type Channel, formatsOf } from '@elenco/core/party';
import { Trash2 } from 'lucide-react';
import { type ButtonHTMLAttributes, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../adapters/form.server';
import { Button, CountField, Select } from '../ui';
import styles from './briefing.module.css';

export type WantedText = Record<'channel' | 'format' | 'quantity', string>;

type Props = {
  meta: FieldMetadata<WantedText, Record<string, unknown>, Refusal[]>;
  /** Those of the briefing. */
  channels: readonly Channel[];
  remove: ButtonHTMLAttributes<HTMLButtonElement> | undefined;
};

/** So many of a format on a channel; a channel offers only the formats that it can carry. */
export function WantedRow({ meta, channels, remove }: Props) {
  const { t } = useTranslation(['client', 'options']);
  const fields = meta.getFieldset();
  const [chosen, choose] = useState(fields.channel.initialValue);
  const channel = all.find((one) => one === chosen) ?? channels[0] ?? 'instagram';
  const offered = [...new Set([...channels, channel])];
  return (
    <div className={styles.line}>
      <Select
        meta={fields.channel}
        label={t('wizard.fields.channel')}
        options={offered.map((value) => ({ value, label: t(`options:channels.${value}`) }))}
        onValue={choose}
      />
      <Select
        meta={fields.format}
        label={t('wizard.fields.format')}
        options={formatsOf[channel].map((value) => ({ value, label: t(`options:formats.${value}`) }))}
      />
      <CountField meta={fields.quantity} label={t('wizard.fields.quantity')} />
      {remove && (
        <Button
          {...remove}
          type="submit"
          variant="plain"
          icon={<Trash2 aria-hidden="true" />}
          aria-label={t('wizard.removeRow')}
        />
      )}
    </div>
  );
}
