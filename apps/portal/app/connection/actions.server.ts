import { connections, disconnectChannel, type Network, showPosts } from '@elenco/core/connection';
import { Problem } from '@elenco/core/kit';
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { actions, command, sending, toastCookie } from '../adapters/form.server';
import { admit, notFound, type Visit } from '../adapters/visit.server';
import { pageOf } from './addresses';

const consentForm = z.object({ consent: z.literal('on', 'reading_not_allowed') });
const postsForm = z.object({ id: z.int().positive(), show: z.enum(['yes', 'no']) });
const endForm = z.object({ id: z.int().positive(), version: z.int().positive() });

/** Leaving for the network, with the consent that is given here; and disconnecting. */
export const connectionActions = (channel: Network) =>
  actions('professional', {
    connect: sending<'professional', typeof consentForm>(consentForm, async (_, visit) => {
      const { app, user, ip, now, networks } = visit;
      if (!(await app.allowed('network', { account: user.email, ip }, now))) throw new Problem('too_often');
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

/** The network sends the person back here. Reloading it says that it has passed, and changes nothing. */
export const connectionCallback = (channel: Network) => async (args: LoaderFunctionArgs) => {
  const visit = admit('professional', args);
  if (visit.actor.role !== 'professional' || !visit.networks.knows(channel)) throw notFound();
  const outcome = await visit.networks.finish(channel, visit.url.searchParams);
  const page = pageOf(channel, await ownId(visit, channel));
  // Addresses of networks carry a code: nobody is to learn it from where somebody came.
  const headers = { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' };
  if (outcome !== 'connected') return redirect(`${page}?problem=${outcome}`, { headers });
  return redirect(page, { headers: { ...headers, 'Set-Cookie': toastCookie('connected') } });
};

async function ownId({ app, actor }: Visit<'professional'>, channel: Network): Promise<number | null> {
  if (actor.role !== 'professional') return null;
  const [own] = await app.see(connections, actor, { channel });
  return own?.id ?? null;
}
