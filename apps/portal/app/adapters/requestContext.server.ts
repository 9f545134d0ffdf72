import type { Actor, Proof, User } from '@elenco/core';
import { areaPath, seesProjectsOnly } from '@elenco/core/people';
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { loginFor, requestedPageCookie } from '../access/pageBeforeSignIn.server';
import type { AppContext } from '../context.server';

/**
 * Areas of the site. `public` is open to everyone, `company` and `creator` to signed-in users of that role,
 * and `shared` to both. `guest` requires a share link (guest.server.ts).
 */
export type Area = 'public' | 'company' | 'creator' | 'shared' | 'guest';

type Authorized = {
  public: Actor;
  company: Extract<Actor, { role: 'company' | 'admin' }>;
  creator: Extract<Actor, { role: 'creator' | 'admin' }>;
  shared: Exclude<Actor, { role: 'nobody' | 'system' | 'guest' }>;
  guest: Extract<Actor, { role: 'guest' }>;
};
const rolesOf: Record<Exclude<Area, 'public' | 'guest'>, readonly Actor['role'][]> = {
  company: ['company', 'admin'],
  creator: ['creator', 'admin'],
  shared: ['company', 'creator', 'admin'],
};

/** A request that was authorized for its area. */
export interface RequestContext<A extends Area = Area>
  extends Omit<AppContext, 'actor' | 'user' | 'now' | 'session'> {
  readonly actor: Authorized[A];
  readonly user: A extends 'public' ? User | null : A extends 'guest' ? null : User;
  /** ISO instant, UTC. */
  readonly now: string;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
  /** The `User-Agent` header; an empty string if the request has none. */
  readonly userAgent: string;
  /** Session of this browser; null when signed out. */
  readonly sessionId: number | null;
  /** Position in the user's feed of changes before this request read anything. */
  readonly feedCursor: number;
  /** Time of the last reauthentication of this session; undefined when signed out. */
  readonly reauthenticatedAt: string | undefined;
  /** Method of the last reauthentication. */
  readonly proof: Proof;
}

/** Redirect target of company users without a CPF (docs/spec/addresses.md#who-may-open-what). */
const companySettings = `${areaPath.company}/settings`;

export const notFound = () => new Response(null, { status: 404 });

/**
 * Authorizes a request for an area. Redirects signed-out users to the login, and company users without a CPF
 * to the settings. Users of a different role, and staff who may see projects only, get a 404
 * (docs/spec/addresses.md#who-may-open-what).
 */
export function authorize<A extends Exclude<Area, 'guest'>>(
  area: A,
  args: LoaderFunctionArgs,
): RequestContext<A> {
  const { actor, user } = args.context;
  const url = new URL(args.request.url);
  if (area !== 'public') {
    const remembered = args.request.method === 'GET' ? { 'Set-Cookie': requestedPageCookie(url) } : undefined;
    if (!user) throw redirect(loginFor(url.pathname), { headers: remembered });
    if (actor.role === 'nobody') throw redirect('/without-place');
    if (!rolesOf[area as keyof typeof rolesOf].includes(actor.role)) throw notFound();
    // Areas of brands and creators contain personal data and money.
    if (area !== 'shared' && seesProjectsOnly(actor)) throw notFound();
    if (area === 'company' && actor.role === 'company' && !user.cpf && url.pathname !== companySettings) {
      throw redirect(companySettings, { headers: remembered });
    }
  }
  return requestContextOf<A>(args, actor as Authorized[A], user as RequestContext<A>['user']);
}

/** Returns the context for loaders and actions of an area. The caller has authorized the actor. */
export function requestContextOf<A extends Area>(
  { request, params, context }: LoaderFunctionArgs,
  actor: Authorized[A],
  user: RequestContext<A>['user'],
): RequestContext<A> {
  const { session, ...more } = context;
  return {
    ...more,
    actor,
    user,
    now: context.now().toISOString(),
    url: new URL(request.url),
    params,
    request,
    userAgent: request.headers.get('user-agent') ?? '',
    sessionId: session?.id ?? null,
    feedCursor: session?.feedCursor ?? 0,
    reauthenticatedAt: session?.reauthenticated.at,
    proof: session?.reauthenticated.by ?? 'password',
  };
}

/**
 * Returns the IP address and browser to store with a signature or consent. Form fields can never set them.
 */
export const evidenceOf = ({ ip, request }: Pick<RequestContext, 'ip' | 'request'>) => ({
  ip,
  userAgent: (request.headers.get('user-agent') ?? '').slice(0, 500),
});

/**
 * Returns an id in the URL's path.
 * @throws 404 for a value that cannot be the id of a row
 */
export function idIn(ctx: Pick<RequestContext, 'params'>, name = 'id'): number {
  const value = ctx.params[name] ?? '';
  if (!/^[1-9]\d{0,9}$/.test(value) || Number(value) > 2_147_483_647) throw notFound();
  return Number(value);
}
