import { Problem } from '@elenco/core';
import { redirectDocument } from '@remix-run/node';
import { z } from 'zod';
import { isOwnPath } from '../access/ownPath';
import { formHandler } from '../adapters/form.server';
import { notFound, type RequestContext } from '../adapters/requestContext.server';

/** Where one was going, when it is a page of ours. */
function goingTo({ url }: RequestContext<'public'>): string {
  const to = url.searchParams.get('to') ?? '';
  return isOwnPath(to) ? to : '/';
}

/** Shows the gate to those who have not come past it, and leads on the others. */
export function loadGate(ctx: RequestContext<'public'>) {
  if (!ctx.gate) throw notFound();
  if (ctx.user || ctx.gate.lets(ctx.request.headers.get('cookie') ?? undefined, new Date(ctx.now))) {
    throw redirectDocument(goingTo(ctx));
  }
  return { to: goingTo(ctx) };
}

const gateForm = z.object({ password: z.string().min(1, 'required').max(1_000, 'too_long') });

/**
 * The one password opens. Each try counts before it is looked at, so that none is free however many come at once; the
 * right one is given back: an office that comes in together is not kept out.
 */
export const openGate = formHandler<'public', typeof gateForm>(gateForm, async ({ password }, ctx) => {
  if (!ctx.gate) throw notFound();
  const { app, ip, now } = ctx;
  if (!(await app.identity.allowed('prelaunch', { ip }, now))) throw new Problem('too_often');
  if (!ctx.gate.opens(password)) {
    throw new Problem('refused', [{ pointer: '/password', code: 'wrong_prelaunch_password' }]);
  }
  await app.identity.giveBack('prelaunch', { ip }, now);
  return { to: goingTo(ctx), cookie: ctx.gate.pass(new Date(ctx.now)), document: true };
});
