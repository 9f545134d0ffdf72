import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { NewPassword } from '../../access/NewPassword';
import { loadReset, savePassword } from '../../access/password.server';
import { SmallPage } from '../../access/SmallPage';
import { secretPage } from '../../access/secretPage';
import { actions } from '../../adapters/form.server';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { ButtonLink, Stack } from '../../ui';

export const handle: RouteHandle = { title: 'access:reset.title', i18n: ['access', 'problems'] };
export const headers = secretPage;

export const loader = page('public', loadReset);
export const action = actions('public', { reset: savePassword });

export default function Reset() {
  const { t } = useTranslation('access');
  const { token, over } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (over) {
    return (
      <SmallPage title={t('reset.overTitle')} subtitle={t('reset.over')}>
        <Stack>
          <ButtonLink to="/password/forgot" variant="primary" size="large" wide>
            {t('reset.again')}
          </ButtonLink>
          <ButtonLink to="/login" size="large" wide>
            {t('reset.login')}
          </ButtonLink>
        </Stack>
      </SmallPage>
    );
  }
  return (
    <SmallPage title={t('reset.title')} subtitle={t('reset.subtitle')}>
      <NewPassword token={token} submit={t('reset.submit')} answer={answer} />
    </SmallPage>
  );
}
