import { actorOf, holds, IMPERSONATION_MINUTES, impersonation, mayImpersonate, users } from '@elenco/core';
import { z } from 'zod';
import { homeOf } from '../access/signIn.server';
import { actions, sending } from '../adapters/form.server';
import { idIn, notFound, type Visit } from '../adapters/visit.server';
import { whence } from './whence.server';

/** The person as whom one wants to log in. @throws 404 alike for everybody as whom one may not */
async function personIn(visit: Visit<'shared'>) {
  const user = await visit.app.get(users, visit.actor, idIn(visit));
  if (!holds(mayImpersonate(visit.actor), user)) throw notFound();
  return user;
}

export async function loadLoginAs(visit: Visit<'shared'>) {
  const { id, name } = await personIn(visit);
  return { person: name, minutes: IMPERSONATION_MINUTES, back: whence(visit.actor, id) };
}

const form = z.object({ reason: impersonation.shape.reason });

export const loginAsActions = actions('shared', {
  loginAs: sending<'shared', typeof form>(form, async ({ reason }, visit) => {
    const user = await personIn(visit);
    await visit.impersonate(user.id, reason);
    return { to: homeOf(actorOf(user)), document: true };
  }),
});
