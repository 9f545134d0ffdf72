import { getFormProps } from '@conform-to/react';
import { type Webhook, webhookEvents } from '@elenco/core/operations';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Field, Form, Stack, SubmitButton, TagPicker } from '../ui';
import { useEventText } from './useEventText';

type Shown = Pick<Webhook, 'version' | 'title' | 'address' | 'events'>;

/** Form for name, URL and events of a new or existing webhook. */
export function WebhookForm({ answer, webhook }: { answer: Answer | undefined; webhook?: Shown }) {
  const { t } = useTranslation('webhooks');
  const eventText = useEventText();
  const intent = webhook ? 'edit' : 'add';
  const own = answer?.intent === intent && !answer.shown ? answer : undefined;
  const [form, fields] = useAnswer<{ title: string; address: string; events: string[] }>(own, {
    id: intent,
    ...(webhook
      ? { defaultValue: { title: webhook.title, address: webhook.address, events: webhook.events } }
      : {}),
  });
  return (
    <Form {...getFormProps(form)} preventScrollReset>
      <Stack form>
        <Refused form={form} />
        {webhook && <input type="hidden" name="version" value={webhook.version} />}
        <Field
          meta={fields.title}
          label={t('name')}
          hint={t('nameHint')}
          maxLength={120}
          autoComplete="off"
        />
        <Field
          meta={fields.address}
          type="url"
          label={t('address')}
          hint={t('addressHint')}
          maxLength={500}
          autoComplete="off"
        />
        <TagPicker
          meta={fields.events}
          label={t('events')}
          options={webhookEvents.map((event) => ({ value: event, label: eventText(event) }))}
        />
        <SubmitButton name="intent" value={intent} variant="dark">
          {t(webhook ? 'save' : 'add')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
