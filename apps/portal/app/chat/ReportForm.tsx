import { getFormProps } from '@conform-to/react';
import { reportReasons } from '@elenco/core/hiring';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { ButtonLink, Field, Form, Row, Select, Stack, SubmitButton } from '../ui';
import styles from './messages.module.css';
import type { Chat } from './thread.server';

type Props = { reporting: NonNullable<Chat['reporting']> };

/** Form that reports a message to support, which sees nothing else of the conversation. */
export function ReportForm({ reporting: { id, body } }: Props) {
  const { t } = useTranslation(['shared', 'options']);
  const answer = useActionData<Answer | undefined>();
  const own = answer?.intent === 'report' ? answer : undefined;
  const [form, fields] = useAnswer<Record<'id' | 'reason' | 'text', string>>(own, {
    id: 'report',
    defaultValue: { id: String(id) },
  });
  return (
    <Form {...getFormProps(form)} className={styles.composer} preventScrollReset>
      <Stack>
        <Refused form={form} />
        <input type="hidden" name="id" value={id} />
        <blockquote className="muted">{body || t('messages.file')}</blockquote>
        <Select
          meta={fields.reason}
          label={t('messages.reportReason')}
          options={reportReasons.map((value) => ({ value, label: t(`options:reportReasons.${value}`) }))}
        />
        <Field
          meta={fields.text}
          type="textarea"
          rows={3}
          label={t('messages.reportText')}
          hint={t('messages.reportHint')}
          maxLength={600}
          optional
        />
        <Row>
          <SubmitButton variant="dark" name="intent" value="report">
            {t('messages.report')}
          </SubmitButton>
          <ButtonLink to="?#last" variant="plain">
            {t('messages.cancel')}
          </ButtonLink>
        </Row>
      </Stack>
    </Form>
  );
}
