import { readsConversations } from '@elenco/core/hiring';
import { areaPath, photoPath, portraitPath } from '@elenco/core/people';
import type { ConversationLine } from '@elenco/db';
import { redirect } from '@remix-run/node';
import type { RequestContext } from '../adapters/requestContext.server';

const pageSize = 25;
/** Number of conversations beside the open one. */
const beside = 12;

/**
 * Loads the conversations of the user. `?show=unread` leaves out read ones; `?page=` starts at 1. Null for
 * staff and while impersonating.
 */
export async function loadConversations({ app, actor, url, feedCursor }: RequestContext<'shared'>) {
  if (!readsConversations(actor)) return null;
  const asked = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isSafeInteger(asked) && asked > 0 && asked < 1_000_000 ? asked : 1;
  const unreadOnly = url.searchParams.get('show') === 'unread';
  const { rows, total, unread } = await app.conversations.list(actor, {
    unread: unreadOnly,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  if (rows.length === 0 && page > 1) throw redirect(url.pathname + (unreadOnly ? '?show=unread' : ''));
  return {
    brand: actor.role === 'company',
    feedCursor,
    unread,
    unreadOnly,
    page,
    pages: Math.ceil(total / pageSize),
    rows: rows.map(lineFor(actor)),
  };
}
export type Conversations = NonNullable<Awaited<ReturnType<typeof loadConversations>>>;

type Participant = Exclude<RequestContext<'shared'>['actor'], { role: 'admin' }>;

/** Loads the latest conversations, between which the user can switch. */
export async function latestConversations(
  { app }: Pick<RequestContext<'shared'>, 'app'>,
  actor: Participant,
) {
  const { rows } = await app.conversations.list(actor, { unread: false, limit: beside, offset: 0 });
  return rows.map(lineFor(actor));
}

const lineFor =
  (actor: Participant) =>
  ({
    company,
    companyId,
    logo,
    creator,
    creatorId,
    portrait,
    briefingId,
    lastSide,
    lastIsOwn,
    ...row
  }: ConversationLine) => {
    const brand = actor.role === 'company';
    return {
      ...row,
      face: brand
        ? { id: creatorId, name: creator, src: portraitPath(portrait) }
        : { id: companyId, name: company, src: logo && photoPath(logo) },
      brand: !brand,
      own: lastIsOwn,
      /** True if a colleague of the reader wrote the last message. */
      team: brand && lastSide === 'company' && !lastIsOwn,
      to: brand
        ? `${areaPath.company}/briefing/${briefingId}/chat/${creatorId}#last`
        : `${areaPath.creator}/briefing/${briefingId}/chat#last`,
    };
  };
