import { cancelDeletion, isProblem, Problem } from '@elenco/core';
import { linkHashOf } from '@elenco/db';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';

const mayFollow = ({ app, ip, now }: RequestContext<'public'>) => app.identity.allowed('link', { ip }, now);
const notValid = () => new Problem('refused', [{ pointer: '', code: 'link_not_valid' }]);

/**
 * Checks whether the link of an e-mail still works. Loading the page does not use up the link, since mail
 * programs open links automatically.
 */
export async function loadCancelDeletion(ctx: RequestContext<'public'>) {
  const token = ctx.url.searchParams.get('key') ?? '';
  if (!(await mayFollow(ctx))) return { token, stands: false };
  try {
    await ctx.app.dryRun(cancelDeletion, { tokenHash: linkHashOf(token) }, ctx);
    return { token, stands: true };
  } catch (error) {
    if (isProblem(error) && error.code === 'not_found') return { token, stands: false };
    throw error;
  }
}

const form = z.object({ token: z.string().max(200) });
export const cancelDeletionHandler = formHandler<'public', typeof form>(form, async ({ token }, ctx) => {
  if (!(await mayFollow(ctx))) throw new Problem('too_often');
  try {
    await ctx.app.perform(cancelDeletion, { tokenHash: linkHashOf(token) }, ctx);
  } catch (error) {
    throw isProblem(error) && error.code === 'not_found' ? notValid() : error;
  }
  return { to: '/?openlogin=true', toast: 'stays' };
});
