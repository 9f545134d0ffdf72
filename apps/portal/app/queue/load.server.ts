import { businessDate } from '@elenco/brazil';
import { isExpired, needsStandIns, shortlist } from '@elenco/core/hiring';
import {
  followUpsOf,
  inQueue,
  isQueueOfProjects,
  nextStop,
  previousStop,
  type QueueCode,
  queueOf,
  subjectOf,
  type Waiting,
} from '@elenco/core/operations';
import { type Actor, areaPath } from '@elenco/core/people';
import type { RequestContext } from '../adapters/requestContext.server';
import { loadBriefings, loadHirings } from '../company/hirings.server';
import { waiting as ofCompany } from '../company/waiting';
import { waiting as ofCreator } from '../creator/waiting';
import { loadWork } from '../creator/work.server';
import { keepQueue, queueIn } from './address';

type Context = Pick<RequestContext, 'app' | 'now' | 'url'> & { readonly actor: Actor };

/**
 * Returns the queue in the query string with the rows before and after the current one; null if there is no
 * queue. The home page lists all tasks itself, and the page of a follow-up shows what is left of it, so both
 * have no queue.
 */
export async function loadQueue(ctx: Context) {
  const queue = queueIn(ctx.url);
  if (!queue || (ctx.actor.role !== 'company' && ctx.actor.role !== 'creator')) return null;
  const { pathname } = ctx.url;
  if (pathname === areaPath[ctx.actor.role]) return null;
  const { code, at, done } = queue;
  const { waiting, titles } = await loadWaiting(ctx, code);
  const stops = queueOf(ctx.actor, waiting, code);
  // Only a finished queue leads on to other tasks.
  const followUps = stops.length > 0 ? [] : followUpsOf(ctx.actor, waiting, code);
  const pageOf = ({ together, link }: (typeof followUps)[number]) => together ?? link;
  const isOwnPage = (to: string) => !to.includes('#') && to.split('?')[0] === pathname;
  if (followUps.some((one) => isOwnPage(pageOf(one)))) return null;
  const index = stops.findIndex(({ id }) => id === at);
  const toOf = (stop: ReturnType<typeof nextStop>) => (stop ? inQueue(stop.to, code, stop.id, done) : null);
  return {
    at,
    /** Position of the current row among all rows of the queue; null if it is done. */
    number: index < 0 ? null : done + index + 1,
    of: done + stops.length,
    ofProjects: isQueueOfProjects(ctx.actor, code),
    left: stops.length,
    result: resultOf(code, at, waiting),
    /** Title of the project or contract of the current row; null if it is done. */
    title: stops[index] ? (titles.get(stops[index].of) ?? null) : null,
    next: toOf(nextStop(stops, at)),
    previous: toOf(previousStop(stops, at)),
    /** Tasks that follow from the finished queue, such as contracts to accept. */
    followUps: followUps.map((one) => ({
      code: one.code,
      params: one.params,
      /** Keeps the queue, so that its bar also leads on from this page. */
      to: keepQueue(ctx.url, pageOf(one)),
      /** Title of the project, if all rows of the task belong to one. */
      project:
        one.briefingId === null
          ? null
          : (titles.get(subjectOf({ id: 0, briefingId: one.briefingId })) ?? null),
    })),
  };
}
/**
 * Returns why a row that left its queue is not finished; null if it is finished. `differs`: its invoice was
 * received with differences to correct. `unsent`: the returned contract is a draft that has not been sent
 * again.
 */
export function resultOf(code: string, at: number, waiting: Waiting<QueueCode>): 'differs' | 'unsent' | null {
  const waits = (other: 'fix_invoice' | 'send_contract' | 'fill_contract') =>
    (waiting[other] ?? []).some(({ id }) => id === at);
  if (code === 'send_invoice' && waits('fix_invoice')) return 'differs';
  if (code === 'revise_contract' && (waits('send_contract') || waits('fill_contract'))) return 'unsent';
  return null;
}
export type Queue = NonNullable<Awaited<ReturnType<typeof loadQueue>>>;

/**
 * Runs the form of a page in a queue, and returns the redirect target. If the form completed its row, the
 * target is the page of the next row. After the last row, or if the user should look at the result (`stays`),
 * the form's own target is returned.
 */
export async function sendInQueue<
  Sent extends {
    readonly to: string;
    readonly toast?: string;
    readonly about?: string;
    readonly isNext?: true;
    readonly stays?: true;
  },
>(ctx: Context, send: () => Promise<Sent>): Promise<Sent> {
  const queue = queueIn(ctx.url);
  if (!queue) return send();
  const { code, at, done } = queue;
  const before = await loadWaiting(ctx, code);
  const own = ({ id }: { id: number }) => id === at;
  const waited = queueOf(ctx.actor, before.waiting, code).find(own);
  const sent = await send();
  const stops = waited ? queueOf(ctx.actor, (await loadWaiting(ctx, code)).waiting, code) : [];
  if (!waited || stops.some(own)) return { ...sent, to: keepQueue(ctx.url, sent.to) };
  const next = nextStop(stops, at);
  // If no row is left, the target does not include the queue. The queue's message "nothing left" would
  // contradict a result that the user should look at.
  if (sent.stays) return next ? { ...sent, to: keepQueue(ctx.url, sent.to) } : sent;
  if (!next) return { ...sent, to: keepQueue(ctx.url, sent.to) };
  const to = inQueue(next.to, code, next.id, done + 1);
  // The next page is about another row, so the toast also names the completed one, or its project.
  const about = sent.about ?? before.titles.get(waited.of);
  return sent.toast && about ? { ...sent, to, about, isNext: true } : { ...sent, to };
}

interface Loaded {
  readonly waiting: Waiting<QueueCode>;
  /** Titles of projects and Elenco Pay contracts, by `subjectOf`. */
  readonly titles: ReadonlyMap<string, string>;
}

async function loadWaiting({ app, actor, now }: Context, code: string): Promise<Loaded> {
  if (actor.role === 'creator') {
    const { offers, ...rows } = await loadWork({ app, actor, now });
    const titles = [
      ...rows.made.map(({ briefingId, title }) => [subjectOf({ id: 0, briefingId }), title] as const),
      ...offers.map(({ brief }) => [subjectOf({ id: 0, briefingId: brief.id }), brief.title] as const),
      ...rows.talks.map(({ id, title }) => [subjectOf({ id: 0, payContractId: id }), title] as const),
    ];
    return {
      waiting: ofCreator({ ...rows, offers: rows.liveOffers }),
      titles: new Map(titles),
    };
  }
  if (actor.role !== 'company') return { waiting: {}, titles: new Map() };
  const all = await loadBriefings({ app, actor });
  // Tasks about the company's own data are all on one page, so they form no queue.
  const hirings = { ...(await loadHirings({ app, actor }, all)), missing: [] };
  return {
    waiting: {
      ...ofCompany(hirings, now),
      invite_stand_ins: withStandIns.has(code) ? await loadStandIns({ app, actor, now }, hirings) : [],
    },
    titles: new Map(all.map(({ id, title }) => [subjectOf({ id: 0, briefingId: id }), title])),
  };
}

/**
 * Queues for which stand-ins are loaded. Inviting stand-ins follows from these queues and is not a task of
 * its own.
 */
const withStandIns: ReadonlySet<string> = new Set<QueueCode>(['answer_proposals', 'invite_stand_ins']);

/** Returns the stand-ins who can take the place of a creator who left. */
async function loadStandIns(
  { app, actor, now }: Pick<Context, 'app' | 'actor' | 'now'>,
  { all, offers }: Pick<Awaited<ReturnType<typeof loadHirings>>, 'all' | 'offers'>,
) {
  const today = businessDate(now);
  const lacking = all.filter(needsStandIns(offers)).filter((row) => !isExpired(row, today));
  if (lacking.length === 0) return [];
  const of = { status: 'stand_in', briefingId: lacking.map(({ id }) => id) } as const;
  return app.pick(shortlist, actor, ['id', 'briefingId'], of);
}
