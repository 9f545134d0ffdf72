import { exclusivity, rights } from '@elenco/core/discovery/pricing';
import { type Channel, channels, formatsOf } from '@elenco/core/people';
import { Form, useSubmit } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Select, Stack, SubmitButton } from '../ui';
import styles from './pricing.module.css';
import type { ParsedQuestion } from './question.server';

const isChannel = (value: string): value is Channel => channels.some((one) => one === value);

/**
 * Input of the price calculator, stored in the query string, so that a link shows the same result. With
 * scripts, the result follows each choice. If a channel lacks the chosen format, its first format is used.
 */
export function QuestionForm({ typed, errors }: ParsedQuestion) {
  const { t } = useTranslation(['pricing', 'options']);
  const submit = useSubmit();
  const formats = formatsOf[isChannel(typed.channel) ? typed.channel : 'instagram'];
  const wrong = (name: keyof ParsedQuestion['errors']) => (errors[name] ? [errors[name]] : []);
  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (!((target as unknown) instanceof HTMLSelectElement)) return;
    const fields = new FormData(currentTarget);
    const channel = String(fields.get('channel'));
    const carried: readonly string[] = isChannel(channel) ? formatsOf[channel] : [];
    if (!carried.includes(String(fields.get('format')))) fields.set('format', carried[0] ?? '');
    submit(fields, { replace: true, preventScrollReset: true });
  };
  return (
    <Form method="get" replace preventScrollReset aria-label={t('form')} onChange={onChange}>
      <Stack>
        <div className={styles.pair}>
          <Select
            name="channel"
            label={t('fields.channel')}
            defaultValue={typed.channel}
            errors={wrong('channel')}
            options={channels.map((value) => ({ value, label: t(`options:channels.${value}`) }))}
          />
          <Select
            key={typed.channel}
            name="format"
            label={t('fields.format')}
            defaultValue={typed.format}
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
