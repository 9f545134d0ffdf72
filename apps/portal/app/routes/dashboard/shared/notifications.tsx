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
import { SharedFrame } from '../../../shell/SharedFrame';
import { loadSharedFrame } from '../../../shell/shared.server';
import { Form, PageHeader, Pagination, Stack, SubmitButton, SwitchLinks } from '../../../ui';

export const handle: RouteHandle = {
  title: 'shared:notifications.title',
  i18n: ['shared', 'notices', 'client', 'professional'],
};

export const loader = page('shared', async (ctx) => {
  const [frame, notices] = await Promise.all([loadSharedFrame(ctx), loadNotices(ctx)]);
  return { frame, notices };
});

export const action = actions('shared', noticeActions);

export default function Notifications() {
  const { t } = useTranslation('shared');
  const { frame, notices } = useLoaderData<typeof loader>();
  useLive(notices.feedCursor, ({ topic }) => topic === 'notices');
  return (
    <SharedFrame frame={frame}>
      <PageHeader
        title={t('notifications.title')}
        subtitle={t('notifications.subtitle', { count: notices.unread })}
        action={notices.unread > 0 && <ReadAll />}
      />
      <Stack>
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
      </Stack>
    </SharedFrame>
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
