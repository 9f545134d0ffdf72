import type { DraftComment } from '@elenco/core/hiring';

/** Returns the number of unresolved comments of the brand and its guests. */
export const unresolvedOf = (comments: readonly Pick<DraftComment, 'side' | 'resolvedAt'>[]): number =>
  comments.filter(({ side, resolvedAt }) => side !== 'creator' && resolvedAt === null).length;
