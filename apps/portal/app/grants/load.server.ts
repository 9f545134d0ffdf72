import { grants } from '@elenco/core/grant';
import type { Visit } from '../adapters/visit.server';

/** The links that let guests in here and that still do, the newest first. */
export async function loadGrants(
  { app, actor, now }: Visit<'client'>,
  where: { readonly briefingId: number; readonly contractId: number | null | readonly number[] },
) {
  const rows = await app.see(grants, actor, { ...where, status: 'active' }, { by: 'createdAt', down: true });
  return rows
    .filter(({ expiresAt }) => expiresAt > now)
    .map(({ id, version, label, actions, contractId, expiresAt, lastUsedAt }) => ({
      ...{ id, version, label, actions, contractId, expiresAt, lastUsedAt },
    }));
}
export type ShownGrant = Awaited<ReturnType<typeof loadGrants>>[number];
