import { askWithoutAccount, Problem, requestPages } from '@elenco/core';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';

const { email, kind, text, channel, handle } = askWithoutAccount.input.shape;

const form = z.object({
  email,
  kind,
  text: text.optional(),
  channel: channel.unwrap().optional(),
  handle: handle.unwrap().optional(),
});

/**
 * Stores a request, which the owner of the e-mail address confirms by e-mail. The response is the same for
 * every e-mail address.
 */
export const ask = formHandler<'public', typeof form>(form, async (asked, ctx) => {
  const { app, now, ip, locale } = ctx;
  if (!(await app.identity.allowed('privacyRequest', { account: asked.email, ip }, now)))
    throw new Problem('too_often');
  const input = {
    ...asked,
    locale,
    text: asked.text ?? '',
    channel: asked.channel ?? null,
    handle: asked.handle ?? null,
  };
  await app.perform(askWithoutAccount, input, ctx);
  return { to: requestPages.ask, shown: { sent: 'yes' } };
});
