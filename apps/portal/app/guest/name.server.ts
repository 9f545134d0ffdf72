import { Problem } from '@elenco/core/kit';
import { z } from 'zod';
import { type FormHandler, formHandler } from '../adapters/form.server';
import { cookieOf, guestName } from '../adapters/guest.server';
import type { RequestContext } from '../adapters/requestContext.server';

/** Redirects to the same page with the same share link. */
export const withToken = ({ url }: RequestContext<'guest'>) => url.pathname + url.search;

const form = z.object({ name: guestName });

/** Stores the name of a guest. */
export const nameHandler = formHandler<'guest', typeof form>(form, async ({ name }, ctx) => ({
  to: withToken(ctx),
  cookie: cookieOf(name, ctx),
}));

/**
 * Wraps a form handler: while the guest's name is unknown, the form also asks for it, and stores it if the
 * handler succeeds.
 */
export function withGuestName(handler: FormHandler<'guest'>): FormHandler<'guest'> {
  if (!(handler.schema instanceof z.ZodObject)) throw new TypeError('the form has no fields of its own');
  const schema = handler.schema.extend({ name: guestName.optional() });
  return formHandler<'guest', typeof schema>(schema, async (value, ctx, key) => {
    const { name, ...given } = value as { readonly name?: string };
    if (ctx.actor.name !== '') return handler.send(given as never, ctx, key);
    if (name === undefined) throw new Problem('refused', [{ pointer: '/name', code: 'required' }]);
    const next = await handler.send(given as never, { ...ctx, actor: { ...ctx.actor, name } }, key);
    return { ...next, cookie: cookieOf(name, ctx) };
  });
}
