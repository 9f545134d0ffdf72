import { nextStop, queueOf } from '@elenco/core/operations';
import type { RequestContext } from '../adapters/requestContext.server';
import { loadBriefings, loadHirings } from '../company/hirings.server';
import { waiting as ofCompany } from '../company/waiting';
import { waiting as ofCreator } from '../creator/waiting';
import { loadWork } from '../creator/work.server';
import { queueIn } from './address';

type Context = Pick<RequestContext<'shared'>, 'app' | 'actor' | 'now' | 'url'>;

/** Returns the next row of the queue in the address; null if there is no queue. */
export async function loadQueue(ctx: Context) {
  const queue = queueIn(ctx.url);
  if (!queue || ctx.actor.role === 'admin') return null;
  const { code, at } = queue;
  const stops = queueOf(ctx.actor, await loadWaiting(ctx), code);
  const next = nextStop(stops, at);
  return { code, next: next ?? null, of: stops.length };
}
export type Queue = NonNullable<Awaited<ReturnType<typeof loadQueue>>>;

async function loadWaiting({ app, actor, now }: Context) {
  if (actor.role === 'creator') {
    const { offers, ...rows } = await loadWork({ app, actor, now });
    return ofCreator({ ...rows, offers: offers.map((one) => one.proposal) });
  }
  if (actor.role !== 'company') return {};
  const all = await loadBriefings({ app, actor });
  // The company's own data are on one page, so they are no queue.
  return ofCompany({ ...(await loadHirings({ app, actor }, all)), missing: 0 });
}
