import { getFormProps } from '@conform-to/react';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SmallPage } from '../../access/SmallPage';
import { TermsBox } from '../../access/TermsBox';
import { actions } from '../../adapters/form.server';
import { page } from '../../adapters/page.server';
import styles from '../../consent/accept.module.css';
import { acceptTexts, loadAccept } from '../../consent/accept.server';
import { LogoutButton } from '../../consent/Leaving';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import type { RouteHandle } from '../../handle';
import { Card, Form, Stack, SubmitButton } from '../../ui';

export const handle: RouteHandle = {
  title: 'consents:accept.title',
  i18n: ['consents', 'access', 'options', 'problems'],
};

export const loader = page('shared', loadAccept);
export const action = actions('shared', { accept: acceptTexts });

export default function Accept() {
  const { t } = useTranslation(['consents', 'options']);
  const { left } = useLoaderData<typeof loader>();
  const [form, fields] = useAnswer<{ terms: string }>(useActionData<typeof action>());
  return (
    <SmallPage title={t('accept.title')} subtitle={t('accept.subtitle')} ways={<LogoutButton />}>
      <Card flush>
        <ul>
          {left.map(({ purpose, version, isKnown }) => (
            <li key={purpose}>
              <Link to={`/${purpose}`} target="_blank" className={styles.text}>
                {t(`options:consentPurposes.${purpose}`)}{' '}
                <span className="muted small">{t('version', { version })}</span>
              </Link>
              {isKnown && <p className={styles.changes}>{t(`accept.changes.${purpose}.${version}`, '')}</p>}
            </li>
          ))}
        </ul>
      </Card>
      <Form {...getFormProps(form)}>
        <Stack form>
          <Refused form={form} />
          <TermsBox meta={fields.terms} />
          <SubmitButton size="large" wide>
            {t('accept.submit')}
          </SubmitButton>
        </Stack>
      </Form>
      <p className="muted small">
        {t('accept.otherwise')} <Link to="/dashboard/privacy">{t('accept.yourData')}</Link>
      </p>
    </SmallPage>
  );
}
