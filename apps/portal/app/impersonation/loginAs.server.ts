import {
  actorOf,
  helpFor,
  holds,
  IMPERSONATION_MINUTES,
  impersonation,
  mayImpersonate,
  users,
} from '@elenco/core';
import { z } from 'zod';
import { homeOf } from '../access/completeSignIn.server';
import { actions, formHandler } from '../adapters/form.server';
import { idIn, notFound, type RequestContext } from '../adapters/requestContext.server';
import { returnAddress } from './returnAddress.server';

/**
 * Returns the user to impersonate.
 * @throws 404 for a user who may not be impersonated
 */
async function loadUserToImpersonate(ctx: RequestContext<'shared'>) {
  const user = await ctx.app.get(users, ctx.actor, idIn(ctx));
  if (!holds(mayImpersonate(ctx.actor), user)) throw notFound();
  return user;
}

export async function loadLoginAs(ctx: RequestContext<'shared'>) {
  const { id, name } = await loadUserToImpersonate(ctx);
  return {
    person: name,
    minutes: IMPERSONATION_MINUTES,
    back: returnAddress(ctx.actor, id),
    hasHelp: helpFor(ctx.actor).includes('support'),
  };
}

const form = z.object({ reason: impersonation.shape.reason });

export const loginAsActions = actions('shared', {
  loginAs: formHandler<'shared', typeof form>(form, async ({ reason }, ctx) => {
    const user = await loadUserToImpersonate(ctx);
    await ctx.impersonate(user.id, reason);
    return { to: homeOf(actorOf(user)), document: true };
  }),
});
