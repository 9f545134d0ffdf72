import { getFormProps } from '@conform-to/react';
import { brand } from '@elenco/core/people';
import { Link, useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SmallPage } from '../../access/SmallPage';
import { loadCode, verifyCode } from '../../access/secondFactorStep.server';
import { secretPage } from '../../access/secretPage';
import { actions } from '../../adapters/form.server';
import { page } from '../../adapters/page.server';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import type { RouteHandle } from '../../handle';
import { Field, Form, Stack, SubmitButton } from '../../ui';

export const handle: RouteHandle = { title: 'security:code.title', i18n: ['security', 'problems'] };
export const headers = secretPage;

export const loader = page('public', loadCode);
export const action = actions('public', { code: verifyCode });

export default function Code() {
  const { t } = useTranslation('security');
  const [form, fields] = useAnswer<{ code: string }>(useActionData<typeof action>());
  return (
    <SmallPage title={t('code.title')} subtitle={t('code.subtitle')}>
      <Form {...getFormProps(form)}>
        <Stack form>
          <Refused form={form} />
          <Field
            meta={fields.code}
            label={t('code.label')}
            hint={t('code.hint')}
            autoComplete="one-time-code"
            maxLength={40}
            autoFocus
          />
          <SubmitButton size="large" wide>
            {t('code.submit')}
          </SubmitButton>
          <p>
            {t('code.lost')} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.{' '}
            {t('code.lostHint')}
          </p>
          <Link to="/login">{t('code.back')}</Link>
        </Stack>
      </Form>
    </SmallPage>
  );
}
