import { isProblem } from '@elenco/core';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { type Area, authorize, notFound, type RequestContext } from './requestContext.server';

/**
 * Wraps a loader or action of a brand page for its second URL, which is below the back office's path and for
 * staff only.
 */
export const staffOnly =
  <Answer>(run: (args: LoaderFunctionArgs) => Promise<Answer>) =>
  async (args: LoaderFunctionArgs): Promise<Answer> => {
    const { actor } = args.context;
    if (actor.role !== 'admin' && actor.role !== 'nobody') throw notFound();
    return run(args);
  };

/** Creates a loader for an area. It checks access first, then reads within the actor's scope. */
export function page<A extends Exclude<Area, 'guest'>, Data>(
  area: A,
  load: (ctx: RequestContext<A>) => Promise<Data>,
) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    try {
      return await load(authorize(area, args));
    } catch (error) {
      throw isProblem(error) && error.code === 'not_found' ? notFound() : error;
    }
  };
}
