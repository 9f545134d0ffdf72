import { useLoaderData } from '@remix-run/react';
import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { actions } from '../../../adapters/form.server';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { useLive } from '../../../live/useLive';
import { noticeActions } from '../../../notices/actions.server';
import { loadNotices } from '../../../notices/load.server';
import { Notices } from '../../../notices/Notices';
import { Preferences } from '../../../notices/Preferences';
import { loadPreferences, preferenceActions } from '../../../notices/preferences.server';
import { SharedFrame } from '../../../shell/SharedFrame';
import { loadSharedFrame } from '../../../shell/shared.server';
import { Form, PageHeader, Pagination, Stack, SubmitButton, SwitchLinks, TabLinks } from '../../../ui';

export const handle: RouteHandle = {
  title: 'shared:notifications.title',
  i18n: ['shared', 'notices', 'company', 'creator'],
};

export const loader = page('shared', async (ctx) => {
  const chooses = ctx.url.searchParams.get('view') === 'preferences';
  const [frame, notices, preferences] = await Promise.all([
    loadSharedFrame(ctx),
    loadNotices(ctx),
    chooses ? loadPreferences(ctx) : null,
  ]);
  return { frame, notices, preferences };
});

export const action = actions('shared', { ...noticeActions, ...preferenceActions });

export default function Notifications() {
  const { t } = useTranslation('shared');
  const { frame, notices, preferences } = useLoaderData<typeof loader>();
  useLive(notices.feedCursor, ({ topic }) => topic === 'notices' && preferences === null);
  return (
    <SharedFrame frame={frame}>
      <PageHeader
        title={t('notifications.title')}
        subtitle={t('notifications.subtitle', { count: notices.unread })}
        action={notices.unread > 0 && !preferences && <ReadAll />}
      />
      <Stack>
        <TabLinks
          label={t('noticePreferences.tabs')}
          name="view"
          options={[
            { value: '', label: t('noticePreferences.list') },
            { value: 'preferences', label: t('noticePreferences.title') },
          ]}
        />
        {preferences ? <Preferences preferences={preferences} /> : <List notices={notices} />}
      </Stack>
    </SharedFrame>
  );
}

function List({ notices }: { notices: Awaited<ReturnType<typeof loadNotices>> }) {
  const { t } = useTranslation('shared');
  return (
    <>
      <SwitchLinks
        label={t('notifications.filter')}
        name="show"
        options={[
          { value: '', label: t('notifications.all') },
          { value: 'unread', label: t('notifications.unread'), count: notices.unread },
        ]}
      />
      <Notices notices={notices} />
      <Pagination page={notices.page} pages={notices.pages} />
    </>
  );
}

function ReadAll() {
  const { t } = useTranslation('shared');
  return (
    <Form>
      <SubmitButton variant="quiet" name="intent" value="readAll" icon={<CheckCheck aria-hidden="true" />}>
        {t('notifications.markAll')}
      </SubmitButton>
    </Form>
  );
}
