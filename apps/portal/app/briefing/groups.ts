import type { Briefing } from '@elenco/core/hiring';

/** The filters of the list of projects (docs/spec/states.md#briefing). */
export const groups = ['in_progress', 'approved', 'expired', 'closed'] as const;
export type Group = (typeof groups)[number];
export const isGroup = (value: unknown): value is Group => groups.some((group) => group === value);

const running = ['curation', 'selection', 'selection_ended', 'awaiting_proposal', 'hiring', 'hired'];

type Dated = Pick<Briefing, 'status' | 'startsOn' | 'endsOn'>;

/**
 * True if it ended by its dates without a hiring; derived, not a state of its own. `today` is a business
 * date.
 */
export const isExpired = ({ status, endsOn }: Dated, today: string): boolean =>
  running.includes(status) && status !== 'hired' && endsOn !== null && endsOn < today;

/** Sorts by creation, whatever the dates; `up` puts the oldest first. */
export const inOrder = <R extends Pick<Briefing, 'id' | 'createdAt'>>(rows: readonly R[], up: boolean): R[] =>
  rows.toSorted((a, b) => (up ? 1 : -1) * (a.createdAt.localeCompare(b.createdAt) || a.id - b.id));

/** Returns the filters that contain a briefing; none for drafts and briefings in review by staff. */
export function groupsOf(row: Dated, today: string): Group[] {
  if (row.status === 'closed' || row.status === 'cancelled') return ['closed'];
  if (isExpired(row, today)) return ['expired'];
  if (!running.includes(row.status)) return [];
  return row.startsOn === null || row.startsOn > today ? ['in_progress', 'approved'] : ['in_progress'];
}
