import type { Briefing } from '@elenco/core/hiring';
import { applications, decisionsFor, jobs, takesApplicants } from '@elenco/core/hiring';
import { creators } from '@elenco/core/people';
import type { RequestContext } from '../../adapters/requestContext.server';
import { faceFields, faceOf } from '../../company/faces';

/** Loads the job of a briefing with its applicants; null if the briefing has no job and cannot have one. */
export async function loadJob({ app, actor }: RequestContext<'company'>, briefing: Briefing, shown: boolean) {
  const { id, kind } = briefing;
  const may = kind !== 'silent_squad' && takesApplicants(briefing);
  const found = await app.see(jobs, actor, { briefingId: id }, { by: 'id', down: true });
  if (!may && found.length === 0) return null;
  const applied = shown
    ? await app.see(applications, actor, { briefingId: id }, { by: 'score', down: true })
    : [];
  const people =
    applied.length > 0
      ? await app.pick(creators, actor, faceFields, { id: applied.map(({ creatorId }) => creatorId) })
      : [];
  return {
    /** Only one job is open at a time; earlier jobs stay readable. */
    opening: found[0] ?? null,
    mayOpen: may && found.every((one) => one.status === 'closed'),
    decisions: decisionsFor(briefing),
    applied: applied.map((one) => {
      const person = people.find((creator) => creator.id === one.creatorId);
      return { ...one, name: person?.name ?? '', face: person ? faceOf(person) : null };
    }),
  };
}
export type JobOfProject = NonNullable<Awaited<ReturnType<typeof loadJob>>>;
