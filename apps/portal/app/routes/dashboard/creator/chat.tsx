import { actions } from '../../../adapters/form.server';
import { chatActions } from '../../../chat/actions.server';
import { ChatPage } from '../../../chat/ChatPage';
import { loadCreatorChat } from '../../../chat/thread.server';
import { creatorPage } from '../../../creator/page.server';
import { useCreatorData } from '../../../creator/useOwn';
import { keepInputOnConnectionLoss } from '../../../forms/keepTyped';
import type { RouteHandle } from '../../../handle';

export const handle: RouteHandle = {
  title: 'shared:messages.chat',
  light: true,
  i18n: ['shared', 'options', 'resources'],
};

export const loader = creatorPage(loadCreatorChat);
export const action = actions('creator', chatActions);
export const clientAction = keepInputOnConnectionLoss;

export default function CreatorChat() {
  return <ChatPage chat={useCreatorData<typeof loader>()} />;
}
