import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { loginFor, requiresSignIn } from '../../access/pageBeforeSignIn.server';
import type { RouteHandle } from '../../handle';

export const handle: RouteHandle = { title: 'oops.notFound.title' };

/**
 * 404 page for every unknown URL, including `/404`. Below the dashboard, signed-out visitors are redirected
 * to the login, as for existing URLs.
 */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  if (!context.user && requiresSignIn(pathname)) throw redirect(loginFor(pathname));
  throw new Response(null, { status: 404 });
}

export { loader as action };

/**
 * Never rendered, since the loader always throws. The component makes the route a page, so that the error has
 * a frame.
 */
export default function Unknown() {
  return null;
}
