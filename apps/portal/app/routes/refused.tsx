import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import type { RouteHandle } from '../handle';

export const handle: RouteHandle = { title: 'oops.tooOld.title', still: true };

/** Where the server leads a form without its token or too large, and what it cannot answer (server/refusedPage.ts). */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  throw new Response(null, {
    status: searchParams.has('unavailable') ? 503 : searchParams.has('large') ? 413 : 403,
  });
}

export { loader as action };

/** Never shown, since the loader always throws; it makes this a page, so that the error has a frame. */
export default function Refused() {
  return null;
}
