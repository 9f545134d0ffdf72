import type { RouteHandle } from '../../handle';

export const handle: RouteHandle = { title: 'oops.notFound.title' };

/** Every address that no route knows, `/404` among them: the not-found page with its true status. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export { loader as action };

/** Never shown, since the loader always throws; it makes this a page, so that the error has a frame. */
export default function Unknown() {
  return null;
}
