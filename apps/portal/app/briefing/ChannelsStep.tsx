import { channels } from '@elenco/core/party';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../forms/useAnswer';
import { TagPicker } from '../ui';
import { WizardStep } from './WizardStep';
import type { loadStep, stepActions } from './wizard.server';

/** Where it is to be published. */
export function ChannelsStep() {
  const { t } = useTranslation(['client', 'options']);
  const wizard = useLoaderData<typeof loadStep>();
  const [form, fields] = useAnswer<{ channels: string[] }>(useActionData<ReturnType<typeof stepActions>>(), {
    defaultValue: { channels: wizard.row?.channels },
  });
  return (
    <WizardStep wizard={wizard} form={form}>
      <TagPicker
        meta={fields.channels}
        label={t('wizard.fields.channels')}
        hint={t('wizard.hints.channels')}
        options={channels.map((value) => ({ value, label: t(`options:channels.${value}`) }))}
      />
    </WizardStep>
  );
}
