/**
 * Query parameters that select a different row on the same page: a row of a queue, or a version of a draft.
 */
const ROW_PARAMS = ['at', 'piece', 'number'] as const;

/** True if two locations show different forms. */
export function showsOtherForm(one: Pick<Location, 'pathname' | 'search'>, other: typeof one): boolean {
  const [now, next] = [new URLSearchParams(one.search), new URLSearchParams(other.search)];
  return one.pathname !== other.pathname || ROW_PARAMS.some((name) => now.get(name) !== next.get(name));
}
