import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import type { RouteHandle } from '../../handle';

export const handle: RouteHandle = { title: 'oops.tooOld.title', still: true };

const statuses: Readonly<Record<string, number>> = {
  too_large: 413,
  malformed: 400,
  too_often: 429,
  unavailable: 503,
};

/**
 * Error page for requests that the server refused before a page handled them (server/pages/refusedPage.ts).
 */
export function loader({ request }: LoaderFunctionArgs) {
  const why = new URL(request.url).searchParams.get('why') ?? '';
  throw new Response(null, { status: statuses[why] ?? 403 });
}

export { loader as action };

/**
 * Never rendered, since the loader always throws. The component makes the route a page, so that the error has
 * a frame.
 */
export default function Refused() {
  return null;
}
