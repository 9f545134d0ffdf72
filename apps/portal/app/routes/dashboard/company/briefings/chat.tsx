import { useLoaderData } from '@remix-run/react';
import { actions } from '../../../../adapters/form.server';
import { page } from '../../../../adapters/page.server';
import { chatActions } from '../../../../chat/actions.server';
import { ChatPage } from '../../../../chat/ChatPage';
import { loadBrandChat } from '../../../../chat/thread.server';
import { keepInputOnConnectionLoss } from '../../../../forms/keepTyped';
import type { RouteHandle } from '../../../../handle';

export const handle: RouteHandle = {
  title: 'shared:messages.chat',
  light: true,
  i18n: ['shared', 'creator', 'options', 'resources'],
};

export const loader = page('company', loadBrandChat);
export const action = actions('company', chatActions);
export const clientAction = keepInputOnConnectionLoss;

export default function BrandChat() {
  return <ChatPage chat={useLoaderData<typeof loader>()} />;
}
