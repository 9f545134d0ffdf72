import { Problem } from '@elenco/core';
import { redirectDocument } from '@remix-run/node';
import { z } from 'zod';
import { isOwnPath } from '../access/ownPath';
import { formHandler } from '../adapters/form.server';
import { notFound, type RequestContext } from '../adapters/requestContext.server';

/** Returns the requested page if it is a path of this site. */
function requestedPath({ url }: RequestContext<'public'>): string {
  const to = url.searchParams.get('to') ?? '';
  return isOwnPath(to) ? to : '/';
}

/** Shows the gate to visitors who have not passed it; redirects others. */
export function loadGate(ctx: RequestContext<'public'>) {
  if (!ctx.gate) throw notFound();
  if (ctx.user || ctx.gate.lets(ctx.request.headers.get('cookie') ?? undefined, new Date(ctx.now))) {
    throw redirectDocument(requestedPath(ctx));
  }
  return { to: requestedPath(ctx) };
}

const gateForm = z.object({ password: z.string().min(1, 'required').max(1_000, 'too_long') });

/**
 * Opens the gate with the right password. Counts each attempt before the check, so that concurrent attempts
 * are limited too. A right password does not count, so that an office with one IP address is not locked out.
 */
export const openGate = formHandler<'public', typeof gateForm>(gateForm, async ({ password }, ctx) => {
  if (!ctx.gate) throw notFound();
  const { app, ip, now } = ctx;
  if (!(await app.identity.allowed('prelaunch', { ip }, now))) throw new Problem('too_often');
  if (!ctx.gate.opens(password)) {
    throw new Problem('refused', [{ pointer: '/password', code: 'wrong_prelaunch_password' }]);
  }
  await app.identity.giveBack('prelaunch', { ip }, now);
  return { to: requestedPath(ctx), cookie: ctx.gate.pass(new Date(ctx.now)), document: true };
});
