import { type GuestAction, isProblem } from '@elenco/core';
import { line } from '@elenco/core/people';
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { createActions } from './form.server';
import { type RequestContext, requestContextOf } from './requestContext.server';

/** Returns the same response for every invalid share link, whatever the reason. */
export const deadLink = () => data('deadLink', { status: 404 });

const isDeadLink = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'data' in error && error.data === 'deadLink';

type FormHandlers = Parameters<typeof createActions<'guest'>>[1];

/** Schema of a guest's name, as in the documents that the guest signs. */
export const guestName = line(80);
type Guest = RequestContext<'guest'>['actor'];
/**
 * Returns the name of the cookie with the guest's name. Each project, list and Elenco Pay contract has its
 * own cookie. Otherwise two clients who share a browser could sign with each other's names.
 */
const nameCookie = ({ listId, payContractId, briefingId }: Guest) =>
  `guest-${listId ? `list-${listId}` : payContractId ? `contract-${payContractId}` : `project-${briefingId}`}`;
export const cookieOf = (
  name: string,
  { actor, secure }: Pick<RequestContext<'guest'>, 'actor' | 'secure'>,
) =>
  `${nameCookie(actor)}=${encodeURIComponent(name)}; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Returns the stored name; empty if there is none or if it is invalid. */
function nameIn(request: Request, actor: Guest): string {
  const cookie = new RegExp(`(?:^|;\\s*)${nameCookie(actor)}=([^;]*)`);
  const found = cookie.exec(request.headers.get('cookie') ?? '')?.[1];
  try {
    return guestName.safeParse(decodeURIComponent(found ?? '')).data ?? '';
  } catch {
    return '';
  }
}

/**
 * Authorizes a request by the share link in its query string (`?grant=`), which must be for this row and
 * action. Signed-in visitors need the link too. The response is not cached, and its URL is not sent as a
 * referrer.
 * @throws 404 for a missing, unknown, expired or revoked link, or a link for a different row or action; 429
 * if the browser's IP address exceeded the rate limit
 */
async function authorizeGuest(
  action: GuestAction,
  { request, params, context }: LoaderFunctionArgs,
): Promise<RequestContext<'guest'>> {
  context.keepSecret();
  const now = context.now().toISOString();
  if (!(await context.app.identity.allowed('shareLink', { ip: context.ip }, now)))
    throw data(null, { status: 429 });
  const token = new URL(request.url).searchParams.get('grant') ?? '';
  const found = await context.app.identity.findShareLink(token, now);
  if (!found?.actions.includes(action)) throw deadLink();
  const actor = { ...found, name: nameIn(request, found) };
  const { id, hiring_id: hiring, users } = params;
  const own =
    action === 'list'
      ? actor.listId
      : action === 'pay' || action === 'pay-confirm'
        ? actor.payContractId
        : actor.briefingId;
  if (own === null || id !== String(own)) throw deadLink();
  if (hiring !== undefined && hiring !== String(actor.contractId)) throw deadLink();
  if (users !== undefined && users !== actor.creatorIds.join('-')) throw deadLink();
  return requestContextOf<'guest'>({ request, params, context }, actor, null);
}

/**
 * Creates a loader for guests who open the share link of an Elenco Pay contract. If a newer version of the
 * contract replaced the link, throws that version with status 404, so that the page can mention it.
 */
export function guestPayPage<Data>(
  action: 'pay' | 'pay-confirm',
  load: (ctx: RequestContext<'guest'>) => Promise<Data>,
) {
  const page = guestPage(action, load);
  return async (args: LoaderFunctionArgs) => {
    try {
      return await page(args);
    } catch (error) {
      if (!isDeadLink(error)) throw error;
      const token = new URL(args.request.url).searchParams.get('grant') ?? '';
      const replaced = await args.context.app.identity.findReplacedContract(token);
      if (!replaced) throw error;
      return data({ replaced }, { status: 404 });
    }
  };
}

/** Creates a loader for guests with a share link. */
export function guestPage<Data>(action: GuestAction, load: (ctx: RequestContext<'guest'>) => Promise<Data>) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    try {
      return await load(await authorizeGuest(action, args));
    } catch (error) {
      throw isProblem(error) && error.code === 'not_found' ? deadLink() : error;
    }
  };
}

/** Creates an action for guests with a share link. */
export const guestActions = (action: GuestAction, handlers: FormHandlers) =>
  createActions<'guest'>((args) => authorizeGuest(action, args), handlers);
