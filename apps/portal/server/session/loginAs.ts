import { endImpersonation, Problem, startImpersonation } from '@elenco/core';
import type { Context } from 'hono';
import type { AppContext } from '../../app/context.server';
import { commandContext } from '../commandContext';
import type { Runtime } from '../runtime';
import type { Env } from '../types';
import { keepSession } from './identity';

const contextOf = (c: Context<Env>) => commandContext(c, new Date().toISOString());

/**
 * Returns functions that start and end impersonations. Both replace the session token, since the permissions
 * of the session change.
 */
export function loginAs(
  c: Context<Env>,
  runtime: Runtime,
): Pick<AppContext, 'impersonate' | 'stopImpersonating'> {
  const { database, settings } = runtime;
  const renew = async (id: number) => keepSession(c, settings, await database.identity.renewSession(id));
  return {
    async impersonate(userId, reason) {
      const session = c.get('session');
      if (!session) throw new Problem('not_allowed');
      const input = { userId, reason, sessionId: session.id };
      await database.perform(startImpersonation, input, contextOf(c));
      await renew(session.id);
    },
    async stopImpersonating() {
      const session = c.get('session');
      await closeImpersonation(c, runtime);
      if (session) await renew(session.id);
    },
  };
}

/** Ends the impersonation of this session, if there is one. The impersonator is the actor of this command. */
export async function closeImpersonation(c: Context<Env>, { database }: Runtime): Promise<void> {
  const impersonatedBy = c.get('impersonatedBy');
  if (!impersonatedBy) return;
  const { impersonator, impersonation } = impersonatedBy;
  await database.perform(
    endImpersonation,
    { id: impersonation.id },
    { ...contextOf(c), actor: impersonator },
  );
}
