import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { secretPage } from '../../../access/secretPage';
import { actions } from '../../../adapters/form.server';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { securityActions } from '../../../security/actions.server';
import { EmailCard } from '../../../security/EmailCard';
import { EndSession } from '../../../security/EndSession';
import { Failures } from '../../../security/Failures';
import { loadSecurity } from '../../../security/load.server';
import { PasswordForm } from '../../../security/PasswordForm';
import { SecondFactor } from '../../../security/SecondFactor';
import { Sessions } from '../../../security/Sessions';
import { TokenForm } from '../../../security/TokenForm';
import { Tokens } from '../../../security/Tokens';
import { SharedFrame } from '../../../shell/SharedFrame';
import { Columns, Form, PageHeader, Section, Stack, SubmitButton } from '../../../ui';

export const handle: RouteHandle = {
  title: 'security:title',
  i18n: ['security', 'shared', 'company', 'creator'],
};
export const headers = secretPage;

export const loader = page('shared', loadSecurity);
export const action = actions('shared', securityActions);

export default function Security() {
  const { t } = useTranslation('security');
  const { frame, ...own } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SharedFrame frame={frame}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Columns
        aside={
          <>
            <div id="email">
              <Section title={t('email.title')}>
                <EmailCard {...own} answer={answer} />
              </Section>
            </div>
            <Section title={t('password.title')}>
              <PasswordForm answer={answer} />
            </Section>
            <Section title={t('second.title')}>
              <SecondFactor {...own} />
            </Section>
          </>
        }
      >
        <Stack>
          <Section title={t('sessions.title')} action={own.sessions.length > 1 && <EndOthers />}>
            <EndSession {...own} answer={answer} />
            <Sessions {...own} />
          </Section>
          {own.failures.length > 0 && (
            <Section title={t('failures.title')}>
              <Failures {...own} />
            </Section>
          )}
          <div id="tokens">
            <Section title={t('tokens.title')}>
              <p className="muted">{t('tokens.subtitle')}</p>
              <Tokens {...own} />
              <TokenForm key={own.tokens.length} {...own} answer={answer} />
            </Section>
          </div>
        </Stack>
      </Columns>
    </SharedFrame>
  );
}

function EndOthers() {
  const { t } = useTranslation('security');
  return (
    <Form>
      <SubmitButton name="intent" value="endOthers" variant="quiet" size="small">
        {t('sessions.endOthers')}
      </SubmitButton>
    </Form>
  );
}
