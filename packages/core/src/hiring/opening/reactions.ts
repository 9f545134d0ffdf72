import { type Find, moveTo } from '../../kit';
import { type Actor, defineReaction } from '../../people';
import { type Briefing, briefings, type ShortlistEntry, shortlist } from '../briefing';
import { type Application, applications, openings, waitingForAnswer } from './opening';

/** With the briefing its job ends, and who still waits is told. */
async function left(find: Find<Actor>, { id: briefingId }: Briefing) {
  return {
    jobs: await find.lockMany(openings, { briefingId, status: ['open', 'paused'] }),
    waiting: await find.lockMany(applications, { briefingId, status: waitingForAnswer }),
  };
}

type Left = Awaited<ReturnType<typeof left>>;

const ended = ({ rows: { jobs, waiting } }: { readonly rows: Left }) => [
  ...jobs.map(({ id }) => moveTo(openings, id, 'close')),
  ...waiting.map(({ id }) => moveTo(applications, id, 'expire')),
];

const open = (find: Find<Actor>, { id: briefingId }: Briefing) =>
  find.lockMany(openings, { briefingId, status: ['open', 'paused'] });

const closed = ({ rows }: { readonly rows: Awaited<ReturnType<typeof open>> }) =>
  rows.map(({ id }) => moveTo(openings, id, 'close'));

/** Once the names are chosen nobody new applies; who has applied may still be a stand-in. */
export const closeWithSelection = defineReaction(briefings, 'endSelection', { load: open, decide: closed });

export const closeWithList = defineReaction(briefings, 'inviteList', { load: open, decide: closed });

export const endOpeningWithCancelled = defineReaction(briefings, 'cancel', { load: left, decide: ended });

export const endOpeningWithHired = defineReaction(briefings, 'complete', { load: left, decide: ended });

const ofEntry =
  (...status: Application['status'][]) =>
  (find: Find<Actor>, { briefingId, creatorId }: ShortlistEntry) =>
    find.lockMany(applications, { briefingId, creatorId, status });

/** Who applied and is chosen from the shortlist is invited, like everybody else on it, also after the day of the answer. */
export const inviteApplicant = defineReaction(shortlist, 'choose', {
  load: ofEntry('shortlisted', 'expired'),
  decide: ({ rows }) => rows.map(({ id }) => moveTo(applications, id, 'invite')),
});

/** Who applied and is not chosen waits as a stand-in, and is told. */
export const keepApplicant = defineReaction(shortlist, 'pass', {
  load: ofEntry('shortlisted'),
  decide: ({ rows }) => rows.map(({ id }) => moveTo(applications, id, 'wait')),
});
