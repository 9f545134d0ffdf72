import { type Actor, type Command, isProblem, Problem } from '@elenco/core';
import { linkHashOf } from '@elenco/db';
import { z } from 'zod';
import { formHandler } from './form.server';
import type { RequestContext } from './requestContext.server';

/** A command that runs when the user confirms an e-mailed link. Its input is the hash of the link's token. */
type Followed<Loaded, Reply> = Command<Actor, z.ZodType<unknown, { tokenHash: string }>, Loaded, Reply>;

const mayFollow = ({ app, ip, now }: RequestContext<'public'>) => app.identity.allowed('link', { ip }, now);
const isGone = (error: unknown) => isProblem(error) && error.code === 'not_found';

/**
 * Returns true if an e-mailed link is still valid. Changes nothing, since mail programs open links
 * automatically.
 */
export const loadMailedLink =
  <Loaded, Reply>(run: Followed<Loaded, Reply>) =>
  async (ctx: RequestContext<'public'>) => {
    const { app, url } = ctx;
    const key = url.searchParams.get('key') ?? '';
    if (!(await mayFollow(ctx))) return { key, stands: false };
    try {
      await app.dryRun(run, { tokenHash: linkHashOf(key) }, ctx);
      return { key, stands: true };
    } catch (error) {
      if (isGone(error)) return { key, stands: false };
      throw error;
    }
  };

const pressed = z.object({ token: z.string().max(200) });

/**
 * Runs the link's command.
 * @throws Problem `link_not_valid`, `too_often`
 */
export const followMailedLink = <Loaded, Reply>(run: Followed<Loaded, Reply>) =>
  formHandler<'public', typeof pressed>(pressed, async ({ token }, ctx) => {
    if (!(await mayFollow(ctx))) throw new Problem('too_often');
    try {
      await ctx.app.perform(run, { tokenHash: linkHashOf(token) }, ctx);
    } catch (error) {
      if (!isGone(error)) throw error;
      throw new Problem('refused', [{ pointer: '', code: 'link_not_valid' }]);
    }
    return { to: ctx.url.pathname, shown: { done: 'yes' } };
  });
