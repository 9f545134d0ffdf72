import { insert } from '../../../kit';
import { defineMove } from '../actor';
import { CODE_LENGTH, codeOf, curatorCodes } from '../curator';

/** Another code in the place of this one, which nobody can sign up with any more; who came by it stays. */
export const rotateCuratorCode = defineMove(curatorCodes, 'rotate', {
  fields: {},
  also: async (find) => find.random(CODE_LENGTH),
  decide: ({ row: { creatorId }, also: random, now }) => ({
    and: [insert(curatorCodes, { creatorId, code: codeOf(random), status: 'open', statusSince: now })],
  }),
});
