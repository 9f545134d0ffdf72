import { writeQuery } from '@elenco/core/discovery';
import { balancesOf } from '@elenco/core/finance';
import {
  type Briefing,
  briefings,
  campaignStates,
  contracts,
  deliverables,
  evaluations,
  isInForce,
  proposals,
  searchOf,
} from '@elenco/core/hiring';
import { companies, creators } from '@elenco/core/people';
import { planHas } from '@elenco/core/platform';
import { actions } from '../adapters/form.server';
import { idIn, notFound, type RequestContext } from '../adapters/requestContext.server';
import { faceFields, facesOf } from '../company/faces';
import { listActionHandlers, loadListActions } from '../search/listActions.server';
import { searchPath } from '../search/paths';
import { seenOf } from '../search/seen';
import { castStatusOf, costPerPost, isNotCancelled, progressOf, seesMoney } from './progress';

/** Loads one campaign with its creators and known results. */
export async function loadCampaign(ctx: RequestContext<'company'>) {
  const data = await campaignOf(ctx, idIn(ctx, 'projectId'));
  if (data.campaign.companyId !== idIn(ctx)) throw notFound();
  return data;
}
export type CampaignData = Awaited<ReturnType<typeof loadCampaign>>;

/** Loads a campaign with one query per resource. */
export async function campaignOf(ctx: RequestContext<'company'>, projectId: number) {
  const { app, actor } = ctx;
  const row = await app.get(briefings, actor, projectId);
  if (!campaignStates.includes(row.status)) throw notFound();
  const of = { briefingId: row.id };
  const [offers, made, work, moved, opinions, company, listActions] = await Promise.all([
    app.pick(proposals, actor, ['creatorId', 'status', 'totalCents', 'round'], of),
    app.pick(contracts, actor, ['id', 'creatorId', 'status', 'totalCents'], of),
    app.pick(deliverables, actor, ['id', 'creatorId', 'status', 'channel', 'link'], of),
    app.money.ofProjects(actor, [row.id]),
    app.pick(evaluations, actor, ['creatorId', 'rating', 'status'], { ...of, side: 'company' }),
    app.get(companies, actor, row.companyId),
    loadListActions(ctx),
  ]);
  // Creators with a contract first, then those with a proposal.
  const ids = [...new Set([...made.filter(isNotCancelled), ...offers, ...made].map((one) => one.creatorId))];
  const [named, profiles] = await Promise.all([
    app.pick(creators, actor, faceFields, { id: ids }),
    app.search.profilesOfKeys(actor, ids.map(String)),
  ]);
  const paid = (some: typeof moved) => (seesMoney(actor) ? (balancesOf(some)[0]?.paidCents ?? 0) : null);
  const rated = opinions.filter(({ status }) => status === 'done');
  const cast = facesOf(ids, named).map((face) => {
    const by = (one: { readonly creatorId: number | null }) => one.creatorId === face.id;
    const profile = profiles.find(by);
    const castStatus = castStatusOf(made.filter(by).find(isNotCancelled) ?? made.find(by), offers.find(by));
    const works = work.filter(by);
    return {
      face,
      /**
       * The creator's profile in the search; null for creators who are suspended, hidden or deleted. Their
       * hirings and payments still count.
       */
      profile: profile ? seenOf(profile) : null,
      castStatus,
      progress: progressOf(works),
      posts: works.flatMap(({ id, channel, link }) => (link ? [{ id, channel, link }] : [])),
      paidCents: paid(moved.filter(({ contractId }) => made.some((one) => one.id === contractId && by(one)))),
      rating: rated.find(by)?.rating ?? null,
    };
  });
  const hired = made.filter(isInForce);
  const sums = {
    contractedCents: row.contractedCents,
    paidCents: paid(moved),
    ...progressOf(work),
  };
  return {
    title: row.title,
    key: crypto.randomUUID(),
    campaign: campaignFields(row),
    companyName: company.tradeName,
    cast,
    listActions,
    mayExport: actor.role !== 'company' || planHas(company.plan, 'files'),
    /** URL of the search with the filters of the brief. */
    similar: `${searchPath}?${writeQuery(searchOf(row))}`,
    results: {
      hired: new Set(hired.map((one) => one.creatorId)).size,
      ...sums,
      perPostCents: costPerPost(sums),
      rated: rated.length,
      rating: averageOf(rated.flatMap(({ rating }) => rating ?? [])),
    },
  };
}

const averageOf = (ratings: readonly number[]): number | null =>
  ratings.length === 0 ? null : ratings.reduce((sum, one) => sum + one, 0) / ratings.length;

const campaignFields = ({
  id: key,
  companyId,
  status,
  startsOn,
  endsOn,
  budgetCents,
  currency,
}: Briefing) => ({ id: key, companyId, status, startsOn, endsOn, budgetCents, currency });

export const campaignActions = actions('company', listActionHandlers);
