import { defineMove } from '../../../people';
import { applications } from '../resource';
import { application } from '../schema';

/** A creator asks for another amount than before, until the brand has looked; null takes the range. */
export const counterApplication = defineMove(applications, 'counter', {
  fields: { counterCents: application.shape.counterCents },
  also: async () => null,
  decide: ({ input: { counterCents } }) => ({ patch: { counterCents } }),
});

/** A creator does not want the job any more. */
export const withdrawApplication = defineMove(applications, 'withdraw', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
