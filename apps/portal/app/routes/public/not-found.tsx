import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { asksForSignIn, loginFor } from '../../access/going.server';
import type { RouteHandle } from '../../handle';

export const handle: RouteHandle = { title: 'oops.notFound.title' };

/**
 * Every address that no route knows, `/404` among them: the not-found page with its true status. Below the dashboard,
 * signed out, it is the login as for every other address there.
 */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  if (!context.user && asksForSignIn(pathname)) throw redirect(loginFor(pathname));
  throw new Response(null, { status: 404 });
}

export { loader as action };

/** Never shown, since the loader always throws; it makes this a page, so that the error has a frame. */
export default function Unknown() {
  return null;
}
