import {
  briefings,
  contracts,
  figuresOf,
  inCurrency,
  inForce,
  MAX_CAMPAIGNS,
  type ReportFigures,
  rateBetween,
  reasonsFor,
  squads,
} from '@elenco/core/hiring';
import { type Currency, Currency as currencies } from '@elenco/core/kit';
import { areaPath } from '@elenco/core/people';
import type { RequestContext } from '../adapters/requestContext.server';
import { ages } from './options';
import { pictureOf, postPictureAt } from './present.server';
import { mergeSources } from './scope.server';

const MAX_OFFERED = 200;
const usualAge = 7;

/** Returns the campaigns and squads that can be compared, with the briefings of each. */
async function offeredOf({ app, actor }: RequestContext<'company'>, what: 'campaigns' | 'squads') {
  const newest = { by: 'id', down: true, limit: MAX_OFFERED };
  const hired = await app.pick(contracts, actor, ['briefingId'], { status: [...inForce] }, newest);
  const ids = [...new Set(hired.flatMap(({ briefingId }) => briefingId ?? []))];
  const running = await app.pick(briefings, actor, ['id', 'title', 'squadId', 'currency'], { id: ids });
  if (what === 'campaigns')
    return running
      .toSorted((a, b) => b.id - a.id)
      .map(({ id, title, currency }) => ({ id, title, currency, briefingIds: [id] }));
  const squadIds = [...new Set(running.flatMap(({ squadId }) => squadId ?? []))];
  const found = await app.pick(squads, actor, ['id', 'title', 'currency'], { id: squadIds });
  return found.map((squad) => ({
    ...squad,
    briefingIds: running.filter(({ squadId }) => squadId === squad.id).map(({ id }) => id),
  }));
}

/** Maximum number of pictures per campaign. */
const MAX_PICTURES = 6;

type ReportedPost = ReportFigures['posts'][number];

/** Returns the most viewed posts of each campaign, with their pictures. */
async function bestPosts({ app, url }: RequestContext<'company'>, all: readonly (readonly ReportedPost[])[]) {
  const area = url.pathname.startsWith(areaPath.admin) ? 'admin' : 'company';
  const best = all.map((posts) =>
    posts.toSorted((a, b) => (b.views ?? -1) - (a.views ?? -1)).slice(0, MAX_PICTURES),
  );
  const links = await app.reports.reportedPosts(best.flat().map(({ postId }) => postId));
  const pictures = new Map(links.map((link) => [link.id, pictureOf(link, postPictureAt(area))]));
  return best.map((posts) =>
    posts.map(({ postId, channel, format, views }) => ({
      postId,
      channel,
      format,
      views,
      picture: pictures.get(postId) ?? null,
    })),
  );
}

/**
 * Compares up to five campaigns or squads at the same age since publication, with the same formulas and
 * currency.
 */
export async function loadComparison(ctx: RequestContext<'company'>, what: 'campaigns' | 'squads') {
  const { app, actor, url } = ctx;
  const [offered, rates] = await Promise.all([offeredOf(ctx, what), app.money.latestRates()]);
  const asked = url.searchParams.getAll('id').map(Number);
  const all = offered.filter(({ id }) => asked.includes(id));
  const chosen = all.slice(0, MAX_CAMPAIGNS);
  const age = ages.find((one) => one === Number(url.searchParams.get('age'))) ?? usualAge;
  const currency: Currency =
    currencies.safeParse(url.searchParams.get('currency')).data ?? chosen[0]?.currency ?? 'BRL';
  const sources = await app.reports.reportSources(
    actor,
    chosen.flatMap(({ briefingIds }) => briefingIds),
    age,
  );
  const computed = chosen.flatMap((one) => {
    const source = mergeSources(one.briefingIds.flatMap((id) => sources.get(id) ?? []));
    if (!source) return [];
    const figures = figuresOf(inCurrency(source, currency, rates), {
      base: ['fees', 'service'],
      ageDays: age,
    });
    return [{ id: one.id, title: one.title, from: source.currency, figures }];
  });
  const [first] = computed;
  const best = await bestPosts(
    ctx,
    computed.map(({ figures }) => figures.posts),
  );
  return {
    what,
    /** Titles of the compared campaigns or squads, for the title of the page. */
    names: computed.map(({ title }) => title).join(', ') || '…',
    offered: offered.map(({ id, title }) => ({ id, title, chosen: chosen.some((one) => one.id === id) })),
    age,
    currency,
    tooMany: all.length > MAX_CAMPAIGNS,
    compared: computed.map(({ id, title, from, figures }, n) => ({
      id,
      title,
      total: figures.total,
      posts: best[n] ?? [],
      creators: figures.byCreator.length,
      rate: from === currency ? null : { from, value: rateBetween(from, currency, rates) },
      reasons: n === 0 || !first ? null : reasonsFor(first.figures, figures),
      unmeasured: figures.total.posts - figures.total.measured,
    })),
  };
}
export type Comparison = Awaited<ReturnType<typeof loadComparison>>;
