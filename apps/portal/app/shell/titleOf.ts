import { isUnfilled } from '@elenco/core/kit';
import type { RouteHandle } from '../handle';

interface Match {
  readonly handle: unknown;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly data: unknown;
}

/**
 * Returns the title of the deepest route that has one and whose loader gave what it names; a page that is shown without
 * its data (to staff who look on, or as a failure) has the title of the area around it.
 */
export function titleOf(
  matches: readonly Match[],
  say: (key: string, values: object) => string,
): string | undefined {
  const titles = matches.toReversed().flatMap(({ handle, params, data }) => {
    const title = (handle as RouteHandle | undefined)?.title;
    if (!title) return [];
    const key = typeof title === 'function' ? title(params) : title;
    return [say(key, { ...(data as object | undefined) })];
  });
  return titles.find((title) => !isUnfilled(title));
}
