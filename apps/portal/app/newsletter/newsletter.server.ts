import {
  askForNews,
  confirmSubscriber,
  isProblem,
  leaveNews,
  Problem,
  type SubscriberLink,
} from '@elenco/core';
import { linkHashOf } from '@elenco/db';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';

const asked = z.object({
  email: askForNews.input.shape.email,
  source: z.enum(['popup', 'page']).catch('page'),
});

/** Whether the address is a reader's, waits or is new: the answer is the same. */
export const subscribe = formHandler<'public', typeof asked>(asked, async ({ email, source }, ctx) => {
  const { app, actor, now, ip, locale } = ctx;
  if (!(await app.identity.allowed('newsletter', { account: email, ip }, now)))
    throw new Problem('too_often');
  try {
    await app.perform(askForNews, { email, source, locale }, { actor, now, ip });
  } catch (error) {
    // Typed in twice at once: the other one wrote the mail.
    if (!isProblem(error) || error.status !== 409) throw error;
  }
  return { to: '/newsletter', shown: { sent: 'yes' } };
});

const commands = { confirm: confirmSubscriber, leave: leaveNews } as const;
const mayFollow = ({ app, ip, now }: RequestContext<'public'>) => app.identity.allowed('link', { ip }, now);

/** Whether the mail's link is still good. Looking changes nothing: mail programs look by themselves. */
export const loadLink = (purpose: SubscriberLink) => async (ctx: RequestContext<'public'>) => {
  const { app, actor, now, url } = ctx;
  const key = url.searchParams.get('key') ?? '';
  if (!(await mayFollow(ctx))) return { key, stands: false };
  try {
    await app.dryRun(commands[purpose], { tokenHash: linkHashOf(key) }, { actor, now });
    return { key, stands: true };
  } catch (error) {
    if (isProblem(error) && error.code === 'not_found') return { key, stands: false };
    throw error;
  }
};

const pressed = z.object({ token: z.string().max(200) });

export const follow = (purpose: SubscriberLink) =>
  formHandler<'public', typeof pressed>(pressed, async ({ token }, ctx) => {
    if (!(await mayFollow(ctx))) throw new Problem('too_often');
    const { app, actor, now, ip } = ctx;
    try {
      await app.perform(commands[purpose], { tokenHash: linkHashOf(token) }, { actor, now, ip });
    } catch (error) {
      if (!isProblem(error) || error.code !== 'not_found') throw error;
      throw new Problem('refused', [{ pointer: '', code: 'link_not_valid' }]);
    }
    return { to: ctx.url.pathname, shown: { done: 'yes' } };
  });
