import { type Find, moveTo } from '../../kit';
import { type Actor, defineReaction } from '../../people';
import { type Briefing, briefings, type ShortlistEntry, shortlist } from '../briefing';
import { guestMarks } from '../shareLink';
import { type Application, applications, jobs, waitingForAnswer } from './job';

/** Loads and locks the open jobs and unanswered applications of a briefing that ends. */
async function left(find: Find<Actor>, { id: briefingId }: Briefing) {
  return {
    running: await find.lockMany(jobs, { briefingId, status: ['open', 'paused'] }),
    waiting: await find.lockMany(applications, { briefingId, status: waitingForAnswer }),
  };
}

type Left = Awaited<ReturnType<typeof left>>;

const ended = ({ rows: { running, waiting } }: { readonly rows: Left }) => [
  ...running.map(({ id }) => moveTo(jobs, id, 'close')),
  ...waiting.map(({ id }) => moveTo(applications, id, 'expire')),
];

const open = (find: Find<Actor>, { id: briefingId }: Briefing) =>
  find.lockMany(jobs, { briefingId, status: ['open', 'paused'] });

const closed = ({ rows }: { readonly rows: Awaited<ReturnType<typeof open>> }) =>
  rows.map(({ id }) => moveTo(jobs, id, 'close'));

/** Closes the job once creators are chosen. Applicants can still become stand-ins. */
export const closeWithSelection = defineReaction(briefings, 'endSelection', { load: open, decide: closed });

export const closeWithList = defineReaction(briefings, 'inviteList', { load: open, decide: closed });

export const closeJobOfCancelled = defineReaction(briefings, 'cancel', { load: left, decide: ended });

export const closeJobOfHired = defineReaction(briefings, 'complete', { load: left, decide: ended });

const ofEntry =
  (...status: Application['status'][]) =>
  (find: Find<Actor>, { briefingId, creatorId }: ShortlistEntry) =>
    find.lockMany(applications, { briefingId, creatorId, status });

/** Invites an applicant who is chosen from the shortlist, even after the answer day. */
export const inviteApplicant = defineReaction(shortlist, 'choose', {
  load: ofEntry('shortlisted', 'expired'),
  decide: ({ rows }) => rows.map(({ id }) => moveTo(applications, id, 'invite')),
});

/**
 * Keeps an applicant who is not chosen as a stand-in, and notifies the creator. Leaves out applicants that a
 * company member has discarded: they get an answer when the hiring ends or the answer day has passed.
 */
export const keepApplicant = defineReaction(shortlist, 'pass', {
  load: async (find, entry) => ({
    applied: await ofEntry('shortlisted')(find, entry),
    discards: await find.many(guestMarks, { entryId: entry.id, shareLinkId: null, opinion: 'no' }),
  }),
  decide: ({ rows: { applied, discards } }) =>
    discards.length > 0 ? [] : applied.map(({ id }) => moveTo(applications, id, 'wait')),
});
