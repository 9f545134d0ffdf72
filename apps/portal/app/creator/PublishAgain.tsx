import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { useFormat } from '../i18n/use';
import { Alert, ButtonLink, Card, Field, Form, Stack, SubmitButton } from '../ui';
import type { Unpublished } from './republish.server';

type Props = { gone: Unpublished | null; answer: Answer | undefined };

/**
 * Shows that the profile is hidden. Offers to restore the old profile while it exists, and to publish a new
 * one afterwards. Shows a refusal even if the profile was restored in another window.
 */
export function RestoreProfileForm({ gone, answer }: Props) {
  const { t } = useTranslation('creator');
  const { exact } = useFormat();
  const [form, fields] = useAnswer<{ name: string }>(answer, {
    id: 'again-form',
    defaultValue: { name: gone?.name ?? '' },
  });
  if (gone === null) return <Refused form={form} />;
  if (gone.until !== null) {
    return (
      <>
        <Refused form={form} />
        <Alert tone="warning" title={t('again.set', { until: exact(gone.until) })}>
          <ButtonLink to="/dashboard/privacy" size="small">
            {t('again.undo')}
          </ButtonLink>
        </Alert>
      </>
    );
  }
  return (
    <Card title={t('again.title')}>
      <Form {...getFormProps(form)}>
        <Stack form>
          <p className="muted">{t('again.text')}</p>
          <Refused form={form} />
          <Field
            meta={fields.name}
            label={t('profile.name')}
            hint={t('profile.nameHint')}
            autoComplete="name"
          />
          <SubmitButton name="intent" value="again" variant="dark">
            {t('again.submit')}
          </SubmitButton>
        </Stack>
      </Form>
    </Card>
  );
}
