import { type Find, moveTo } from '../../../kit';
import { type Actor, defineReaction } from '../../../people';
import { type ShortlistEntry, shortlist } from '../../briefing';
import { applications } from '../resource';
import type { Application } from '../schema';

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
