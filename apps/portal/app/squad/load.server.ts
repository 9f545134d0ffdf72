import { randomUUID } from 'node:crypto';
import { businessDate } from '@elenco/brazil';
import { listMembers, lists, stagesByInterest } from '@elenco/core/discovery';
import {
  balancesOf,
  budgetOf,
  charges,
  lateSide,
  payouts,
  unpaidCharges,
  withInvoices,
} from '@elenco/core/finance';
import {
  boardOf,
  briefings,
  canBeListed,
  contracts,
  deliverables,
  hasLapsed,
  isExpired,
  isStillInvited,
  mostUrgent,
  openSquad,
  proposals,
  squads,
} from '@elenco/core/hiring';
import { sum } from '@elenco/core/kit';
import { nextDate } from '@elenco/core/operations';
import { creators } from '@elenco/core/people';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { faceFields, faceOf } from '../company/faces';
import { picturesOf } from '../pieces/pictures.server';
import { loadActivity } from './activity.server';
import { publishingDays } from './days';
import { viewIn } from './paths';
import { piecesOf } from './pieces';
import { stillRunning } from './stillRunning';

const offerFields = ['id', 'briefingId', 'creatorId', 'status', 'totalCents', 'answerBy'] as const;
/** Fields of creators for their portraits, and for whether they can be invited. */
const creatorFields = [...faceFields, 'available', 'removedAt', 'profileType', 'presences'] as const;
const contractFields = [
  'id',
  'proposalId',
  'briefingId',
  'creatorId',
  'status',
  'totalCents',
  'companyAcceptedAt',
] as const;
const pieceFields = [
  'id',
  'version',
  'contractId',
  'amendmentId',
  'briefingId',
  'creatorId',
  'status',
  'channel',
  'format',
  'ordinal',
  'dueOn',
  'remindedAt',
  'publishedAt',
  'changeNote',
] as const;
const chargeFields = [
  'contractId',
  'amendmentId',
  'briefingId',
  'purpose',
  'status',
  'dueOn',
  'reportedAt',
] as const;
const briefFields = [
  'id',
  'title',
  'status',
  'kind',
  'visited',
  'budgetCents',
  'contractedCents',
  'currency',
  'startsOn',
  'endsOn',
  'links',
  'attachments',
  'creatorsWanted',
] as const;

/** Loads a squad with its creators, money and board, with one query per resource. */
export async function loadSquad(ctx: RequestContext<'company'>) {
  const { app, actor, now, url } = ctx;
  const squad = await app.get(squads, actor, idIn(ctx));
  const view = viewIn(url);
  const today = businessDate(now);
  const all = await app.pick(briefings, actor, briefFields, { squadId: squad.id }, { by: 'id' });
  const alive = all.filter(({ status }) => status !== 'cancelled');
  const of = { briefingId: alive.map(({ id }) => id) };
  const [asked, made, work, ownLists, listed, free] = await Promise.all([
    app.pick(proposals, actor, offerFields, of),
    app.pick(contracts, actor, contractFields, of),
    app.pick(deliverables, actor, pieceFields, of, { by: 'id' }),
    app.pick(lists, actor, ['id', 'name'], { companyId: squad.companyId }, { by: 'name' }),
    app.pick(listMembers, actor, ['listId', 'stage', 'creatorId'], { companyId: squad.companyId }),
    view === 'brief'
      ? app.pick(
          briefings,
          actor,
          ['id', 'title', 'kind'],
          { companyId: squad.companyId, squadId: null },
          { by: 'createdAt', down: true, limit: 100 },
        )
      : [],
  ]);
  const lapsed = asked.filter(hasLapsed(alive, today));
  const offers = asked.filter((offer) => !lapsed.includes(offer));
  const [moved, owed, paid, known, steps] = await Promise.all([
    app.money.ofProjects(actor, of.briefingId),
    app.pick(charges, actor, chargeFields, { ...of, status: ['open', 'overdue', 'combined'] }),
    app.pick(payouts, actor, ['contractId', 'status', 'dueOn'], of),
    app.pick(creators, actor, creatorFields, {
      id: [...new Set([...offers, ...listed].flatMap(({ creatorId }) => creatorId ?? []))],
    }),
    loadActivity(ctx, squad, of.briefingId, view === 'activity'),
  ]);
  const cast = known.filter(({ id }) => offers.some(({ creatorId }) => creatorId === id));
  const unpaid = unpaidCharges(owed);
  const isCreatorLate = (piece: Parameters<typeof lateSide>[0]) =>
    lateSide(piece, unpaid, today) === 'creator';
  const board = boardOf({ offers, contracts: made, work, isCreatorLate, today });
  const pieces = piecesOf(board);
  const nextOf = ({ proposalId, contractId }: (typeof board)[number]) => {
    const by = (one: { readonly contractId: number | null }) => one.contractId === contractId;
    const answer = offers.filter(({ id }) => id === proposalId);
    return contractId === null
      ? nextDate({ offers: answer, work: [], charges: [], payouts: [] }, today)
      : nextDate(
          {
            offers: [],
            work: work.filter(by),
            charges: withInvoices(owed, by),
            payouts: paid.filter(by),
          },
          today,
        );
  };
  return {
    title: squad.title,
    squad,
    view,
    today,
    /** True for the brand; staff see no buttons. */
    may: actor.role === 'company',
    /** True while the squad allows bulk actions. */
    open: actor.role === 'company' && openSquad.some((state) => state === squad.status),
    /** Contracts that wait for the brand's acceptance. */
    toAccept: made.filter((row) => row.status === 'sent' && row.companyAcceptedAt === null).length,
    budget: budgetOf({ squad, briefings: alive, offers, contracts: made, balances: balancesOf(moved) }),
    rows: board,
    stillRunning: stillRunning(squad, alive, today),
    /**
     * Number of proposals and invitations that were open when their projects expired, and titles of the
     * expired projects.
     */
    lapsed: {
      count: lapsed.length,
      projects: alive.filter((row) => isExpired(row, today)).map(({ title }) => title),
    },
    /** Rows of the board; by default the most urgent ones. */
    lines: (url.searchParams.get('lines') === 'all' ? board : mostUrgent(board)).map((row) => ({
      ...row,
      next: nextOf(row),
    })),
    ready: pieces.filter(({ status }) => status === 'published' || status === 'verified').length,
    total: pieces.length,
    days: publishingDays(work, isCreatorLate, today),
    work: view === 'calendar' ? work : [],
    chosen: await chosenPiece(ctx, work),
    briefings: all,
    free: free.filter(({ kind }) => (kind === 'silent_squad') === squad.silent),
    /** Stages of each list; creators who agreed or negotiate come first. */
    lists: ownLists.map((list) => ({
      ...list,
      stages: stagesByInterest.flatMap((stage) => {
        const count = listed.filter((one) => one.listId === list.id && one.stage === stage).length;
        return count > 0 ? [{ stage, count }] : [];
      }),
      /** Creators on the list who can be invited. */
      members: listed.flatMap(({ listId, stage, creatorId }) => {
        const one = known.find(({ id }) => listId === list.id && id === creatorId);
        return one && canBeListed(one) ? [{ stage, creatorId: one.id, name: one.name }] : [];
      }),
    })),
    /** The creators asked for a proposal in each briefing, and the number of open or accepted invitations. */
    asked: Object.fromEntries(
      all.map(({ id }) => {
        const own = asked.filter(({ briefingId }) => briefingId === id);
        const creatorIds = own.map(({ creatorId }) => creatorId);
        return [id, { creatorIds, invited: own.filter(isStillInvited).length }];
      }),
    ),
    steps,
    cast: Object.fromEntries(cast.map((one) => [one.id, { name: one.name, face: faceOf(one) }])),
    priced: sum(made.map(({ totalCents }) => totalCents)),
    /** Idempotency key of the page's forms. */
    pressKey: randomUUID(),
    clientId: randomUUID(),
  };
}
export type SquadData = Awaited<ReturnType<typeof loadSquad>>;

/** Returns the deliverable in the query string with its picture, and the target column. */
async function chosenPiece<P extends { readonly id: number; readonly briefingId: number | null }>(
  ctx: RequestContext<'company'>,
  work: readonly P[],
) {
  const { searchParams } = ctx.url;
  const piece = work.find(({ id }) => String(id) === searchParams.get('piece'));
  if (!piece) return null;
  const pictures = await picturesOf(ctx, [piece]);
  return { piece, picture: pictures[piece.id] ?? null, to: searchParams.get('to') };
}
