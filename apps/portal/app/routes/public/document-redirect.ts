import { type LoaderFunctionArgs, redirectDocument } from '@remix-run/node';
import { isOwnPath } from '../../access/ownPath';

/** Redirects scripts of an open page to a new document (server/pages/redirect.ts). */
export function loader({ request }: LoaderFunctionArgs) {
  const to = new URL(request.url).searchParams.get('to') ?? '';
  return redirectDocument(isOwnPath(to) ? to : '/');
}

export { loader as action };
