import { stopSearchNotifications } from '@elenco/core/discovery';
import { isProblem, Problem } from '@elenco/core/kit';
import { id } from '@elenco/core/people';
import { linkHashOf } from '@elenco/db';
import { z } from 'zod';
import { actions, formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';

const mayFollow = ({ app, ip, now }: RequestContext<'public'>) => app.identity.allowed('link', { ip }, now);
const keyIn = ({ url }: RequestContext<'public'>) => url.searchParams.get('key') ?? '';

/** Loads the searches that the link of an e-mail can stop; null for an invalid link. Changes nothing. */
export async function loadNews(ctx: RequestContext<'public'>) {
  const { app } = ctx;
  if (!(await mayFollow(ctx))) return { notifying: null };
  try {
    const tokenHash = linkHashOf(keyIn(ctx));
    const decision = await app.dryRun(stopSearchNotifications, { tokenHash }, ctx);
    return { notifying: 'reply' in decision ? decision.reply.notifying : null };
  } catch (error) {
    if (isProblem(error) && error.code === 'not_found') return { notifying: null };
    throw error;
  }
}

const form = z.object({ searchId: id.optional() });

/**
 * Stops the notifications of one search, or of all searches if the form contains no id. Redirects to the page
 * with the remaining searches.
 */
const stop = formHandler<'public', typeof form>(form, async ({ searchId = null }, ctx) => {
  if (!(await mayFollow(ctx))) throw new Problem('too_often');
  const { app, url } = ctx;
  try {
    const tokenHash = linkHashOf(keyIn(ctx));
    await app.perform(stopSearchNotifications, { tokenHash, searchId }, ctx);
  } catch (error) {
    if (!isProblem(error) || error.code !== 'not_found') throw error;
    throw new Problem('refused', [{ pointer: '', code: 'link_not_valid' }]);
  }
  return { to: `${url.pathname}${url.search}` };
});

export const stopNotificationsActions = actions('public', { stop });
