import { getFormProps } from '@conform-to/react';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SmallPage } from '../../../access/SmallPage';
import { page } from '../../../adapters/page.server';
import { Refused } from '../../../forms/Refused';
import { useAnswer } from '../../../forms/useAnswer';
import type { RouteHandle } from '../../../handle';
import { HelpLink } from '../../../help/HelpLink';
import { loadLoginAs, loginAsActions } from '../../../impersonation/loginAs.server';
import { ButtonLink, Field, Form, Stack, SubmitButton } from '../../../ui';

export const handle: RouteHandle = { title: 'authority:loginAs.title', i18n: ['authority', 'problems'] };

export const loader = page('shared', loadLoginAs);
export const action = loginAsActions;

/** Asks for a reason before an impersonation; linked for staff and for owners of companies. */
export default function LoginAs() {
  const { t } = useTranslation('authority');
  const { person, minutes, back, hasHelp } = useLoaderData<typeof loader>();
  const [form, fields] = useAnswer<{ reason: string }>(useActionData<typeof action>());
  return (
    <SmallPage title={t('loginAs.title', { person })} subtitle={t('loginAs.subtitle', { person, minutes })}>
      <Form {...getFormProps(form)}>
        <Stack form>
          <Refused form={form} />
          <Field
            meta={fields.reason}
            type="textarea"
            maxLength={300}
            label={t('loginAs.reason')}
            hint={t('loginAs.reasonHint', { person })}
          />
          <p className="muted small">
            {t('loginAs.limits', { person })}{' '}
            {hasHelp && <HelpLink audience="support" term="login-as" name={t('loginAs.title', { person })} />}
          </p>
          <SubmitButton size="large" wide>
            {t('loginAs.submit', { person })}
          </SubmitButton>
          <ButtonLink to={back} reloadDocument wide>
            {t('loginAs.back')}
          </ButtonLink>
        </Stack>
      </Form>
    </SmallPage>
  );
}
