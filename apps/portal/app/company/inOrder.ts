import type { Briefing } from '@elenco/core/hiring';

/** Sorts projects by creation, newest first; `up` reverses the order. */
export const inOrder = <R extends Pick<Briefing, 'id' | 'createdAt'>>(rows: readonly R[], up: boolean): R[] =>
  rows.toSorted((a, b) => (up ? 1 : -1) * (a.createdAt.localeCompare(b.createdAt) || a.id - b.id));
