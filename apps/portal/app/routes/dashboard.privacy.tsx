import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { secretPage } from '../access/secretPage';
import { page } from '../adapters/page.server';
import type { RouteHandle } from '../handle';
import { Kept } from '../privacy/Kept';
import { loadPrivacy } from '../privacy/load.server';
import { SharedFrame } from '../shell/SharedFrame';
import { PageHeader, Stack } from '../ui';

export const handle: RouteHandle = {
  title: 'privacy:title',
  i18n: ['privacy', 'shared', 'client', 'professional'],
};
export const headers = secretPage;

export const loader = page('shared', loadPrivacy);

/** One part under the other; a further part is one more line in the stack, and in `loadPrivacy` what it shows. */
export default function Privacy() {
  const { t } = useTranslation('privacy');
  const { frame } = useLoaderData<typeof loader>();
  return (
    <SharedFrame frame={frame}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack>
        <Kept />
      </Stack>
    </SharedFrame>
  );
}
