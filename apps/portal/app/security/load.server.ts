import { impersonatorOf, requiresSecondFactor, usableScopes } from '@elenco/core';
import { data } from '@remix-run/node';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import { loadSharedFrame } from '../shell/shared.server';
import { deviceOf } from './device.server';
import { cookie, cookieIn, openSealedValue } from './once.server';

/** Query parameter with a new token, sealed, for the page that shows it once. */
export const shownOnce = 'shown-once';

/** Loads the user's security settings. */
export async function loadSecurity(ctx: RequestContext<'shared'>) {
  // The page does not exist for impersonators.
  if (impersonatorOf(ctx.actor)) throw notFound();
  const { app, user, now, sessionId, request } = ctx;
  const [frame, sessions, tokens, secondFactor, failures, pending] = await Promise.all([
    loadSharedFrame(ctx),
    app.identity.sessionsOf(user.id, now),
    app.identity.tokensOf(user.id, now),
    app.identity.secondFactorOf(user.id),
    app.identity.failuresOf(user.id),
    app.identity.pendingEmail(user.id, now),
  ]);
  const kept = cookieIn(request, shownOnce);
  const newToken = kept
    ? (openSealedValue(kept, `token of ${user.id}`, ctx) as string | undefined)
    : undefined;
  const page = {
    frame,
    email: user.email,
    pending: pending ?? null,
    sessions: sessions.map(({ userAgent, ...row }) => ({
      ...row,
      device: deviceOf(userAgent),
      own: row.id === sessionId,
    })),
    tokens: tokens.map((row) => ({ ...row, scopes: [...row.scopes] })),
    usableScopes: usableScopes(ctx.actor),
    /** Role that determines the wording of the scopes. */
    role: ctx.actor.role,
    secondFactor: secondFactor ?? null,
    failures: failures.map(({ id, at, kind, ip }) => ({ id, at, kind, ip })),
    proof: ctx.proof,
    demanded: ctx.staffSecondFactor && requiresSecondFactor(ctx.actor),
    newToken: newToken ?? null,
  };
  return data(page, { headers: kept ? { 'Set-Cookie': cookie(shownOnce, '', 0, ctx) } : {} });
}
export type SecurityData = Awaited<ReturnType<typeof loadSecurity>>['data'];
