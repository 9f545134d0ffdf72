import {
  type Actor,
  actorOf,
  companies,
  creators,
  impersonatorOf,
  invalid,
  line,
  Problem,
  photoPath,
  portraitPath,
  publicRole,
  refuseWhileImpersonating,
  requireRecentAuth,
  requiresSecondFactor,
  requireUsableScopes,
  scopeOpens,
  tokenScopes,
  type User,
} from '@elenco/core';
import type { Context } from 'hono';
import { z } from 'zod';
import { csrfSeed, csrfToken } from '../session/csrf';
import type { Env } from '../types';
import { bodyOf, idOf, refuseUnknown } from './request';
import type { Deps, Route } from './route';

const role = z.enum([publicRole.nobody, publicRole.admin, publicRole.company, publicRole.creator]);

const me = z.object({
  id: z.int(),
  role,
  admin: z.boolean(),
  company_id: z.int().nullable(),
  /** Path of the photograph of a creator or of the logo of a company. */
  avatar: z.string().nullable(),
  /** CPF with 11 digits. Null while impersonating, and for tokens without the scope `people:read`. */
  cpf: z.string().nullable(),
  user: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  /** Role and rights of the user; `role` decides which other fields exist. */
  actor: z.looseObject({ role }),
  locale: z.enum(['pt', 'en']),
  /** Scopes of a program's token; null for a browser. */
  scopes: z.array(z.string()).nullable(),
  /** Token for the header `X-CSRF-TOKEN`; null for programs, which need none. */
  csrfToken: z.string().nullable(),
});

const wanted = z.strictObject({
  name: line(120),
  scopes: z
    .array(z.enum(['read', 'write', ...tokenScopes]))
    .min(1, 'at_least_one')
    .max(10, 'too_many')
    .default(['read']),
  days: z.int().min(1, 'too_small').max(365, 'too_big').default(90),
});
const credentials = z.strictObject({ email: z.string().max(254), password: z.string().max(1_000) });
const tokenBody = wanted.extend(credentials.partial().shape);

const token = z.object({
  id: z.int(),
  token: z.string(),
  expiresAt: z.iso.datetime(),
  scopes: z.array(z.string()),
  role,
});

/** Returns the current user in the response format of `GET /me`. The user must be signed in. */
export async function currentUserOf(
  c: Context<Env>,
  { database, settings }: Pick<Deps, 'database' | 'settings'>,
) {
  const { id, name, email, locale, cpf, companyId } = c.get('user')!;
  const actor = c.get('actor');
  const scopes = c.get('scopes');
  const mayReadCpf =
    impersonatorOf(actor) === null && (scopes === null || scopeOpens(scopes, 'people', 'read'));
  const browser = c.get('session') !== null;
  return {
    id,
    role: publicRole[actor.role],
    admin: actor.role === 'admin',
    company_id: companyId,
    avatar: await avatarOf(database, actor),
    cpf: mayReadCpf ? cpf : null,
    user: { id, name, email },
    actor: { ...actor, role: publicRole[actor.role] },
    locale,
    scopes,
    csrfToken: browser ? csrfToken(settings.secret, csrfSeed(c, { settings })) : null,
  };
}

async function avatarOf(database: Deps['database'], actor: Actor): Promise<string | null> {
  if (actor.role === 'creator') {
    const { portrait } = await database.get(creators, actor, actor.creatorId);
    return portraitPath(portrait);
  }
  if (actor.role !== 'company') return null;
  const { logo } = await database.get(companies, actor, actor.companyId);
  return logo && photoPath(logo);
}

export const accountRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/me',
    source: 'account',
    own: true,
    summary: 'Current user, and the identity the server sees',
    answer: { status: 200, what: 'the caller', schema: me },
    async handle(c, deps) {
      return c.json(await currentUserOf(c, deps), 200, { 'Cache-Control': 'no-store' });
    },
  },
  {
    method: 'POST',
    path: '/tokens',
    source: 'account',
    open: true,
    summary: 'Issues a personal access token, shown only once; with a session, or with e-mail and password',
    body: tokenBody,
    answer: { status: 201, what: 'the token', schema: token },
    async handle(c, deps) {
      const body = await bodyOf(c);
      refuseUnknown(body, (field) => field in tokenBody.shape);
      const { email, password, ...about } = parsed(tokenBody, body);
      const user = await personOf(c, deps, { email, password });
      const actor = actorOf(user);
      requireUsableScopes(actor, about.scopes);
      const now = deps.now();
      const issued = await deps.database.identity.issueToken(user.id, { ...about, now });
      return c.json({ ...issued, scopes: about.scopes, role: publicRole[actor.role] }, 201, {
        'Cache-Control': 'no-store',
      });
    },
  },
  {
    method: 'DELETE',
    path: '/tokens/:id',
    source: 'account',
    summary: 'Revokes one of your tokens',
    answer: { status: 200, what: 'the id of the token', schema: z.object({ id: z.int() }) },
    async handle(c, { database, now }) {
      refuseWhileImpersonating(c.get('actor'));
      const id = idOf(c);
      await database.identity.revokeToken(c.get('user')!.id, id, now());
      return c.json({ id }, 200, { 'Cache-Control': 'no-store' });
    },
  },
];

/**
 * Returns the user who will own the new token. A token cannot create another token; otherwise the owner of a
 * stolen token could keep access after its revocation.
 * @throws Problem `signed_out` for a wrong password or an unknown e-mail address; `not_allowed`, `too_often`
 */
async function personOf(
  c: Context<Env>,
  { database, now, settings }: Deps,
  { email, password }: { email?: string | undefined; password?: string | undefined },
): Promise<User> {
  if (c.get('scopes') !== null) throw new Problem('not_allowed');
  refuseWhileImpersonating(c.get('actor'));
  const user = c.get('user');
  if (email === undefined || password === undefined) {
    if (!user) throw new Problem('signed_out');
    requireRecentAuth({ now: now(), reauthenticatedAt: c.get('session')?.reauthenticated.at });
    return user;
  }
  const from = { ip: c.get('ip'), userAgent: c.req.header('user-agent') ?? '', now: now() };
  const found = await database.identity.tryPassword({ kind: 'token', email, password, ...from });
  if (!found?.confirmedAt) throw new Problem('signed_out');
  // The password alone is not enough for a user who must use a second factor.
  const demanded = settings.staffSecondFactor && requiresSecondFactor(actorOf(found));
  if (demanded || (await database.identity.secondFactorOf(found.id))) {
    throw new Problem('not_allowed', [{ pointer: '', code: 'second_factor_needed' }]);
  }
  return found;
}

function parsed<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (!result.success) throw invalid(result.error.issues);
  return result.data;
}
