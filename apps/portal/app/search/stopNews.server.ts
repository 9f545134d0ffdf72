import { isProblem, Problem } from '@elenco/core/kit';
import { id } from '@elenco/core/party';
import { stopNews } from '@elenco/core/saved';
import { z } from 'zod';
import { actions, sending } from '../adapters/form.server';
import type { Visit } from '../adapters/visit.server';

const mayFollow = ({ app, ip, now }: Visit<'public'>) => app.allowed('link', { ip }, now);
const keyIn = ({ url }: Visit<'public'>) => url.searchParams.get('key') ?? '';

/** The searches that a letter's link stops; null for a link that is good for nothing. Looking changes nothing. */
export async function loadNews(visit: Visit<'public'>) {
  const { app, actor, now } = visit;
  if (!(await mayFollow(visit))) return { notifying: null };
  try {
    const tokenHash = app.identity.linkHash(keyIn(visit));
    const decision = await app.rehearse(stopNews, { tokenHash }, { actor, now });
    return { notifying: 'reply' in decision ? decision.reply.notifying : null };
  } catch (error) {
    if (isProblem(error) && error.code === 'not_found') return { notifying: null };
    throw error;
  }
}

const form = z.object({ searchId: id.optional() });

/** One search, or all where none is named; leads back to what is left. */
const stop = sending<'public', typeof form>(form, async ({ searchId = null }, visit) => {
  if (!(await mayFollow(visit))) throw new Problem('too_often');
  const { app, actor, now, ip, url } = visit;
  try {
    const tokenHash = app.identity.linkHash(keyIn(visit));
    await app.perform(stopNews, { tokenHash, searchId }, { actor, now, ip });
  } catch (error) {
    if (!isProblem(error) || error.code !== 'not_found') throw error;
    throw new Problem('refused', [{ pointer: '', code: 'link_not_valid' }]);
  }
  return { to: `${url.pathname}${url.search}` };
});

export const newsActions = actions('public', { stop });
