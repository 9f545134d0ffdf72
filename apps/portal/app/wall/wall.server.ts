import { Problem } from '@elenco/core';
import { redirectDocument } from '@remix-run/node';
import { z } from 'zod';
import { isOwnPath } from '../access/ownPath';
import { sending } from '../adapters/form.server';
import { notFound, type Visit } from '../adapters/visit.server';

/** Where one was going, when it is a page of ours. */
function goingTo({ url }: Visit<'public'>): string {
  const to = url.searchParams.get('to') ?? '';
  return isOwnPath(to) ? to : '/';
}

/** Shows the wall to those who have not come past it, and leads on the others. */
export function loadWall(visit: Visit<'public'>) {
  if (!visit.wall) throw notFound();
  if (visit.user || visit.wall.lets(visit.request.headers.get('cookie') ?? undefined, new Date(visit.now))) {
    throw redirectDocument(goingTo(visit));
  }
  return { to: goingTo(visit) };
}

const wallForm = z.object({ password: z.string().min(1, 'required').max(1_000, 'too_long') });

/**
 * The one password opens. Each try counts before it is looked at, so that none is free however many come at once; the
 * right one is given back: an office that comes in together is not kept out.
 */
export const openWall = sending<'public', typeof wallForm>(wallForm, async ({ password }, visit) => {
  if (!visit.wall) throw notFound();
  const { app, ip, now } = visit;
  if (!(await app.allowed('wall', { ip }, now))) throw new Problem('too_often');
  if (!visit.wall.opens(password)) {
    throw new Problem('refused', [{ pointer: '/password', code: 'wrong_wall_password' }]);
  }
  await app.giveBack('wall', { ip }, now);
  return { to: goingTo(visit), cookie: visit.wall.pass(new Date(visit.now)), document: true };
});
