import { z } from 'zod';
import { sending } from '../adapters/form.server';
import { cookieOf, guestName } from '../adapters/guest.server';
import type { Visit } from '../adapters/visit.server';

/** Back to the same page with the same grant. */
export const withGrant = ({ url }: Visit<'guest'>) => url.pathname + url.search;

const form = z.object({ name: guestName });

/** The name under which a guest acts from now on. */
export const nameSending = sending<'guest', typeof form>(form, async ({ name }, visit) => ({
  to: withGrant(visit),
  cookie: cookieOf(name, visit),
}));
