import { type GuestAction, isProblem } from '@elenco/core';
import { line } from '@elenco/core/people';
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { answering } from './form.server';
import { type RequestContext, requestContextOf } from './requestContext.server';

/** Returns the same answer for every invalid share link, whatever the reason. */
export const deadLink = () => data('deadLink', { status: 404 });

const isDeadLink = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'data' in error && error.data === 'deadLink';

type FormHandlers = Parameters<typeof answering<'guest'>>[1];

/** Schema of a guest's name, as in the documents that the guest signs. */
export const guestName = line(80);
/** Cookie with the guest's name. */
const nameCookie = 'guest';
export const cookieOf = (name: string, { secure }: Pick<RequestContext, 'secure'>) =>
  `${nameCookie}=${encodeURIComponent(name)}; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Returns the stored name; empty if there is none or if it is invalid. */
function nameIn(request: Request): string {
  const found = new RegExp(`(?:^|;\\s*)${nameCookie}=([^;]*)`).exec(request.headers.get('cookie') ?? '')?.[1];
  try {
    return guestName.safeParse(decodeURIComponent(found ?? '')).data ?? '';
  } catch {
    return '';
  }
}

/**
 * Authorizes a request by the share link in its address (`?grant=`), which must be for this row and action,
 * whether the visitor is signed in or not. The answer is not cached, and its address not sent as a referrer.
 * @throws 404 for a missing, unknown, expired or revoked link, or one for something else; 429
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
  const actor = await context.app.identity.findShareLink(token, nameIn(request), now);
  if (!actor?.actions.includes(action)) throw deadLink();
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
 * Creates a loader for guests with the link of an own contract. If a new version replaced the link, returns
 * what the page says about that version, with status 404.
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
  answering<'guest'>((args) => authorizeGuest(action, args), handlers);
