import { isProblem, Problem, requestNewsletter } from '@elenco/core';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';

const asked = z.object({
  email: requestNewsletter.input.shape.email,
  source: z.enum(['popup', 'page']).catch('page'),
});

/** Subscribes an e-mail address. The response is the same for subscribed, pending and new addresses. */
export const subscribe = formHandler<'public', typeof asked>(asked, async ({ email, source }, ctx) => {
  const { app, now, ip, locale } = ctx;
  if (!(await app.identity.allowed('newsletter', { account: email, ip }, now)))
    throw new Problem('too_often');
  try {
    await app.perform(requestNewsletter, { email, source, locale }, ctx);
  } catch (error) {
    // The form was submitted twice concurrently, and the other request wrote the e-mail.
    if (!isProblem(error) || error.status !== 409) throw error;
  }
  return { to: '/newsletter', shown: { sent: 'yes' } };
});
