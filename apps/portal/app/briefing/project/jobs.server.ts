import type { Application, Briefing } from '@elenco/core/hiring';
import {
  acceptsApplicants,
  applications,
  decisionsFor,
  guestMarks,
  jobs,
  shortlist,
} from '@elenco/core/hiring';
import { creators } from '@elenco/core/people';
import type { RequestContext } from '../../adapters/requestContext.server';
import { pricedFields, shownCreator } from '../select/shownCreator';

/** Loads the job of a briefing with its applicants; null if the briefing has no job and cannot have one. */
export async function loadJob({ app, actor }: RequestContext<'company'>, briefing: Briefing, shown: boolean) {
  const { id, kind } = briefing;
  const may = kind !== 'silent_squad' && acceptsApplicants(briefing);
  const found = await app.see(jobs, actor, { briefingId: id }, { by: 'id', down: true });
  if (!may && found.length === 0) return null;
  const byScore = shown
    ? await app.see(applications, actor, { briefingId: id }, { by: 'score', down: true })
    : [];
  const waits = ({ status }: Application) => Number(status === 'applied');
  const applied = byScore.toSorted((one, other) => waits(other) - waits(one));
  const ids = applied.map(({ creatorId }) => creatorId);
  const [people, findable] =
    ids.length > 0
      ? await Promise.all([
          app.pick(creators, actor, pricedFields, { id: ids }),
          app.search.findable(actor, ids),
        ])
      : [[], []];
  const discarded = applied.some(({ status }) => status === 'shortlisted')
    ? await discardedBy({ app, actor }, id)
    : [];
  return {
    /** The newest job, or null. Only one job can be open at a time. */
    opening: found[0] ?? null,
    mayOpen: may && found.every((one) => one.status === 'closed'),
    decisions: decisionsFor(briefing),
    applied: applied.map((one) => {
      const person = people.find((creator) => creator.id === one.creatorId);
      return {
        ...one,
        name: person?.name ?? '',
        creator: person ? shownCreator(briefing, person, { findable, asked: one }) : null,
        /** True if the reader has discarded the applicant on the shortlist. */
        isDiscarded: one.status === 'shortlisted' && discarded.includes(one.creatorId),
      };
    }),
  };
}
export type JobOfProject = NonNullable<Awaited<ReturnType<typeof loadJob>>>;

/** Returns the creators that the reader has discarded on the shortlist of a briefing. */
async function discardedBy(
  { app, actor }: Pick<RequestContext<'company'>, 'app' | 'actor'>,
  briefingId: number,
): Promise<number[]> {
  const [entries, marks] = await Promise.all([
    app.pick(shortlist, actor, ['id', 'creatorId'], { briefingId }),
    app.pick(guestMarks, actor, ['entryId', 'userId', 'opinion'], { briefingId }),
  ]);
  const own = marks.filter(
    ({ userId, opinion }) => opinion === 'no' && 'userId' in actor && userId === actor.userId,
  );
  return entries
    .filter(({ id }) => own.some(({ entryId }) => entryId === id))
    .map(({ creatorId }) => creatorId);
}
