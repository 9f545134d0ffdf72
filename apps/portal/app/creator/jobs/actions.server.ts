import { applyToJob, counterApplication, withdrawApplication } from '@elenco/core/hiring';
import { areaPath, id } from '@elenco/core/people';
import { z } from 'zod';
import { actions, command } from '../../adapters/form.server';
import type { RequestContext } from '../../adapters/requestContext.server';

/** Redirects to the job's URL, since a phone shows a job only if the URL contains its id. */
const applied =
  (toast: string) =>
  (_: unknown, { url }: RequestContext<'creator'>) => {
    const opening = Number(url.searchParams.get('opening'));
    const at = `${areaPath.creator}/jobs?tab=applied`;
    return { to: opening > 0 ? `${at}&opening=${opening}` : at, toast };
  };
const row = { id, version: z.int().positive() };
const { openingId, message, counterCents } = applyToJob.input.shape;

/** Form handlers of a creator for jobs, by intent. */
export const jobActions = actions('creator', {
  apply: command(applyToJob, {
    schema: z.object({ openingId, message: message.default(''), counterCents: counterCents.default(null) }),
    input: (given) => given,
    next: applied('applied'),
  }),
  counter: command(counterApplication, {
    schema: z.object({ ...row, counterCents: counterCents.default(null) }),
    input: (given) => given,
    next: applied('applicationChanged'),
  }),
  withdraw: command(withdrawApplication, {
    schema: z.object(row),
    input: (given) => given,
    next: applied('applicationWithdrawn'),
  }),
});
