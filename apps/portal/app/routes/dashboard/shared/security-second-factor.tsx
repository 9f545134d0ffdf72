import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { secretPage } from '../../../access/secretPage';
import { actions } from '../../../adapters/form.server';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { turnOn } from '../../../security/actions.server';
import { Setup } from '../../../security/Setup';
import { loadSetup } from '../../../security/secondFactor.server';
import { SharedFrame } from '../../../shell/SharedFrame';
import { loadSharedFrame } from '../../../shell/shared.server';
import { PageHeader } from '../../../ui';

export const handle: RouteHandle = {
  title: 'security:setup.title',
  i18n: ['security', 'shared', 'company', 'creator'],
};
export const headers = secretPage;

export const loader = page('shared', async (ctx) => ({
  setup: loadSetup(ctx, ctx.user),
  frame: await loadSharedFrame(ctx),
}));
export const action = actions('shared', { turnOn });

export default function SecondFactorSetup() {
  const { t } = useTranslation('security');
  const { frame, setup } = useLoaderData<typeof loader>();
  return (
    <SharedFrame frame={frame}>
      <PageHeader title={t('setup.title')} subtitle={t('setup.subtitle')} />
      <Setup setup={setup} answer={useActionData<typeof action>()} />
    </SharedFrame>
  );
}
