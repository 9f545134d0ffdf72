import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { asksForSignIn, loginFor } from '../../access/going.server';
import type { RouteHandle } from '../../handle';

export const handle: RouteHandle = { title: 'oops.notFound.title' };

/**
 * Every unknown address, including `/404`: the not-found page with status 404. Below the dashboard,
 * signed-out visitors get the login as for every other address there.
 */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  if (!context.user && asksForSignIn(pathname)) throw redirect(loginFor(pathname));
  throw new Response(null, { status: 404 });
}

export { loader as action };

/**
 * Never rendered, since the loader always throws; a component makes this a page, so that the error has a
 * frame.
 */
export default function Unknown() {
  return null;
}
