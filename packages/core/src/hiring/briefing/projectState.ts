import type { Briefing, BriefingStatus } from './schema';

/** Tabs on a company's page of projects. Each project is in exactly one. */
export const projectGroups = ['preparing', 'approved', 'in_progress', 'expired', 'closed'] as const;
export type ProjectGroup = (typeof projectGroups)[number];
export const isProjectGroup = (value: unknown): value is ProjectGroup =>
  projectGroups.some((group) => group === value);

type Dated = Pick<Briefing, 'status' | 'startsOn' | 'endsOn'>;

/** States before the hiring is completed. If the last day passes in one of them, the project expires. */
export const unhired = [
  'curation',
  'selection',
  'selection_ended',
  'awaiting_proposal',
  'hiring',
] as const satisfies readonly BriefingStatus[];

/**
 * True if the last day has passed before the hiring was completed. Computed; there is no such state. @param
 * today business date
 */
export const isExpired = ({ status, endsOn }: Pick<Briefing, 'status' | 'endsOn'>, today: string): boolean =>
  endsOn !== null && endsOn < today && unhired.some((state) => state === status);

/** States in which creators can be added: put on the shortlist, or invited after the selection. */
const adding: readonly BriefingStatus[] = ['curation', 'selection', 'awaiting_proposal', 'hiring'];

/**
 * True if creators can be added to a project. An expired project neither invites nor hires. @param today
 * business date
 */
export const acceptsCreators = (row: Pick<Briefing, 'status' | 'endsOn'>, today: string): boolean =>
  adding.includes(row.status) && !isExpired(row, today);

/** True if creators that the brand names become wishes of the brief, since staff have not approved it yet. */
export const keepsWishes = ({ status }: Pick<Briefing, 'status'>): boolean => status === 'under_approval';

/**
 * Returns a predicate for rows of projects. It is false if the project has expired, so that nothing is left
 * to do. @param today business date
 */
export function isOfLiveProject(
  projects: readonly Pick<Briefing, 'id' | 'status' | 'endsOn'>[],
  today: string,
): (row: { readonly briefingId: number | null }) => boolean {
  const expired = new Set(projects.filter((row) => isExpired(row, today)).map(({ id }) => id));
  return ({ briefingId }) => briefingId === null || !expired.has(briefingId);
}

/**
 * Returns the tab that shows a project. *Closed*: closed or cancelled. *Expired*: ended without a hiring.
 * *Approved*: approved but not started. *In progress*: started. *Preparing*: waits for the brand or for
 * approval.
 * @param today business date
 */
export function projectGroup(row: Dated, today: string): ProjectGroup {
  const { status, startsOn } = row;
  if (status === 'closed' || status === 'cancelled') return 'closed';
  if (status === 'draft' || status === 'under_approval') return 'preparing';
  if (isExpired(row, today)) return 'expired';
  return startsOn === null || startsOn > today ? 'approved' : 'in_progress';
}

/** Counts projects by tab; `all` is the sum of all tabs. @param today business date */
export function countGroups(
  rows: readonly Dated[],
  today: string,
): Readonly<Record<ProjectGroup | 'all', number>> {
  const counts = { all: rows.length, preparing: 0, approved: 0, in_progress: 0, expired: 0, closed: 0 };
  for (const row of rows) counts[projectGroup(row, today)] += 1;
  return counts;
}

/** State of a project with the same name on every page: the state of its briefing, or `expired`. */
export type ShownState = BriefingStatus | 'expired';
export const shownState = (row: Pick<Briefing, 'status' | 'endsOn'>, today: string): ShownState =>
  isExpired(row, today) ? 'expired' : row.status;
