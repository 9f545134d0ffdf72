import { connections, disconnectChannel, type Network, showPosts } from '@elenco/core/discovery';
import { Problem } from '@elenco/core/kit';
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { actions, command, formHandler, toastCookie } from '../adapters/form.server';
import { authorize, notFound, type RequestContext } from '../adapters/requestContext.server';
import { connectionPath } from './addresses';

const consentForm = z.object({ consent: z.literal('on', 'reading_not_allowed') });
const postsForm = z.object({ id: z.int().positive(), show: z.enum(['yes', 'no']) });
const endForm = z.object({ id: z.int().positive(), version: z.int().positive() });

/** Form handlers that redirect to the social network after consent, disconnect, and show or hide posts. */
export const connectionActions = (channel: Network) =>
  actions('creator', {
    connect: formHandler<'creator', typeof consentForm>(consentForm, async (_, ctx) => {
      const { app, user, ip, now, networks } = ctx;
      if (!(await app.identity.allowed('network', { account: user.email, ip }, now)))
        throw new Problem('too_often');
      return { to: await networks.begin(channel), document: true };
    }),
    disconnect: command(disconnectChannel, {
      schema: endForm,
      input: (value) => value,
      next: (_, { url }) => ({ to: url.pathname, toast: 'disconnected' }),
    }),
    posts: command(showPosts, {
      schema: postsForm,
      input: ({ id, show }) => ({ id, show: show === 'yes' }),
      next: (_, { url }) => ({ to: url.pathname, toast: 'postsChanged' }),
    }),
  });

/**
 * Creates the OAuth callback of a social network. If the user reloads the callback, the page shows that the
 * attempt has expired, and nothing changes.
 */
export const connectionCallback = (channel: Network) => async (args: LoaderFunctionArgs) => {
  const ctx = authorize('creator', args);
  if (ctx.actor.role !== 'creator' || !ctx.networks.knows(channel)) throw notFound();
  const outcome = await ctx.networks.finish(channel, ctx.url.searchParams);
  const page = connectionPath(channel, await ownId(ctx, channel));
  // The URL of a callback contains a code, which must not leak as a referrer.
  const headers = { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' };
  if (outcome !== 'connected') return redirect(`${page}?problem=${outcome}`, { headers });
  return redirect(page, { headers: { ...headers, 'Set-Cookie': toastCookie('connected') } });
};

async function ownId({ app, actor }: RequestContext<'creator'>, channel: Network): Promise<number | null> {
  if (actor.role !== 'creator') return null;
  const [own] = await app.see(connections, actor, { channel });
  return own?.id ?? null;
}
