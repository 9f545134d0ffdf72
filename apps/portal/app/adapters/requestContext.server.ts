import type { Actor, Proof, User } from '@elenco/core';
import { areaPath, seesProjectsOnly } from '@elenco/core/party';
import type { Database, Seal, Settings } from '@elenco/db';
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { goingTo, loginFor } from '../access/going.server';
import type { Connector } from '../connection/connector.server';
import type { AppContext } from '../context.server';
import type { Locale } from '../i18n/locales';

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
export interface RequestContext<A extends Area = Area> {
  readonly app: Database;
  readonly actor: Authorized[A];
  readonly user: A extends 'public' ? User | null : A extends 'guest' ? null : User;
  readonly locale: Locale;
  /** ISO instant, UTC. */
  readonly now: string;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
  readonly ip: string;
  /** What the browser says of itself; '' where it says nothing. */
  readonly userAgent: string;
  /** Keeps a file that the person sent and gives its id. @throws Problem for what may not be kept, at `/file` */
  readonly keepFile: (file: File) => Promise<number>;
  readonly keepGuestFile: AppContext['keepGuestFile'];
  readonly openFile: AppContext['openFile'];
  readonly thumbnail: AppContext['thumbnail'];
  readonly keepPhoto: (file: File, kind: 'portrait' | 'logo' | 'work' | 'background') => Promise<string>;
  readonly openExport: AppContext['openExport'];
  readonly networks: Connector;
  /** Who moves money for us, with or without cards. */
  readonly provider: AppContext['provider'];
  /** Whether people reach us by HTTPS, so that cookies are for it only. */
  readonly secure: boolean;
  /** Whether staff whose duties demand it sign in with a second factor. */
  readonly staffSecondFactor: boolean;
  /** How people reach us, without a slash at the end. */
  readonly baseUrl: string;
  /** Signs cookies. */
  readonly cookieSecret: string;
  /** Where people can sign in with Google; null where that is not set up. */
  readonly google: Settings['google'];
  /** Somebody else's sign-up form for the newsletter; null where it is our own. */
  readonly newsletterForm: AppContext['newsletterForm'];
  /** What stands before everything until the launch; null where nothing does. */
  readonly gate: AppContext['gate'];
  /** What staff have published for the public pages; read by `content/published.server.ts`. */
  readonly contents: AppContext['contents'];
  /** Who answers for personal data, as the texts on it say. */
  readonly legal: Settings['legal'];
  /** Closes what must be read again before it is stored. */
  readonly seal: Seal;
  /** The session of this very browser; null when signed out. */
  readonly sessionId: number | null;
  /** How far the person's feed went before anything was read for this request. */
  readonly feedCursor: number;
  /** When the person of this session last showed who they are, and with what they can do so anew. */
  readonly reauthenticatedAt: string | undefined;
  readonly proof: Proof;
  /** Writes an unexpected error to the request log. */
  readonly report: (error: unknown) => void;
  /** Opens a session for the person, in this very answer. */
  readonly signIn: (userId: number) => Promise<void>;
  /** `Login as`. @throws Problem where it may not be */
  readonly impersonate: (userId: number, reason: string) => Promise<void>;
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
  const url = new URL(request.url);
  return {
    app: context.app,
    actor,
    user,
    locale: context.locale,
    now: context.now().toISOString(),
    url,
    params,
    request,
    ip: context.ip,
    userAgent: request.headers.get('user-agent') ?? '',
    keepFile: context.keepFile,
    keepGuestFile: context.keepGuestFile,
    openFile: context.openFile,
    thumbnail: context.thumbnail,
    keepPhoto: context.keepPhoto,
    openExport: context.openExport,
    networks: context.networks,
    provider: context.provider,
    secure: context.secure,
    baseUrl: context.baseUrl,
    cookieSecret: context.cookieSecret,
    google: context.google,
    newsletterForm: context.newsletterForm,
    gate: context.gate,
    contents: context.contents,
    legal: context.legal,
    report: context.report,
    staffSecondFactor: context.staffSecondFactor,
    seal: context.seal,
    sessionId: context.session?.id ?? null,
    feedCursor: context.session?.feedCursor ?? 0,
    reauthenticatedAt: context.session?.reauthenticated.at,
    proof: context.session?.reauthenticated.by ?? 'password',
    signIn: context.signIn,
    impersonate: context.impersonate,
  };
}

/** A number in an address. @throws 404 for anything that is not a row's id */
export function idIn(ctx: Pick<RequestContext, 'params'>, name = 'id'): number {
  const value = ctx.params[name] ?? '';
  if (!/^[1-9]\d{0,9}$/.test(value) || Number(value) > 2_147_483_647) throw notFound();
  return Number(value);
}
