import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { invitedStages, listMember, listMembers, lists } from '../../discovery';
import { accept, emit, type Find, insert, moveTo, refuse, update } from '../../kit';
import {
  type Actor,
  companies,
  creators,
  defineCommand,
  defineMove,
  id,
  missingInCompany,
  ofCompany,
  paragraph,
} from '../../people';
import { settings } from '../../platform';
import { briefings, canBeListed, isExpired, nothingDue, shortlist } from '../briefing';
import { byContract, isAdvertising, isInForce, settled } from '../contract';
import { answerByOf, invitationTo, proposals, refuseMoreThanWanted, withinWanted } from '../proposal';
import { hiringsOf } from './hirings';
import { openSquad, squads } from './squad';

export { approveProposals } from './approveProposals';
export { approveSquadProposals } from './approveSquadProposals';

/**
 * Asks the creators who have published content in a squad for the metrics of their posts, as the brand. Each
 * creator gets one notice per project, at most once a day. `asked` is the number of notices. Leaves out
 * freelancers, who publish nothing. Refuses with `nothing_published` and `asked_today`.
 */
export const requestFigures = defineCommand({
  name: 'squads.askFigures',
  rest: 'Asks a squad’s creators for the metrics of their posts',
  input: z.strictObject({ id }),
  async load(find, { id: squadId }) {
    const squad = await find.forUpdate(squads, squadId, ofCompany);
    return { squad, ...(await hiringsOf(find, squad)) };
  },
  decide({ rows: { squad, briefings: projects, deliverables }, now }) {
    const publishing = projects.filter(isAdvertising).map(({ id: briefingId }) => briefingId);
    const out = deliverables.filter(
      ({ briefingId, publishedAt }) => publishedAt !== null && publishing.includes(briefingId),
    );
    if (out.length === 0) return refuse('nothing_published');
    const { figuresAskedAt: last } = squad;
    if (last !== null && businessDate(last) === businessDate(now)) return refuse('asked_today');
    const notices = byContract(out).map(([first, ...more]) => {
      const { contractId, companyId, creatorId, briefingId } = first!;
      const about = { resource: squads.name, rowId: squad.id, companyId, creatorId, briefingId };
      return emit({ kind: 'squads.askFigures', ...about, data: { count: more.length + 1, contractId } });
    });
    return accept([update(squads, squad.id, { figuresAskedAt: now }), ...notices], { asked: notices.length });
  },
});

const input = z.strictObject({ squadId: id, briefingId: id });

const both = async (find: Find<Actor>, { squadId, briefingId }: z.output<typeof input>) => ({
  squad: await find.forUpdate(squads, squadId, ofCompany),
  briefing: await find.forUpdate(briefings, briefingId, ofCompany),
});

const isOpen = (status: string) => openSquad.some((state) => state === status);

/**
 * Adds one of the brand's briefings to a squad, or moves it from another squad. Refuses with `squad_over`
 * (params `status`), `briefing_over` (params `status`), and, at `/briefingId`, `silent_differs` and
 * `currency_differs`.
 */
export const attachBriefing = defineCommand({
  name: 'squads.attachBriefing',
  rest: 'Adds a briefing to a squad',
  input,
  load: both,
  decide({ rows: { squad, briefing } }) {
    if (!isOpen(squad.status)) return refuse('squad_over', '', { status: squad.status });
    const { id: briefingId, status, kind, currency } = briefing;
    if (status === 'closed' || status === 'cancelled') {
      return refuse('briefing_over', '/briefingId', { status });
    }
    if ((kind === 'silent_squad') !== squad.silent) return refuse('silent_differs', '/briefingId');
    if (currency !== squad.currency) return refuse('currency_differs', '/briefingId');
    return accept([update(briefings, briefingId, { squadId: squad.id })], { id: squad.id });
  },
});

/**
 * Removes a briefing from its squad. Possible only until the hiring of the briefing starts. Refuses with
 * `not_in_squad`, `briefing_hires`.
 */
export const detachBriefing = defineCommand({
  name: 'squads.detachBriefing',
  rest: 'Removes a briefing from its squad',
  input,
  load: both,
  decide({ rows: { squad, briefing } }) {
    if (briefing.squadId !== squad.id) return refuse('not_in_squad', '/briefingId');
    const hires = ['hiring', 'hired', 'closed'].includes(briefing.status);
    if (hires) return refuse('briefing_hires', '/briefingId');
    return accept([update(briefings, briefing.id, { squadId: null })], { id: squad.id });
  },
});

/** Maximum number of creators invited in one call. */
const MAX_INVITED = 200;

const invites = ['curation', 'selection', 'awaiting_proposal', 'hiring'] as const;

/**
 * Invites the creators on a list to a briefing of a squad, as the brand. Needs no selection, and ends a
 * selection in progress. `passedOver` is the number of creators who are at another stage of the list, are
 * already invited, accept no jobs or have no account. By default, invites creators at every stage except
 * `no`. Refuses with `not_in_squad`, `briefing_not_inviting` (params `status`), `project_expired`,
 * `company_incomplete` (params `missing`), and, at `/listId`, `nobody_to_invite` and `too_many_invited`
 * (params `most`). With `withinWanted`, also refuses with `more_than_wanted` (params `wanted` and `total`).
 */
export const inviteList = defineCommand({
  name: 'squads.inviteList',
  rest: 'Invites the creators of a list to a squad’s briefing',
  input: z.strictObject({
    briefingId: id,
    listId: id,
    /** Stages of the list whose creators are invited. */
    stages: z
      .array(listMember.shape.stage)
      .min(1, 'at_least_one')
      .max(listMember.shape.stage.options.length)
      .default([...invitedStages]),
    withinWanted,
  }),
  async load(find, { briefingId, listId, stages }) {
    const briefing = await find.forUpdate(briefings, briefingId, ofCompany);
    const list = await find.forUpdate(lists, listId, ofCompany);
    const members = await find.many(listMembers, { listId: list.id });
    const creatorIds = members.flatMap(({ creatorId, stage }) =>
      creatorId !== null && stages.includes(stage) ? creatorId : [],
    );
    const [company] = await find.many(companies, { id: briefing.companyId });
    return {
      briefing,
      members,
      company: company!,
      creators: await find.many(creators, { id: creatorIds }),
      asked: await find.many(proposals, { briefingId }),
      entries: await find.lockMany(shortlist, { briefingId, status: 'released' }),
      settings: await find.many(settings, { key: 'answer_days' }),
    };
  },
  decide({ rows, input, now }) {
    const { briefing, members, company, asked, entries } = rows;
    if (briefing.squadId === null) return refuse('not_in_squad', '/briefingId');
    const { status } = briefing;
    if (!invites.some((one) => one === status)) {
      return refuse('briefing_not_inviting', '/briefingId', { status });
    }
    if (isExpired(briefing, businessDate(now))) return refuse('project_expired', '/briefingId');
    const missing = missingInCompany(company);
    if (missing.length > 0) return refuse('company_incomplete', '', { missing: missing.join(', ') });

    const known = new Set(asked.map(({ creatorId }) => creatorId));
    const fresh = rows.creators.filter((one) => canBeListed(one) && !known.has(one.id));
    if (fresh.length === 0) return refuse('nobody_to_invite', '/listId');
    if (fresh.length > MAX_INVITED) return refuse('too_many_invited', '/listId', { most: MAX_INVITED });

    const refusal = input.withinWanted && refuseMoreThanWanted(briefing, asked, fresh.length, now);
    if (refusal) return refusal;

    const named = new Set(fresh.map(({ id: creatorId }) => creatorId));
    const begins = status === 'curation' || status === 'selection';
    const ending = begins
      ? [
          ...entries.map((one) => moveTo(shortlist, one.id, named.has(one.creatorId) ? 'choose' : 'pass')),
          moveTo(briefings, briefing.id, 'inviteList', { patch: nothingDue }),
        ]
      : [];
    const answerBy = answerByOf(rows.settings, now);
    const invited = fresh.map((one) => insert(proposals, invitationTo(briefing, one.id, answerBy, now)));
    return accept([...ending, ...invited], {
      squadId: briefing.squadId,
      invited: fresh.length,
      passedOver: members.length - fresh.length,
    });
  },
});

export const planSquad = defineMove(squads, 'plan', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});

/** Submits the chosen creators of a squad for approval. Refuses with `squad_without_briefings`. */
export const reviewSquad = defineMove(squads, 'review', {
  fields: {},
  also: hiringsOf,
  decide: ({ also: { briefings } }) => (briefings.length === 0 ? refuse('squad_without_briefings') : {}),
});

/** Starts a squad. Refuses with `nobody_hired` if none of its contracts is in force. */
export const startSquad = defineMove(squads, 'start', {
  fields: {},
  also: hiringsOf,
  decide: ({ also: { contracts } }) => (contracts.some(isInForce) ? {} : refuse('nobody_hired')),
});

/** Moves a squad to reporting. Refuses with `nothing_published`. */
export const reportSquad = defineMove(squads, 'report', {
  fields: {},
  also: hiringsOf,
  decide: ({ also: { deliverables } }) =>
    deliverables.some(({ publishedAt }) => publishedAt !== null) ? {} : refuse('nothing_published'),
});

/** Closes a squad. Refuses with `pieces_open` (params `count`) while deliverables are unpublished. */
export const closeSquad = defineMove(squads, 'close', {
  fields: {},
  also: hiringsOf,
  decide({ also: { deliverables } }) {
    const open = deliverables.filter(({ status }) => !settled.includes(status));
    return open.length > 0 ? refuse('pieces_open', '', { count: open.length }) : {};
  },
});

/** Cancels a squad before it runs, as the brand. Its briefings are kept. Refuses with `squad_has_hirings`. */
export const cancelSquad = defineMove(squads, 'cancel', {
  fields: { comment: paragraph(1_000) },
  also: hiringsOf,
  decide: ({ also: { contracts } }) => (contracts.length > 0 ? refuse('squad_has_hirings') : {}),
});
