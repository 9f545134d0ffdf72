import { addDays, businessDate } from '@elenco/brazil';
import { balancesOf } from '@elenco/core/finance';
import {
  type Briefing,
  briefings,
  campaignStates,
  contracts,
  isInForce,
  statesBeforeHiring,
} from '@elenco/core/hiring';
import type { Comparison } from '@elenco/core/kit';
import { companies, id } from '@elenco/core/people';
import { z } from 'zod';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { campaignAt } from '../search/paths';
import { seesMoney } from './progress';

const PAGE = 25;

/** Sort orders in the query string; the first is the default. */
const orders = ['newest', 'oldest', 'contracted'] as const;

/** States in the filter. An expired project is listed under `expired` only. */
const states = [...campaignStates, 'expired'] as const;

/** Parses the filters in the query string; ignores invalid values. */
function askedIn({ searchParams }: URL) {
  const state = states.find((one) => one === searchParams.get('state')) ?? null;
  const sort = orders.find((one) => one === searchParams.get('sort')) ?? orders[0];
  const text = (searchParams.get('q') ?? '').replace(/[\0\p{Cs}]/gu, '').trim();
  return { q: text.slice(0, 120), state, sort, after: afterIn(searchParams.get('after') ?? '') };
}

/**
 * Parses the position at which the previous page ended: the id of its last row. If the list is sorted by
 * contracted amount, the amount follows (`57`, `57-400000`).
 */
function afterIn(text: string) {
  const [key, cents = 0] = text.split('-').map(Number);
  const last = z.object({ id, cents: z.int().min(0) }).safeParse({ id: key, cents });
  return last.success ? last.data : null;
}
type Asked = ReturnType<typeof askedIn>;

/** Loads the campaigns of the user's company; for staff, those of all companies. */
export const loadCampaigns = (ctx: RequestContext<'company'>) =>
  campaignsOf(ctx, ctx.actor.role === 'company' ? ctx.actor.companyId : null);

/** Loads the campaigns of the company in the URL's path. */
export const loadCompanyCampaigns = (ctx: RequestContext<'company'>) => campaignsOf(ctx, idIn(ctx));

async function campaignsOf(ctx: RequestContext<'company'>, companyId: number | null) {
  const { app, actor, url } = ctx;
  const asked = askedIn(url);
  const company = companyId === null ? null : await app.get(companies, actor, companyId);
  const {
    rows: found,
    total,
    exact,
  } = await app.list(briefings, actor, {
    where: conditionsOf(asked, companyId, businessDate(ctx.now)),
    sort: {
      field: asked.sort === 'contracted' ? 'contractedCents' : 'id',
      down: asked.sort !== 'oldest',
    },
    offset: 0,
    // One row more than a page, which shows whether there is a next page.
    limit: PAGE + 1,
  });
  const rows = found.slice(0, PAGE);
  const of = { briefingId: rows.map((row) => row.id) };
  const [made, moved, names] = await Promise.all([
    app.pick(contracts, actor, ['briefingId', 'creatorId', 'status'], of),
    app.money.ofProjects(actor, of.briefingId),
    company ? [] : app.pick(companies, actor, ['id', 'tradeName'], { id: rows.map((row) => row.companyId) }),
  ]);
  const last = found.length > PAGE ? rows.at(-1) : undefined;
  return {
    asked,
    states,
    /** True for brands; staff cannot start a campaign. */
    mayBegin: actor.role === 'company',
    /** Name of the company; null for the list of all companies. */
    companyName: company?.tradeName ?? null,
    /** Number of campaigns on all pages; null after the first page, or if the number is not exact. */
    total: asked.after === null && exact ? total : null,
    first: asked.after === null ? null : addressOf(asked, url, null),
    next: last ? addressOf(asked, url, last) : null,
    rows: rows.map((row) => {
      const { id: key, title, status, channels, startsOn, endsOn } = row;
      const { budgetCents, contractedCents, currency } = row;
      const hired = made.filter((one) => one.briefingId === key && isInForce(one));
      return {
        id: key,
        title,
        status,
        channels,
        startsOn,
        endsOn,
        budgetCents,
        contractedCents,
        currency,
        to: campaignAt(row.companyId, key),
        company: names.find((one) => one.id === row.companyId)?.tradeName ?? null,
        creators: new Set(hired.map((one) => one.creatorId)).size,
        paidCents: seesMoney(actor)
          ? (balancesOf(moved.filter((one) => one.briefingId === key))[0]?.paidCents ?? 0)
          : null,
      };
    }),
  };
}
export type Campaigns = Awaited<ReturnType<typeof loadCampaigns>>;

function conditionsOf(
  { q, state, sort, after }: Asked,
  companyId: number | null,
  today: string,
): Comparison[] {
  return [
    ...inState(state, today),
    ...(companyId === null ? [] : [{ field: 'companyId', test: 'in' as const, values: [companyId] }]),
    ...(q === '' ? [] : [{ field: 'q', test: 'text' as const, values: [q] }]),
    ...(after ? [afterRowCondition(sort, after)] : []),
  ];
}

/** Returns the condition for a state. Expired projects match only the state `expired` (`shownState`). */
function inState(state: Asked['state'], today: string): Comparison[] {
  if (state === null) return [{ field: 'status', test: 'in', values: campaignStates }];
  if (state === 'expired') {
    return [
      { field: 'status', test: 'in', values: statesBeforeHiring },
      { field: 'endsOn', test: 'to', values: [addDays(today, -1)] },
    ];
  }
  return [
    { field: 'status', test: 'in', values: [state] },
    ...(statesBeforeHiring.some((one) => one === state)
      ? [{ field: 'endsOn', test: 'from' as const, values: [today] }]
      : []),
  ];
}

function afterRowCondition(
  sort: Asked['sort'],
  { id: last, cents }: NonNullable<Asked['after']>,
): Comparison {
  if (sort === 'contracted') return { field: 'contractedCents', test: 'below', values: [cents, last] };
  if (sort === 'oldest') return { field: 'id', test: 'from', values: [last + 1] };
  return { field: 'id', test: 'to', values: [last - 1] };
}

/** Returns the URL of the list after a row, or from its start. */
function addressOf(
  { q, state, sort }: Asked,
  { pathname }: URL,
  last: Pick<Briefing, 'id' | 'contractedCents'> | null,
): string {
  const value = sort === 'contracted' ? `-${last?.contractedCents}` : '';
  const params = new URLSearchParams({
    ...(q ? { q } : {}),
    ...(state ? { state } : {}),
    ...(sort === orders[0] ? {} : { sort }),
    ...(last ? { after: `${last.id}${value}` } : {}),
  }).toString();
  return params ? `${pathname}?${params}` : pathname;
}
