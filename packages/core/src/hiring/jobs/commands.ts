import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, type FieldError, insert, moveTo, Problem, refuse, update } from '../../kit';
import { creators, defineCommand, defineMove, id, paragraph, requireAccess, systemOnly } from '../../people';
import { briefings, canBeListed, listed, match, shortlist } from '../briefing';
import { conditionsFor, matchJob } from './fit';
import {
  acceptsApplicants,
  application,
  applicationFlow,
  applications,
  byBrandOrCuration,
  job,
  jobAccess,
  jobFlow,
  jobs,
  waitingForAnswer,
} from './job';

/**
 * Adds an applicant to the shortlist of the briefing, which also contains the creators proposed by curation.
 * The match score uses the price of the application. If the creator is already on the shortlist, only the
 * score changes. Refuses with `not_open_for_names` (params `status`) and `creator_unavailable` (params
 * `name`).
 */
export const shortlistApplicant = defineMove(applications, 'shortlist', {
  fields: {},
  async also(find, { briefingId, creatorId }) {
    const [briefing] = await find.lockMany(briefings, { id: briefingId });
    const [entry] = await find.lockMany(shortlist, { briefingId, creatorId });
    const [creator] = await find.many(creators, { id: creatorId });
    const [entryId] = await find.ids(shortlist, 1);
    return { briefing: briefing!, entry, creator: creator!, entryId: entryId! };
  },
  decide({ row: { counterCents }, also: { briefing, entry, creator, entryId } }) {
    const { status } = briefing;
    if (!acceptsApplicants(briefing)) return refuse('not_open_for_names', '', { status });
    if (!canBeListed(creator)) return refuse('creator_unavailable', '', { name: creator.name });
    if (entry) return { and: [update(shortlist, entry.id, match(briefing, creator, counterCents))] };
    const added = insert(shortlist, { id: entryId, ...listed(briefing, creator, null, counterCents) });
    return { and: status === 'selection' ? [added, moveTo(shortlist, entryId, 'release')] : [added] };
  },
});

/** Keeps an applicant as a stand-in, in case a chosen creator declines. */
export const waitlistApplicant = defineMove(applications, 'wait', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});

export const declineApplicant = defineMove(applications, 'decline', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ input: { comment } }) => ({ patch: { answer: comment } }),
});

/**
 * Closes jobs after their last day to apply. Expires every application that has no answer after the answer
 * day, including shortlisted applicants and stand-ins. Run daily.
 */
export const answerDueApplications = defineCommand({
  name: 'applications.answerDue',
  input: z.strictObject({}),
  async load(find, _input, { actor, now }) {
    requireAccess(actor, systemOnly);
    const today = businessDate(now);
    const running = await find.lockMany(jobs, { status: ['open', 'paused'] });
    const waiting = await find.lockMany(applications, { status: waitingForAnswer });
    const asked = await find.many(jobs, { id: [...new Set(waiting.map(({ openingId }) => openingId))] });
    const overdue = new Set(asked.filter(({ answersOn }) => answersOn < today).map(({ id }) => id));
    return {
      ended: running.filter(({ closesOn }) => closesOn < today),
      unanswered: waiting.filter(({ openingId }) => overdue.has(openingId)),
    };
  },
  decide({ rows: { ended, unanswered } }) {
    const changes = [
      ...ended.map(({ id }) => moveTo(jobs, id, 'close')),
      ...unanswered.map(({ id }) => moveTo(applications, id, 'expire')),
    ];
    return accept(changes, { closed: ended.length, answered: unanswered.length });
  },
});

/**
 * Applies to a job, as a creator, for the fee range of the job or another amount. Repeating the application
 * has no further effect. Refuses with `opening_closed` and, for each condition that the creator does not
 * meet, `condition_unmet` (params `condition`).
 */
export const applyToJob = defineCommand({
  name: 'applications.apply',
  rest: 'Applies for an open job as a creator',
  notWhileImpersonating: true,
  input: z.strictObject({
    openingId: id,
    message: application.shape.message,
    counterCents: application.shape.counterCents,
  }),
  async load(find, { openingId }, { actor }) {
    if (actor.role !== 'creator') throw new Problem('not_found');
    const opening = await find.forUpdate(jobs, openingId, jobAccess.read);
    const creatorId = actor.creatorId;
    const [there] = await find.lockMany(applications, { openingId, creatorId });
    const [creator] = await find.many(creators, { id: creatorId });
    const [newId] = await find.ids(applications, 1);
    return { opening, there, creator: creator!, newId: newId! };
  },
  decide({ rows: { opening, there, creator, newId }, input, now }) {
    if (there) return accept([], { id: there.id });
    if (opening.status !== 'open' || opening.closesOn < businessDate(now)) return refuse('opening_closed');
    const unmet = conditionsFor(opening, creator).filter(({ met }) => !met);
    if (unmet.length > 0) {
      const refused = unmet.map(
        ({ code }): FieldError => ({ pointer: '', code: 'condition_unmet', params: { condition: code } }),
      );
      return { refused };
    }
    const { briefingId, companyId, currency } = opening;
    const row = {
      id: newId,
      ...input,
      briefingId,
      companyId,
      currency,
      creatorId: creator.id,
      answer: '',
      score: matchJob(opening, creator, input.counterCents).score,
      status: applicationFlow.initial,
      statusSince: now,
    };
    return accept([insert(applications, row)], { id: newId });
  },
});

const { summary, feeLowCents, feeHighCents, places, conditions, closesOn, answersOn } = job.shape;

/**
 * Publishes a briefing as a job, as the brand or curation. Possible during curation and selection. Copies the
 * fields that creators may read. Refuses with `not_open_for_names` (params `status`), `silent_not_open` for a
 * silent squad, `already_open`, `range_reversed` at `/feeHighCents`, `day_passed` at `/closesOn`,
 * `before_deadline` at `/answersOn`.
 */
export const openBriefing = defineCommand({
  name: 'openings.open',
  rest: 'Opens a job of a briefing to applications',
  input: z.strictObject({
    briefingId: id,
    summary,
    feeLowCents,
    feeHighCents,
    places,
    conditions,
    closesOn,
    answersOn,
  }),
  async load(find, { briefingId }) {
    const briefing = await find.forUpdate(briefings, briefingId, byBrandOrCuration);
    const [there] = await find.lockMany(jobs, { briefingId, status: ['open', 'paused'] });
    return { briefing, there };
  },
  decide({ rows: { briefing, there }, input, now }) {
    const { status, kind, feeBp } = briefing;
    if (status !== 'curation' && status !== 'selection') {
      return refuse('not_open_for_names', '', { status });
    }
    if (kind === 'silent_squad') return refuse('silent_not_open');
    if (there) return refuse('already_open');
    const wrong: FieldError[] = [];
    if (input.feeHighCents < input.feeLowCents)
      wrong.push({ pointer: '/feeHighCents', code: 'range_reversed' });
    if (input.closesOn < businessDate(now)) wrong.push({ pointer: '/closesOn', code: 'day_passed' });
    if (input.answersOn < input.closesOn) wrong.push({ pointer: '/answersOn', code: 'before_deadline' });
    if (wrong.length > 0) return { refused: wrong };

    const { title, brand, skill, tags, channels, wanted, startsOn, endsOn, currency, companyId } = briefing;
    const copied = { title, brand, skill, tags, channels, wanted, startsOn, endsOn, currency, companyId };
    const row = {
      ...input,
      ...copied,
      feeBp: feeBp ?? 0,
      undecided: 0,
      status: jobFlow.initial,
      statusSince: now,
    };
    return accept([insert(jobs, row)], { briefingId: briefing.id });
  },
});

const plain = { fields: {}, also: async () => null, decide: () => ({}) };

/** Pauses a job: creators cannot apply until it is resumed. */
export const pauseJob = defineMove(jobs, 'pause', plain);

export const resumeJob = defineMove(jobs, 'resume', plain);

/** Closes a job. Existing applications still get an answer. */
export const closeJob = defineMove(jobs, 'close', plain);

/**
 * Changes the amount that the applicant asks for, before the brand has decided; null accepts the fee range.
 */
export const counterApplication = defineMove(applications, 'counter', {
  fields: { counterCents: application.shape.counterCents },
  also: async (find, { openingId, creatorId }) => ({
    opening: (await find.many(jobs, { id: openingId }))[0]!,
    creator: (await find.many(creators, { id: creatorId }))[0]!,
  }),
  decide: ({ also: { opening, creator }, input: { counterCents } }) => ({
    patch: { counterCents, score: matchJob(opening, creator, counterCents).score },
  }),
});

/** Withdraws an application, as its creator. */
export const withdrawApplication = defineMove(applications, 'withdraw', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
