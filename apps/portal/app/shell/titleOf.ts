import { isUnfilled } from '@elenco/core/kit';
import type { RouteHandle } from '../handle';

interface Match {
  readonly handle: unknown;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly data: unknown;
}

/**
 * Returns the title of the deepest route that has a title and its data. If the data of a page is missing, as
 * for staff or after a failure, the page has the title of its area.
 */
export function titleOf(
  matches: readonly Match[],
  say: (key: string, values: object) => string,
): string | undefined {
  const titles = matches.toReversed().flatMap(({ handle, params, data }) => {
    const title = (handle as RouteHandle | undefined)?.title;
    if (!title) return [];
    const key = typeof title === 'function' ? title(params, data) : title;
    return [say(key, { ...(data as object | undefined) })];
  });
  return titles.find((title) => !isUnfilled(title));
}
