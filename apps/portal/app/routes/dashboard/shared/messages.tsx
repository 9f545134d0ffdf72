import { impersonatorOf } from '@elenco/core/people';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import { ConversationList } from '../../../chat/ConversationList';
import { loadConversations } from '../../../chat/list.server';
import type { RouteHandle } from '../../../handle';
import { useLive } from '../../../live/useLive';
import { SharedFrame } from '../../../shell/SharedFrame';
import { loadSharedFrame } from '../../../shell/shared.server';
import { EmptyState, PageHeader, Pagination, Stack, SwitchLinks } from '../../../ui';

export const handle: RouteHandle = {
  title: 'shared:messages.title',
  i18n: ['shared', 'company', 'creator'],
};

export const loader = page('shared', async (ctx) => {
  const [frame, conversations] = await Promise.all([loadSharedFrame(ctx), loadConversations(ctx)]);
  return { frame, conversations, impersonated: impersonatorOf(ctx.actor) !== null };
});

export default function Conversations() {
  const { t } = useTranslation('shared');
  const { frame, conversations, impersonated } = useLoaderData<typeof loader>();
  useLive(conversations?.feedCursor ?? 0, ({ topic }) => topic === 'messages' || topic === 'reads');
  return (
    <SharedFrame frame={frame}>
      <PageHeader
        title={t('messages.title')}
        subtitle={
          conversations && conversations.unread > 0
            ? t('messages.subtitle', { count: conversations.unread })
            : undefined
        }
      />
      {conversations ? (
        <Stack>
          <SwitchLinks
            label={t('messages.filter')}
            name="show"
            options={[
              { value: '', label: t('messages.all') },
              { value: 'unread', label: t('messages.unread'), count: conversations.unread },
            ]}
          />
          <ConversationList {...conversations} />
          <Pagination page={conversations.page} pages={conversations.pages} />
        </Stack>
      ) : (
        <EmptyState
          title={t(impersonated ? 'messages.noneImpersonating' : 'messages.noneStaff')}
          text={t(impersonated ? 'messages.noneImpersonatingText' : 'messages.noneStaffText')}
        />
      )}
    </SharedFrame>
  );
}
