import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SmallPage } from '../../access/SmallPage';
import { loadRequiredSetup, saveRequiredSetup } from '../../access/secondFactorStep.server';
import { secretPage } from '../../access/secretPage';
import { actions } from '../../adapters/form.server';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { Setup } from '../../security/Setup';

export const handle: RouteHandle = { title: 'security:setup.title', i18n: ['security', 'problems'] };
export const headers = secretPage;

export const loader = page('public', loadRequiredSetup);
export const action = actions('public', { setUp: saveRequiredSetup });

export default function RequiredSecondFactor() {
  const { t } = useTranslation('security');
  const { setup } = useLoaderData<typeof loader>();
  return (
    <SmallPage title={t('setup.title')} subtitle={t('setup.demanded')}>
      <Setup setup={setup} answer={useActionData<typeof action>()} />
    </SmallPage>
  );
}
