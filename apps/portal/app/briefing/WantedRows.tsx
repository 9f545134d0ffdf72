import type { FieldMetadata, FieldName, FormMetadata } from '@conform-to/react';
import { channels as all, type Channel, formatsOf } from '@elenco/core/people';
import { Plus, Trash2 } from 'lucide-react';
import { type ButtonHTMLAttributes, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../adapters/form.server';
import { Button, CountField, Select } from '../ui';
import styles from './briefing.module.css';
import type { Draft, DraftFields } from './fields';

type WantedText = Draft['wanted'][number];

type Props = {
  form: FormMetadata<Draft, Refusal[]>;
  meta: DraftFields['wanted'];
  /** Channels of the briefing. Kinds of briefing without a channel step offer all channels. */
  channels: readonly Channel[];
};

/**
 * Deliverables of the brief, one per row. The server adds and removes rows, so that the form works without
 * scripts.
 */
export function WantedRows({ form, meta, channels }: Props) {
  const { t } = useTranslation('brief');
  const rows = meta.getFieldList();
  const list: FieldName<WantedText[]> = String(meta.name);
  const first = channels[0] ?? 'instagram';
  const one = { channel: first, format: formatsOf[first][0]!, quantity: '1' };
  return (
    <fieldset className={styles.group} id={meta.id}>
      <legend>{t('fields.wanted')}</legend>
      <p className="muted small">{t('hints.wanted')}</p>
      {rows.map((row, index) => (
        <WantedRow
          key={row.key}
          meta={row}
          channels={channels}
          remove={rows.length > 1 ? form.remove.getButtonProps({ name: list, index }) : undefined}
        />
      ))}
      <div>
        <Button
          {...form.insert.getButtonProps({ name: list, defaultValue: one })}
          type="submit"
          size="small"
          icon={<Plus aria-hidden="true" />}
        >
          {t('addPiece')}
        </Button>
      </div>
    </fieldset>
  );
}

/** Inputs for the quantity of a format on a channel. A channel offers only its own formats. */
function WantedRow({
  meta,
  channels,
  remove,
}: {
  meta: FieldMetadata<WantedText, Draft, Refusal[]>;
  channels: readonly Channel[];
  remove: ButtonHTMLAttributes<HTMLButtonElement> | undefined;
}) {
  const { t } = useTranslation(['brief', 'options']);
  const fields = meta.getFieldset();
  const [chosen, setChosen] = useState<string | undefined>(fields.channel.initialValue);
  const channel = all.find((one) => one === chosen) ?? channels[0] ?? 'instagram';
  const offered = [...new Set([...channels, channel])];
  return (
    <div className={styles.line}>
      <Select
        meta={fields.channel}
        label={t('fields.channel')}
        options={offered.map((value) => ({ value, label: t(`options:channels.${value}`) }))}
        onValue={setChosen}
      />
      <Select
        meta={fields.format}
        label={t('fields.format')}
        options={formatsOf[channel].map((value) => ({ value, label: t(`options:formats.${value}`) }))}
      />
      <CountField meta={fields.quantity} label={t('fields.quantity')} />
      {remove && (
        <Button
          {...remove}
          type="submit"
          variant="plain"
          icon={<Trash2 aria-hidden="true" />}
          aria-label={t('removePiece')}
        />
      )}
    </div>
  );
}
