import { type Channel, channels, formatsOf } from '@elenco/core/party';
import { exclusivity, rights } from '@elenco/core/pricing';
import { Form, useSubmit } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Select, Stack, SubmitButton } from '../ui';
import styles from './pricing.module.css';
import type { Asked } from './question.server';

const isChannel = (value: string): value is Channel => channels.some((one) => one === value);

/**
 * What is asked for, in the address: a link to it shows the same. With scripts the answer follows each change; a
 * channel without the chosen format takes its first one.
 */
export function QuestionForm({ typed, errors }: Asked) {
  const { t } = useTranslation(['pricing', 'options']);
  const submit = useSubmit();
  const [channel, setChannel] = useState(isChannel(typed.channel) ? typed.channel : 'instagram');
  const formats = formatsOf[channel];
  const wrong = (name: keyof Asked['errors']) => (errors[name] ? [errors[name]] : []);
  return (
    <Form
      method="get"
      replace
      preventScrollReset
      aria-label={t('form')}
      onChange={({ currentTarget, target }) => {
        // Where the channel changes, the list of formats changes first.
        if ((target as HTMLElement & { name?: string }).name === 'channel') return;
        submit(currentTarget, { replace: true, preventScrollReset: true });
      }}
    >
      <Stack>
        <div className={styles.pair}>
          <Select
            name="channel"
            label={t('fields.channel')}
            defaultValue={channel}
            errors={wrong('channel')}
            options={channels.map((value) => ({ value, label: t(`options:channels.${value}`) }))}
            onValue={(value) => {
              if (!isChannel(value)) return;
              setChannel(value);
              const format = formatsOf[value].some((one) => one === typed.format)
                ? typed.format
                : formatsOf[value][0];
              submit(
                { ...typed, channel: value, format: format ?? '' },
                { replace: true, preventScrollReset: true },
              );
            }}
          />
          <Select
            key={channel}
            name="format"
            label={t('fields.format')}
            defaultValue={formats.some((one) => one === typed.format) ? typed.format : formats[0]}
            errors={wrong('format')}
            options={formats.map((value) => ({ value, label: t(`options:formats.${value}`) }))}
          />
        </div>
        <div className={styles.pair}>
          <Field
            name="followers"
            label={t('fields.followers')}
            inputMode="numeric"
            defaultValue={typed.followers}
            errors={wrong('followers')}
          />
          <Field
            name="engagement"
            label={t('fields.engagement')}
            hint={t('hints.engagement')}
            inputMode="decimal"
            defaultValue={typed.engagement}
            errors={wrong('engagement')}
          />
        </div>
        <Field
          name="quantity"
          label={t('fields.quantity')}
          inputMode="numeric"
          defaultValue={typed.quantity}
          errors={wrong('quantity')}
        />
        <Select
          name="rights"
          label={t('fields.rights')}
          hint={t('hints.rights')}
          defaultValue={typed.rights}
          errors={wrong('rights')}
          options={rights.options.map((value) => ({ value, label: t(`rights.${value}`) }))}
        />
        <Select
          name="exclusivity"
          label={t('fields.exclusivity')}
          defaultValue={typed.exclusivity}
          errors={wrong('exclusivity')}
          options={exclusivity.options.map((value) => ({ value, label: t(`exclusivity.${value}`) }))}
        />
        <SubmitButton variant="dark">{t('ask')}</SubmitButton>
      </Stack>
    </Form>
  );
}
