import type { Actor, Proof, User } from '@elenco/core';
import { areaPath, seesProjectsOnly } from '@elenco/core/people';
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { goingTo, loginFor } from '../access/going.server';
import type { AppContext } from '../context.server';

/**
 * The parts of the site: open to everybody, or after a sign-in a brand's, a creator's, or for both; `guest` is
 * entered by a grant alone (guest.server.ts).
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

/** A request by somebody who may make it. */
export interface RequestContext<A extends Area = Area>
  extends Omit<AppContext, 'actor' | 'user' | 'now' | 'session'> {
  readonly actor: Authorized[A];
  readonly user: A extends 'public' ? User | null : A extends 'guest' ? null : User;
  /** ISO instant, UTC. */
  readonly now: string;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
  /** What the browser says of itself; '' where it says nothing. */
  readonly userAgent: string;
  /** The session of this very browser; null when signed out. */
  readonly sessionId: number | null;
  /** How far the person's feed went before anything was read for this request. */
  readonly feedCursor: number;
  /** When the person of this session last showed who they are, and with what they can do so again. */
  readonly reauthenticatedAt: string | undefined;
  readonly proof: Proof;
}

/** Where somebody of a company without a CPF has to go first (docs/spec/addresses.md#who-may-open-what). */
const companySettings = `${areaPath.company}/settings`;

export const notFound = () => new Response(null, { status: 404 });

/**
 * Lets a request into an area. Signed-out users go to the login, users of a company without CPF to the settings. The wrong
 * role and staff who see projects only get a 404 (docs/spec/addresses.md#who-may-open-what).
 */
export function authorize<A extends Exclude<Area, 'guest'>>(
  area: A,
  args: LoaderFunctionArgs,
): RequestContext<A> {
  const { actor, user } = args.context;
  const url = new URL(args.request.url);
  if (area !== 'public') {
    const remembered = args.request.method === 'GET' ? { 'Set-Cookie': goingTo(url) } : undefined;
    if (!user) throw redirect(loginFor(url.pathname), { headers: remembered });
    if (actor.role === 'nobody') throw redirect('/without-place');
    if (!rolesOf[area as keyof typeof rolesOf].includes(actor.role)) throw notFound();
    // What brands and creators see is full of people and money.
    if (area !== 'shared' && seesProjectsOnly(actor)) throw notFound();
    if (area === 'company' && actor.role === 'company' && !user.cpf && url.pathname !== companySettings) {
      throw redirect(companySettings, { headers: remembered });
    }
  }
  return requestContextOf<A>(args, actor as Authorized[A], user as RequestContext<A>['user']);
}

/** The request as its area's loaders and actions know it; the caller has made sure that the actor may make it. */
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

/** A number in an address. @throws 404 for anything that is not a row's id */
export function idIn(ctx: Pick<RequestContext, 'params'>, name = 'id'): number {
  const value = ctx.params[name] ?? '';
  if (!/^[1-9]\d{0,9}$/.test(value) || Number(value) > 2_147_483_647) throw notFound();
  return Number(value);
}
