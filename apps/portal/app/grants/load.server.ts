import { type Grant, grants } from '@elenco/core/grant';
import type { GrantAction } from '@elenco/core/party';
import type { RequestContext } from '../adapters/requestContext.server';

const shown = ({
  id,
  version,
  label,
  actions,
  contractId,
  withNotes,
  email,
  expiresAt,
  lastUsedAt,
}: Grant) => ({
  ...{ id, version, label, actions, contractId, withNotes, email, expiresAt, lastUsedAt },
});
export type ShownGrant = ReturnType<typeof shown>;

/** The links that let guests in here and that still do, the newest first. */
export async function loadGrants(
  { app, actor, now }: RequestContext<'client'>,
  where:
    | { readonly briefingId: number; readonly contractId: number | null | readonly number[] }
    | { readonly listId: number },
  allows?: GrantAction,
): Promise<ShownGrant[]> {
  const rows = await app.see(grants, actor, { ...where, status: 'active' }, { by: 'createdAt', down: true });
  return rows
    .filter(({ expiresAt, actions }) => expiresAt > now && (!allows || actions.includes(allows)))
    .map(shown);
}
