import { Problem } from '@elenco/core/kit';
import { stoppable } from '@elenco/core/operations';
import { z } from 'zod';
import { actions, formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';

type Public = RequestContext<'public'>;

const keyIn = ({ url }: Public) => url.searchParams.get('key') ?? '';
const mayFollow = ({ app, ip, now }: Public) => app.identity.allowed('link', { ip }, now);

/**
 * Returns the topic whose e-mails the link in an e-mail would stop; null for an invalid link. Changes
 * nothing.
 */
export async function loadStop(ctx: Public) {
  const { app, url, now } = ctx;
  const topic = stoppable.safeParse(url.searchParams.get('topic'));
  const stands =
    topic.success &&
    (await mayFollow(ctx)) &&
    (await app.notifications.readerOf(keyIn(ctx), now)) !== undefined;
  return { topic: stands ? topic.data : null, done: url.searchParams.has('done') };
}

const nothing = z.object({});
const stop = formHandler<'public', typeof nothing>(nothing, async (_, ctx) => {
  if (!(await mayFollow(ctx))) throw new Problem('too_often');
  const { app, url, now } = ctx;
  const topic = stoppable.safeParse(url.searchParams.get('topic'));
  if (!topic.success || !(await app.notifications.stopMails(keyIn(ctx), topic.data, now))) {
    throw new Problem('refused', [{ pointer: '', code: 'link_not_valid' }]);
  }
  return { to: `${url.pathname}${url.search}&done` };
});

export const stopActions = actions('public', { stop });
