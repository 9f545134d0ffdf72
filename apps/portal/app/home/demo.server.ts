import { Problem, requestMeeting } from '@elenco/core';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';

const { name, email, company, phone, message } = requestMeeting.input.shape;

const form = z.object({
  name,
  email,
  company,
  phone: phone.unwrap().optional(),
  message: message.optional(),
  consent: z.literal('on', 'contact_not_agreed'),
  /** Honeypot: invisible to people, filled in by bots. */
  website: z.string().optional(),
});

/**
 * Stores a request for a demo. Bots that fill in the honeypot get the same response, and nothing is stored.
 */
export const demo = formHandler<'public', typeof form>(form, async (asked, ctx) => {
  const { app, now, ip, locale } = ctx;
  const done = { to: '/?demo=sent#demo' };
  if (asked.website) return done;
  if (!(await app.identity.allowed('lead', { account: asked.email, ip }, now)))
    throw new Problem('too_often');
  const { consent: _, website: __, phone: number = null, message: words = '', ...rest } = asked;
  await app.perform(requestMeeting, { ...rest, phone: number, message: words, locale, source: 'home' }, ctx);
  return done;
});
