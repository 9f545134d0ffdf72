import { endImpersonation, Problem, startImpersonation } from '@elenco/core';
import type { Context } from 'hono';
import type { AppContext } from '../app/context.server';
import { keepSession } from './identity';
import type { Env, Runtime } from './types';

const from = (c: Context<Env>) => ({
  now: new Date().toISOString(),
  ip: c.get('ip'),
});

/** `Login as` and the way back. Both give the session another token: what the browser may do has changed. */
export function loginAs(c: Context<Env>, runtime: Runtime): Pick<AppContext, 'actAs' | 'stopActing'> {
  const { database, settings } = runtime;
  const renew = async (id: number) => keepSession(c, settings, await database.identity.renewSession(id));
  return {
    async actAs(userId, reason) {
      const session = c.get('session');
      if (!session) throw new Problem('not_allowed');
      const input = { userId, reason, sessionId: session.id };
      await database.perform(startImpersonation, input, { actor: c.get('actor'), ...from(c) });
      await renew(session.id);
    },
    async stopActing() {
      const session = c.get('session');
      await endActing(c, runtime);
      if (session) await renew(session.id);
    },
  };
}

/** Closes a `login as` of this session, if there is one, in the name of whoever opened it. */
export async function endActing(c: Context<Env>, { database }: Runtime): Promise<void> {
  const acting = c.get('acting');
  if (!acting) return;
  const { opener, impersonation } = acting;
  await database.perform(endImpersonation, { id: impersonation.id }, { actor: opener, ...from(c) });
}
