import { getFormProps } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Alert, ButtonLink, Field, Form, Row, Select, Stack, SubmitButton } from '../ui';
import styles from './messages.module.css';
import type { Chat } from './thread.server';

type Props = { changing: NonNullable<Chat['changing']> };

/** Form that turns a message into a change request for a draft. */
export function ChangeRequest({ changing: { body, drafts } }: Props) {
  const { t } = useTranslation(['shared', 'options']);
  const answer = useActionData<Answer | undefined>();
  const own = answer?.intent === 'requestChanges' ? answer : undefined;
  const [form, fields] = useAnswer<Record<'id' | 'comment', string>>(own, {
    id: 'change',
    defaultValue: { comment: body.slice(0, 1_000), id: String(drafts[0]?.id ?? '') },
  });
  if (drafts.length === 0) return <Alert>{t('messages.noDrafts')}</Alert>;
  return (
    <Form {...getFormProps(form)} className={styles.composer} preventScrollReset>
      <Stack>
        <Refused form={form} />
        <Select
          meta={fields.id}
          label={t('messages.draft')}
          options={drafts.map(({ id, channel, format, ordinal }) => ({
            value: String(id),
            label: `${t(`options:formats.${format}`)} ${ordinal}, ${t(`options:channels.${channel}`)}`,
          }))}
        />
        <Field
          meta={fields.comment}
          type="textarea"
          rows={3}
          label={t('messages.changes')}
          maxLength={1_000}
        />
        <Row>
          <SubmitButton variant="dark" name="intent" value="requestChanges">
            {t('messages.askChange')}
          </SubmitButton>
          <ButtonLink to="?#last" variant="plain">
            {t('messages.cancel')}
          </ButtonLink>
        </Row>
      </Stack>
    </Form>
  );
}
