import { useTranslation } from 'react-i18next';
import { Refusals } from '../forms/Refused';
import { usePlainAnswer } from '../forms/usePlainAnswer';
import { Alert, Csrf, Field, Stack, SubmitButton } from '../ui';

/** Newsletter form with one field. The response is the same for every e-mail address. */
export function NewsletterForm({ source }: { source: 'popup' | 'page' }) {
  const { t } = useTranslation('newsletter');
  const { Form, form, of, pending, refusals, shown } = usePlainAnswer('subscribe', '/newsletter?index');
  if (shown) {
    return (
      <div role="status">
        <Alert tone="success" title={t('sent')}>
          <p>{t('sentText')}</p>
        </Alert>
      </div>
    );
  }
  return (
    <Form {...form}>
      <Csrf />
      <input type="hidden" name="intent" value="subscribe" />
      <input type="hidden" name="source" value={source} />
      <Stack form>
        <Refusals refusals={refusals} />
        <Field {...of('email')} type="email" label={t('email')} autoComplete="email" />
        <SubmitButton size="large" wide pending={pending}>
          {t('submit')}
        </SubmitButton>
        <p className="small muted">{t('kept')}</p>
      </Stack>
    </Form>
  );
}
