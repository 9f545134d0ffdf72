import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { secretPage } from '../../../access/secretPage';
import { actions } from '../../../adapters/form.server';
import { page } from '../../../adapters/page.server';
import { Consents } from '../../../consent/Consents';
import { Corrections, Exports } from '../../../export/Exports';
import type { RouteHandle } from '../../../handle';
import { privacyActions } from '../../../privacy/actions.server';
import { DeleteAccountCard } from '../../../privacy/LeaveCard';
import { loadPrivacy } from '../../../privacy/load.server';
import { Requests } from '../../../privacy/Requests';
import { RetainedData } from '../../../privacy/RetainedData';
import { SharedFrame } from '../../../shell/SharedFrame';
import { PageHeader, Stack } from '../../../ui';

export const handle: RouteHandle = {
  title: 'privacy:title',
  i18n: ['privacy', 'consents', 'export', 'options', 'problems', 'shared', 'company', 'creator'],
};
export const headers = secretPage;

export const loader = page('shared', loadPrivacy);
export const action = actions('shared', privacyActions);

/** Sections of the privacy page. A new section is added here, and its data to `loadPrivacy`. */
export default function Privacy() {
  const { t } = useTranslation('privacy');
  const { frame, consents, exports, requests } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SharedFrame frame={frame}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Stack>
        <Exports {...exports} />
        <Corrections role={frame.role} />
        <Consents {...consents} />
        <Requests requests={requests} answer={answer} />
        <DeleteAccountCard />
        <RetainedData />
      </Stack>
    </SharedFrame>
  );
}
