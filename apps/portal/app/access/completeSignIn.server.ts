import { type Actor, actorOf, type User } from '@elenco/core';
import { officeHome } from '@elenco/core/operations';
import { areaPath } from '@elenco/core/people';
import type { Next } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { pageBeforeSignIn } from './pageBeforeSignIn.server';

/**
 * Returns the home page of a role, or the page of the briefing that the user wanted to open
 * (docs/spec/addresses.md#who-may-open-what).
 */
export function homeOf(actor: Actor, briefing?: string): string {
  if (actor.role === 'admin') return `/dashboard/admin${officeHome(actor)}`;
  const area = actor.role === 'company' ? areaPath.company : areaPath.creator;
  return briefing ? `${area}/briefing/${briefing}` : area;
}

/**
 * Opens a new session after the password and the second factor were verified, and redirects to the requested
 * page.
 */
export async function completeSignIn(
  person: User,
  ctx: RequestContext<'public'>,
  briefing?: string,
): Promise<Next> {
  await ctx.signIn(person.id);
  const actor = actorOf(person);
  return { to: pageBeforeSignIn(ctx.request, actor) ?? homeOf(actor, briefing), document: true };
}

/** Returns the id of the briefing in the query string; null if it contains no valid id. */
export function briefingIn(url: URL): string | null {
  const briefing = url.searchParams.get('briefing') ?? '';
  return /^\d{1,10}$/.test(briefing) ? briefing : null;
}
