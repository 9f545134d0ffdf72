import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Card, Field, Form, Stack, SubmitButton } from '../ui';

/** Form that changes the password. It requires the current one, since an unlocked screen is not enough. */
export function PasswordForm({ answer }: { answer: Answer | undefined }) {
  const { t } = useTranslation('security');
  const [form, fields] = useAnswer<Record<'presentPassword' | 'password', string>>(
    answer?.intent === 'password' ? answer : undefined,
    { id: 'password' },
  );
  return (
    <Card>
      <Form {...getFormProps(form)}>
        <Stack form>
          <Refused form={form} />
          <Field
            meta={fields.presentPassword}
            type="password"
            label={t('password.present')}
            autoComplete="current-password"
          />
          <Field
            meta={fields.password}
            type="password"
            label={t('password.next')}
            hint={t('password.hint')}
            autoComplete="new-password"
          />
          <p className="muted small">{t('password.note')}</p>
          <SubmitButton name="intent" value="password" variant="dark">
            {t('password.submit')}
          </SubmitButton>
        </Stack>
      </Form>
    </Card>
  );
}
