import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import { cookieOf, guestName } from '../adapters/guest.server';
import type { RequestContext } from '../adapters/requestContext.server';

/** Returns to the same page with the same grant. */
export const withToken = ({ url }: RequestContext<'guest'>) => url.pathname + url.search;

const form = z.object({ name: guestName });

/** Stores the name of a guest. */
export const nameHandler = formHandler<'guest', typeof form>(form, async ({ name }, ctx) => ({
  to: withToken(ctx),
  cookie: cookieOf(name, ctx),
}));
