import { defineMove } from '../../../people';
import { contents } from '../content';

/** From now on the public does not read it; it can be published again. */
export const withdrawContent = defineMove(contents, 'withdraw', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
