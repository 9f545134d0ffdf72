import { type ShareLink, shareLinks } from '@elenco/core/hiring';
import type { GuestAction } from '@elenco/core/people';
import type { RequestContext } from '../adapters/requestContext.server';

const shown = [
  'id',
  'version',
  'label',
  'actions',
  'contractId',
  'withNotes',
  'email',
  'expiresAt',
  'lastUsedAt',
] as const;
export type ShownShareLink = Pick<ShareLink, (typeof shown)[number]>;

/** Loads the valid share links, newest first. */
export async function loadShareLinks(
  { app, actor, now }: RequestContext<'company'>,
  where:
    | { readonly briefingId: number; readonly contractId?: null }
    | { readonly listId: number }
    | { readonly reportId: number },
  allows?: GuestAction,
): Promise<ShownShareLink[]> {
  const active = { ...where, status: 'active' } as const;
  const rows = await app.pick(shareLinks, actor, shown, active, { by: 'createdAt', down: true });
  return rows.filter(({ expiresAt, actions }) => expiresAt > now && (!allows || actions.includes(allows)));
}
