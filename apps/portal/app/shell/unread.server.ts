import { readsConversations } from '@elenco/core/hiring';
import type { RequestContext } from '../adapters/requestContext.server';

type Reader = Pick<RequestContext, 'app' | 'actor'> & { user: NonNullable<RequestContext['user']> };

/** Counts unread notices and conversations of the user; an impersonator reads no conversations. */
export async function loadUnread({ app, actor, user }: Reader) {
  const counts = await app.conversations.unread(user.id);
  return readsConversations(actor) ? counts : { ...counts, unreadTalks: 0 };
}
