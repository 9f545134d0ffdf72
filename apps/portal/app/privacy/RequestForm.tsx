import { channels } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Refusals } from '../forms/Refused';
import { usePlainAnswer } from '../forms/usePlainAnswer';
import { Alert, Csrf, Field, Select, Stack, SubmitButton } from '../ui';
import { requestKinds } from './requestKinds';

/**
 * Form for people without an account who request their personal data or its erasure. The response is the same
 * for every e-mail address.
 */
export function RequestForm() {
  const { t } = useTranslation(['privacy', 'options']);
  const { Form, form, of, pending, refusals, shown } = usePlainAnswer('ask', '/privacy/request');
  if (shown) {
    return (
      <div role="status">
        <Alert tone="success" title={t('request.sent')}>
          <p>{t('request.sentText')}</p>
        </Alert>
      </div>
    );
  }
  return (
    <Form {...form}>
      <Csrf />
      <input type="hidden" name="intent" value="ask" />
      <Stack form>
        <Refusals refusals={refusals} />
        <p>
          {t('request.account')} <Link to="/dashboard/privacy">{t('request.accountLink')}</Link>
        </p>
        <Select
          {...of('kind')}
          label={t('requests.kind')}
          options={requestKinds.map((kind) => ({ value: kind, label: t(`requests.kinds.${kind}`) }))}
        />
        <Field
          {...of('email')}
          type="email"
          label={t('request.email')}
          hint={t('request.emailHint')}
          autoComplete="email"
        />
        <Select
          {...of('channel')}
          label={t('request.channel')}
          hint={t('request.channelHint')}
          placeholder={t('request.noChannel')}
          options={channels.map((channel) => ({ value: channel, label: t(`options:channels.${channel}`) }))}
          optional
        />
        <Field {...of('handle')} label={t('request.handle')} hint={t('request.handleHint')} optional />
        <Field
          {...of('text')}
          type="textarea"
          rows={3}
          label={t('requests.text')}
          maxLength={2_000}
          optional
        />
        <SubmitButton size="large" wide pending={pending}>
          {t('requests.submit')}
        </SubmitButton>
        <p className="small muted">{t('request.kept')}</p>
      </Stack>
    </Form>
  );
}
