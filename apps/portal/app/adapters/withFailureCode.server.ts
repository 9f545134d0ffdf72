import { isProblem, Problem } from '@elenco/core';
import { isUnavailable } from '@elenco/db';
import type { FormHandler } from './form.server';
import type { Area } from './requestContext.server';

/**
 * Wraps a form handler: an unexpected failure becomes the refusal `code` instead of an error page. Logs the
 * cause.
 */
export const withFailureCode = <A extends Area>(
  code: string,
  { schema, send }: FormHandler<A>,
): FormHandler<A> => ({
  schema,
  async send(value, ctx, key) {
    try {
      return await send(value, ctx, key);
    } catch (error) {
      if (error instanceof Response || isProblem(error) || isUnavailable(error)) throw error;
      const problem = new Problem('unexpected', [{ pointer: '', code }]);
      problem.cause = error;
      throw problem;
    }
  },
});
