import { insert } from '../../../kit';
import { defineMove } from '../actor';
import { CODE_LENGTH, codeOf, curatorCodes } from '../curator';

/** Replaces a curator's code; the old one no longer works for sign-up, and attributions stay. */
export const rotateCuratorCode = defineMove(curatorCodes, 'rotate', {
  fields: {},
  also: async (find) => find.random(CODE_LENGTH),
  decide: ({ row: { creatorId }, also: random, now }) => ({
    and: [insert(curatorCodes, { creatorId, code: codeOf(random), status: 'open', statusSince: now })],
  }),
});
