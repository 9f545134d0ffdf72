import { getFormProps } from '@conform-to/react';
import { MESSAGE_LENGTH } from '@elenco/core/hiring';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { ButtonLink, Field, Form, Row, Stack, SubmitButton } from '../ui';
import styles from './messages.module.css';
import type { ChatMessage } from './thread.server';

/** Form that edits or deletes the user's own message. */
export function EditForm({ message: { id, seq, body } }: { message: ChatMessage }) {
  const { t } = useTranslation('shared');
  const answer = useActionData<Answer | undefined>();
  const own = answer?.intent === 'edit' || answer?.intent === 'delete' ? answer : undefined;
  const [form, fields] = useAnswer<{ body: string }>(own, { id: 'edit', defaultValue: { body } });
  return (
    <li className={styles.editing} id={`m${seq}`}>
      <Form {...getFormProps(form)} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Stack>
          <Refused form={form} />
          <Field
            meta={fields.body}
            type="textarea"
            rows={3}
            label={t('messages.change')}
            maxLength={MESSAGE_LENGTH}
            optional
          />
          <Row>
            <SubmitButton variant="dark" size="small" name="intent" value="edit">
              {t('messages.save')}
            </SubmitButton>
            <SubmitButton variant="danger" size="small" name="intent" value="delete">
              {t('messages.delete')}
            </SubmitButton>
            <ButtonLink to="?#last" size="small" variant="plain">
              {t('messages.cancel')}
            </ButtonLink>
          </Row>
        </Stack>
      </Form>
    </li>
  );
}
