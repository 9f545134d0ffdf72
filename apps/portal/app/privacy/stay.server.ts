import { isProblem, Problem, stay } from '@elenco/core';
import { z } from 'zod';
import { sending } from '../adapters/form.server';
import type { Visit } from '../adapters/visit.server';

const mayFollow = ({ app, ip, now }: Visit<'public'>) => app.allowed('link', { ip }, now);
const notValid = () => new Problem('refused', [{ pointer: '', code: 'link_not_valid' }]);

/** Whether the letter's link still undoes something. Looking uses nothing up: mail programmes look by themselves. */
export async function loadStay(visit: Visit<'public'>) {
  const token = visit.url.searchParams.get('key') ?? '';
  const { app, actor, now } = visit;
  if (!(await mayFollow(visit))) return { token, stands: false };
  try {
    await app.rehearse(stay, { tokenHash: app.identity.linkHash(token) }, { actor, now });
    return { token, stands: true };
  } catch (error) {
    if (isProblem(error) && error.code === 'not_found') return { token, stands: false };
    throw error;
  }
}

const form = z.object({ token: z.string().max(200) });
export const stayHere = sending<'public', typeof form>(form, async ({ token }, visit) => {
  if (!(await mayFollow(visit))) throw new Problem('too_often');
  const { app, actor, now, ip } = visit;
  try {
    await app.perform(stay, { tokenHash: app.identity.linkHash(token) }, { actor, now, ip });
  } catch (error) {
    throw isProblem(error) && error.code === 'not_found' ? notValid() : error;
  }
  return { to: '/?openlogin=true', toast: 'stays' };
});
