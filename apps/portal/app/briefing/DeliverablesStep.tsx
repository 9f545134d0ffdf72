import type { FieldName } from '@conform-to/react';
import { type Channel, formatsOf } from '@elenco/core/party';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../forms/useAnswer';
import { Button, Field } from '../ui';
import styles from './briefing.module.css';
import { WantedRow, type WantedText } from './WantedRow';
import { WizardStep } from './WizardStep';
import type { loadStep, stepActions } from './wizard.server';

type Fields = { wanted: WantedText[]; startsOn: string; endsOn: string };

const oneOf = (channel: Channel) => ({ channel, format: formatsOf[channel][0], quantity: '1' });

/** What is to be made, row by row, and when. Rows come and go through the server, so it works without scripts. */
export function DeliverablesStep() {
  const { t } = useTranslation('client');
  const wizard = useLoaderData<typeof loadStep>();
  const { channels = [], wanted = [], startsOn, endsOn } = wizard.row ?? {};
  const first = oneOf(channels[0] ?? 'instagram');
  const [form, fields] = useAnswer<Fields>(useActionData<ReturnType<typeof stepActions>>(), {
    defaultValue: {
      wanted: wanted.length > 0 ? wanted.map((row) => ({ ...row, quantity: String(row.quantity) })) : [first],
      startsOn,
      endsOn,
    },
  });
  const rows = fields.wanted.getFieldList();
  const list: FieldName<WantedText[]> = String(fields.wanted.name);
  return (
    <WizardStep wizard={wizard} form={form}>
      <div className={styles.lines}>
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
            {...form.insert.getButtonProps({ name: list, defaultValue: first })}
            type="submit"
            size="small"
            icon={<Plus aria-hidden="true" />}
          >
            {t('wizard.addRow')}
          </Button>
        </div>
      </div>
      <div className={styles.pair}>
        <Field meta={fields.startsOn} type="date" label={t('wizard.fields.startsOn')} />
        <Field
          meta={fields.endsOn}
          type="date"
          label={t('wizard.fields.endsOn')}
          hint={t('wizard.hints.endsOn')}
        />
      </div>
    </WizardStep>
  );
}
