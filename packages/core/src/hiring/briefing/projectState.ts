import type { Briefing, BriefingStatus } from './schema';

/** Tabs on a company's page of projects. Each project is in exactly one. */
export const projectGroups = ['preparing', 'approved', 'in_progress', 'expired', 'closed'] as const;
export type ProjectGroup = (typeof projectGroups)[number];
export const isProjectGroup = (value: unknown): value is ProjectGroup =>
  projectGroups.some((group) => group === value);

type Dated = Pick<Briefing, 'status' | 'startsOn' | 'endsOn'>;

/** States before the hiring is completed. A project expires if its last day passes in one of these states. */
export const statesBeforeHiring = [
  'curation',
  'selection',
  'selection_ended',
  'awaiting_proposal',
  'hiring',
] as const satisfies readonly BriefingStatus[];

/**
 * True if the last day has passed before the hiring was completed. Expiry is computed and not a stored state.
 * @param today business date
 */
export const isExpired = ({ status, endsOn }: Pick<Briefing, 'status' | 'endsOn'>, today: string): boolean =>
  endsOn !== null && endsOn < today && statesBeforeHiring.some((state) => state === status);

/** States in which creators can be added: to the shortlist, or by invitation after the selection. */
const adding: readonly BriefingStatus[] = ['curation', 'selection', 'awaiting_proposal', 'hiring'];

/**
 * True if creators can be added to a project. Expired projects can neither invite nor hire creators.
 * @param today business date
 */
export const acceptsCreators = (row: Pick<Briefing, 'status' | 'endsOn'>, today: string): boolean =>
  adding.includes(row.status) && !isExpired(row, today);

/**
 * True if creators that the brand chooses are stored as wishes of the brief, because staff have not approved
 * it yet.
 */
export const keepsWishes = ({ status }: Pick<Briefing, 'status'>): boolean => status === 'under_approval';

/**
 * True if an invitation by e-mail may name the project: creators can be added, and the project is not secret.
 * @param today business date
 */
export const canBeNamed = (row: Pick<Briefing, 'kind' | 'status' | 'endsOn'>, today: string): boolean =>
  row.kind !== 'silent_squad' && (keepsWishes(row) || acceptsCreators(row, today));

/**
 * Returns a predicate for rows of projects. It is false for rows of an expired project, which need no action.
 * @param today business date
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
 * *Approved*: approved but not started. *In progress*: started. *Preparing*: waiting for the brand or for
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

/**
 * Counts projects by tab; `all` is the sum of all tabs.
 * @param today business date
 */
export function countGroups(
  rows: readonly Dated[],
  today: string,
): Readonly<Record<ProjectGroup | 'all', number>> {
  const counts = { all: rows.length, preparing: 0, approved: 0, in_progress: 0, expired: 0, closed: 0 };
  for (const row of rows) counts[projectGroup(row, today)] += 1;
  return counts;
}

/** State of a project, which has the same name on every page: the state of its briefing, or `expired`. */
export type ShownState = BriefingStatus | 'expired';
export const shownState = (row: Pick<Briefing, 'status' | 'endsOn'>, today: string): ShownState =>
  isExpired(row, today) ? 'expired' : row.status;
