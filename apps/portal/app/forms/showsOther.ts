/** Parameters that show another row on the same page: of a queue, and of the versions of a draft. */
const ROW_PARAMS = ['at', 'piece', 'number'] as const;

/** True if two locations show different forms. */
export function showsOther(one: Pick<Location, 'pathname' | 'search'>, other: typeof one): boolean {
  const [now, next] = [new URLSearchParams(one.search), new URLSearchParams(other.search)];
  return one.pathname !== other.pathname || ROW_PARAMS.some((name) => now.get(name) !== next.get(name));
}
