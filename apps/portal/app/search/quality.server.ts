import { businessDate } from '@elenco/brazil';
import { audienceInPlaces, type InPlaces, type Profile } from '@elenco/core/discovery';
import { type Briefing, briefings, isExpired, statesBeforeHiring } from '@elenco/core/hiring';
import type { RequestContext } from '../adapters/requestContext.server';

/** Maximum number of briefs whose places are compared: the newest briefs that still choose creators. */
const MAX_BRIEFS = 3;
/** Number of briefs that are read, since expired ones are filtered out afterwards. */
const MAX_READ = 50;
const open = ['under_approval', ...statesBeforeHiring] as const;
const fields = ['id', 'title', 'demographics', 'status', 'endsOn'] as const;

/** Share of a creator's audience in the places of a brief. */
export interface InBrief extends InPlaces {
  readonly id: number;
  readonly title: string;
  /** Date of the audience's data; null if the source states none. */
  readonly on: string | null;
}

type Brief = Pick<Briefing, 'id' | 'title' | 'demographics'>;

/** Returns the newest briefs of the brand that still choose creators; none for staff. */
export async function openBriefs({ app, actor, now }: RequestContext<'company'>): Promise<readonly Brief[]> {
  if (actor.role !== 'company') return [];
  const order = { by: 'id', down: true, limit: MAX_READ } as const;
  const rows = await app.pick(briefings, actor, fields, { status: [...open] }, order);
  return rows.filter((row) => !isExpired(row, businessDate(now))).slice(0, MAX_BRIEFS);
}

/** Returns the audience in the places of briefs; briefs without a known place are left out. */
export const audienceInBriefs = (
  briefs: readonly Brief[],
  { audience, origin }: Pick<Profile, 'audience' | 'origin'>,
): readonly InBrief[] =>
  briefs.flatMap(({ id, title, demographics }) => {
    const found = audience && audienceInPlaces(audience, demographics.place);
    return found ? [{ id, title, on: audience.measuredAt ?? origin?.at ?? null, ...found }] : [];
  });
