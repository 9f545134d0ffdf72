import type { Briefing, BriefingStatus } from './schema';

/** Tabs of a company's projects. They are a partition: each project is in exactly one. */
export const projectGroups = ['preparing', 'approved', 'in_progress', 'expired', 'closed'] as const;
export type ProjectGroup = (typeof projectGroups)[number];
export const isProjectGroup = (value: unknown): value is ProjectGroup =>
  projectGroups.some((group) => group === value);

type Dated = Pick<Briefing, 'status' | 'startsOn' | 'endsOn'>;

/** States in which the hiring is not completed: a project whose last day passes in one of them expires. */
export const unhired = [
  'curation',
  'selection',
  'selection_ended',
  'awaiting_proposal',
  'hiring',
] as const satisfies readonly BriefingStatus[];

/** True if the last day has passed before the hiring was completed. Derived, no state of its own. @param today business date */
export const isExpired = ({ status, endsOn }: Pick<Briefing, 'status' | 'endsOn'>, today: string): boolean =>
  endsOn !== null && endsOn < today && unhired.some((state) => state === status);

/** States in which creators can be added: named for the selection, or invited directly after it. */
const adding: readonly BriefingStatus[] = ['curation', 'selection', 'awaiting_proposal', 'hiring'];

/** True if creators can be added to a project: an expired one neither invites nor hires. @param today business date */
export const acceptsCreators = (row: Pick<Briefing, 'status' | 'endsOn'>, today: string): boolean =>
  adding.includes(row.status) && !isExpired(row, today);

/** Returns a test of a project's rows: false for those of expired ones, which are no next steps. @param today business date */
export function isOfLiveProject(
  projects: readonly Pick<Briefing, 'id' | 'status' | 'endsOn'>[],
  today: string,
): (row: { readonly briefingId: number | null }) => boolean {
  const expired = new Set(projects.filter((row) => isExpired(row, today)).map(({ id }) => id));
  return ({ briefingId }) => briefingId === null || !expired.has(briefingId);
}

/**
 * Returns the tab of a project: *closed* is closed or cancelled; *expired* ended without a hiring; *approved*
 * was approved and has not started; *in progress* has started; *preparing* waits for the brand or for approval.
 * @param today business date
 */
export function projectGroup(row: Dated, today: string): ProjectGroup {
  const { status, startsOn } = row;
  if (status === 'closed' || status === 'cancelled') return 'closed';
  if (status === 'draft' || status === 'under_approval') return 'preparing';
  if (isExpired(row, today)) return 'expired';
  return startsOn === null || startsOn > today ? 'approved' : 'in_progress';
}

/** Counts projects by tab; `all` is the sum of the others. @param today business date */
export function countGroups(
  rows: readonly Dated[],
  today: string,
): Readonly<Record<ProjectGroup | 'all', number>> {
  const counts = { all: rows.length, preparing: 0, approved: 0, in_progress: 0, expired: 0, closed: 0 };
  for (const row of rows) counts[projectGroup(row, today)] += 1;
  return counts;
}

/** State of a project as every screen names it: the state of its briefing, or `expired`. */
export type ShownState = BriefingStatus | 'expired';
export const shownState = (row: Pick<Briefing, 'status' | 'endsOn'>, today: string): ShownState =>
  isExpired(row, today) ? 'expired' : row.status;
