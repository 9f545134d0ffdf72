import { type LoaderFunctionArgs, redirectDocument } from '@remix-run/node';
import { isOwnPath } from '../../access/ownPath';

/** Where the server leads the scripts of an open page that asked for what they do not get yet (server/lead.ts). */
export function loader({ request }: LoaderFunctionArgs) {
  const to = new URL(request.url).searchParams.get('to') ?? '';
  return redirectDocument(isOwnPath(to) ? to : '/');
}

export { loader as action };
